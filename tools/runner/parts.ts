/** The parts of `npm test`, in the order in which they run. */
import {
  runApiTests,
  runCheck,
  runE2eTests,
  runLedgerReports,
  runScriptCheck,
  runStorybookChecks,
  runStoryTests,
  runUnitTests,
  type SuiteResult,
} from './suites.ts';

const parts = {
  static: async () => [
    await runCheck('types', 'tsc', ['-p', 'tsconfig.json']),
    await runCheck('lint', 'biome', ['check', '.']),
    await runCheck('unused code', 'knip', []),
    await runCheck('words', 'cspell', ['lint', '--no-progress', '--no-summary']),
    await runScriptCheck('spec ledger', 'scripts/checkLedger.ts'),
    await runScriptCheck('states', 'scripts/checkStates.ts'),
  ],
  unit: async () => [await runUnitTests()],
  api: runApiTests,
  stories: async () => [await runStoryTests()],
  storybook: runStorybookChecks,
  e2e: async () => [await runE2eTests()],
  // Reads the reports of the others.
  ledger: async () => [await runLedgerReports()],
} satisfies Record<string, () => Promise<SuiteResult[]>>;

type Part = keyof typeof parts;

export const partNames = Object.keys(parts) as Part[];

const isPart = (name: string): name is Part => name in parts;

/**
 * Runs parts of `npm test` one after the other.
 * @param only the names of the parts, separated by commas; all of them when undefined
 * @throws when a name is unknown
 */
export async function runParts(only?: string): Promise<SuiteResult[]> {
  const wanted = only?.split(',') ?? partNames;
  const unknown = wanted.filter((name) => !isPart(name));
  if (unknown.length > 0) {
    throw new Error(`There is no part ${unknown.join(', ')} in npm test. The parts are ${partNames.join(', ')}.`);
  }
  const results: SuiteResult[] = [];
  for (const name of wanted.filter(isPart)) results.push(...(await parts[name]()));
  return results;
}
