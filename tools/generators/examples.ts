import { readDomains } from './call.ts';
import { generate, type Typed } from './generate.ts';

/** One of each kind, a call of each domain, and a machine with and without a screen and a call. */
const examplesOf = (root: string): Typed[] => [
  { kind: 'component', name: 'ZebraPart' },
  { kind: 'screen', name: 'ZebraHerd' },
  { kind: 'call', name: 'ZebraFacts' },
  ...readDomains(root).map((domain) => ({
    kind: 'call',
    name: `Zebra${domain.charAt(0).toUpperCase()}${domain.slice(1)}`,
    domain,
  })),
  { kind: 'machine', name: 'ZebraFacts' },
  { kind: 'machine', name: 'ZebraHerd' },
  { kind: 'machine', name: 'ZebraCrossing' },
];

/**
 * Generates examples of every kind, to be checked.
 * @param root the root of a copy of the project, absolute
 * @returns the new and the changed files, from the root
 */
export async function generateExamples(root: string): Promise<ReadonlySet<string>> {
  const files = new Set<string>();
  for (const example of examplesOf(root)) {
    const { added, changed } = await generate(root, example);
    for (const file of [...added, ...changed]) files.add(file);
  }
  return files;
}
