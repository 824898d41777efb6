/** The parts of `npm test`, in the order in which they run. */
import { globSync } from 'node:fs';
import { changedFiles, nearbyTests } from './changed.ts';
import { readImports } from './imports.ts';
import { buildStorybook, root } from './project.ts';
import {
  runApiOnPglite,
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
  api: () => runApiTests(),
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
 * Runs parts of `npm test` one after the other, while Storybook is built for the part that needs it.
 * @param only the names of the parts, separated by commas; all of them when undefined
 * @throws when a name is unknown
 */
export async function runParts(only?: string): Promise<SuiteResult[]> {
  const wanted = only?.split(',') ?? partNames;
  const unknown = wanted.filter((name) => !isPart(name));
  if (unknown.length > 0) {
    throw new Error(`There is no part ${unknown.join(', ')} in npm test. The parts are ${partNames.join(', ')}.`);
  }
  // The build and the first checks keep one core busy each. The part that needs it reports a failure.
  if (wanted.includes('static') && wanted.includes('storybook')) buildStorybook().catch(() => {});
  const results: SuiteResult[] = [];
  for (const name of wanted.filter(isPart)) results.push(...(await parts[name]()));
  return results;
}

/** How many files of tests near a change are run, so that it takes two minutes and not ten. */
const MOST_NEARBY = { stories: 50, api: 15 };

/**
 * Runs what a change can have broken most likely: types, lint and words of everything, the unit tests that import what
 * changed, and the tests of the API and the stories nearest to it. Pictures and journeys are left to `npm test`.
 * @param since the commit with which files are compared
 */
export async function runChanged(since: string): Promise<SuiteResult[]> {
  const changed = changedFiles(root, since);
  if (changed.length === 0) throw new Error(`Nothing differs from ${since}: name another commit with --since.`);
  const imports = readImports(root);
  const nearby = (pattern: string, steps: number, most: number) => {
    const tests = nearbyTests(globSync(pattern, { cwd: root }).sort(), changed, imports, steps);
    if (tests.length > most) console.log(`${tests.length} files of ${pattern} are near the change; ${most} are run.`);
    return tests.slice(0, most);
  };
  const api = nearby('apps/api/src/**/*.test.ts', 1, MOST_NEARBY.api);
  const stories = nearby('stories/**/*.stories.tsx', 2, MOST_NEARBY.stories);
  const results = [...(await parts.static()), await runUnitTests(['--changed', since, '--passWithNoTests'])];
  if (api.length > 0) results.push(await runApiOnPglite(api));
  if (stories.length > 0) results.push(await runStoryTests(stories));
  return results;
}
