/** The parts of the three test runs. */
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { findOtherBrowsers } from '../other-browsers/installed.ts';
import { baselineBrowser } from '../screenshots/baselineBrowser.ts';
import { isBuilt, shopBuild, storybookBuild } from './builds.ts';
import { ensureChromium } from './chromium.ts';
import { freePort } from './ports.ts';
import { lacksPostgres, testPostgres } from './postgres.ts';
import type { Command } from './processes.ts';
import { bin, root } from './project.ts';

/** `npm test`, `npm run test:all` and `npm run nightly`. */
type Run = 'main' | 'all' | 'nightly';

/**
 * The parts of a lane run one after the other. The computing and the waiting lane run at the same time, so that one
 * computes while the other waits. The last lane runs after both have finished and failed tests were repeated.
 */
type Lane = 'computing' | 'waiting' | 'last';

export type Part = {
  runs: readonly Run[];
  lane: Lane;
  /** Usual time on two idle cores, with the other lane running. The time limit follows from it: see runParts.ts. */
  seconds: number;
  /** How to count its results: the tests in its report, the counts in its report, or the part as one check. */
  counts: 'tests' | 'report' | 'check';
  /** Parts that must have passed before it starts. */
  needs?: string[];
  /** Why it cannot run on this machine; undefined when it can. */
  lacks?: () => Promise<string | undefined>;
  /**
   * @param report the path at which its runner writes its report
   * @param tests what to run: files of tests, or `file:line` of journeys; everything when empty
   * @returns undefined when there is nothing to do
   */
  command: (report: string, tests: readonly string[]) => Command | undefined | Promise<Command | undefined>;
};

const NODE_CONFIG = 'vitest.node.config.ts';
const REPORTER = join(root, 'tools/runner/runningTests.ts');

const script = (name: string, args: string[] = []): Command => ({
  program: process.execPath,
  args: [join(root, `scripts/${name}.ts`), ...args],
});

const vitest =
  (args: string[], env: NodeJS.ProcessEnv = {}): Part['command'] =>
  (report, tests) => ({
    program: bin('vitest'),
    args: [
      ...['run', ...args, ...tests],
      ...['--reporter=default', `--reporter=${REPORTER}`, '--reporter=json', `--outputFile.json=${report}`],
    ],
    env,
  });

/** One worker more than cores, because tests also wait, for servers that they start and for silent providers. */
const api = (env: NodeJS.ProcessEnv): Part['command'] =>
  vitest(['-c', NODE_CONFIG, '--project', 'api*', '--maxWorkers', String(availableParallelism() + 1)], env);

const stories = (theme: 'light' | 'dark'): Part['command'] => vitest(['--project', `stories-${theme}`]);

/** @param journeys which journeys to run: see e2e/playwright.config.ts */
const playwright =
  (journeys: 'main' | 'all' | 'nightly'): Part['command'] =>
  async (report, tests) => ({
    program: bin('playwright'),
    args: ['test', '-c', 'e2e/playwright.config.ts', ...tests],
    env: {
      JOURNEYS: journeys,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      // The repetition of a failed journey leaves the screenshot of the failure.
      E2E_OUTPUT: join(root, 'test-results/e2e', basename(report, '.json')),
      E2E_PORT: String(await freePort()),
      OTHER_BACKENDS_PORT: String(await freePort()),
    },
  });

/** @param find throws with a sentence when something is missing */
const lacking = (find: () => unknown) => async (): Promise<string | undefined> => {
  try {
    find();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

const lacksBrowser = lacking(ensureChromium);

const lacksBaselineBrowser = lacking(() => {
  baselineBrowser(join(root, '.cache'));
  ensureChromium();
});

/** Whether a report of the last run lists tests. The report may be of a part or of its repeated tests. */
const isOfTests = (file: string): boolean => {
  const [name = ''] = basename(file, '.json').split('.');
  return (parts as Partial<Record<string, Part>>)[name]?.counts === 'tests';
};

/** A check of the sources, in every run before a merge. */
const sourceCheck = (seconds: number, command: Part['command']): Part => ({
  runs: ['main', 'all'],
  lane: 'computing',
  seconds,
  counts: 'check',
  command,
});

const nightlyCheck = (seconds: number, command: Part['command'], rest: Partial<Part> = {}): Part => ({
  runs: ['nightly'],
  lane: 'computing',
  seconds,
  counts: 'check',
  command,
  ...rest,
});

const onStorybook: Partial<Part> = { lane: 'waiting', needs: ['storybook'], lacks: lacksBrowser };
const onBuiltServer: Partial<Part> = { needs: ['build'], lacks: lacksPostgres };

const parts = {
  // Several checkers would each work out the types of the libraries, and the other lane needs the cores.
  types: sourceCheck(15, () => ({ program: bin('tsc'), args: ['-p', 'tsconfig.json', '--checkers', '1'] })),
  lint: sourceCheck(8, () => ({ program: bin('biome'), args: ['check', '.'] })),
  'unused-code': sourceCheck(10, () => ({ program: bin('knip'), args: [] })),
  words: sourceCheck(15, () => ({ program: bin('cspell'), args: ['lint', '--no-progress', '--no-summary'] })),
  'spec-ledger': sourceCheck(3, () => script('checkLedger')),
  states: sourceCheck(3, () => script('checkStates')),
  unit: {
    runs: ['main', 'all'],
    lane: 'computing',
    seconds: 150,
    counts: 'tests',
    command: vitest(['-c', NODE_CONFIG, '--project', 'unit*']),
  },
  build: {
    runs: ['main', 'all'],
    lane: 'waiting',
    seconds: 30,
    counts: 'check',
    command: () => (isBuilt(shopBuild) ? undefined : script('build')),
  },
  'main-journeys': {
    runs: ['main'],
    lane: 'waiting',
    seconds: 120,
    counts: 'tests',
    needs: ['build'],
    lacks: lacksBrowser,
    command: playwright('main'),
  },
  stories: {
    runs: ['main', 'all'],
    lane: 'waiting',
    seconds: 290,
    counts: 'tests',
    lacks: lacksBrowser,
    command: stories('light'),
  },
  api: {
    runs: ['main', 'all'],
    lane: 'computing',
    seconds: 450,
    counts: 'tests',
    command: api({ TEST_DATABASE_URL: '' }),
  },
  'api-postgres': {
    runs: ['all'],
    lane: 'computing',
    seconds: 300,
    counts: 'tests',
    lacks: lacksPostgres,
    command: (report, tests) => api({ TEST_DATABASE_URL: testPostgres() })(report, tests),
  },
  storybook: {
    runs: ['all'],
    lane: 'computing',
    seconds: 100,
    counts: 'check',
    command: () => (isBuilt(storybookBuild) ? undefined : script('buildStorybook')),
  },
  'stories-dark': {
    runs: ['all'],
    lane: 'computing',
    seconds: 370,
    counts: 'tests',
    lacks: lacksBrowser,
    command: stories('dark'),
  },
  journeys: {
    runs: ['all'],
    lane: 'waiting',
    seconds: 950,
    counts: 'tests',
    needs: ['build'],
    lacks: lacksBrowser,
    command: playwright('all'),
  },
  screenshots: {
    runs: ['all'],
    lane: 'waiting',
    seconds: 400,
    counts: 'report',
    needs: ['storybook'],
    lacks: lacksBaselineBrowser,
    command: (report) => script('testVisual', ['--counts', report]),
  },
  'storybook-pages': {
    runs: ['all'],
    lane: 'waiting',
    seconds: 250,
    counts: 'check',
    needs: ['storybook'],
    lacks: lacksBrowser,
    command: () => script('crawlStorybook'),
  },
  ledger: {
    runs: ['all'],
    lane: 'last',
    seconds: 5,
    counts: 'check',
    command: () => script('checkLedger', globSync('test-results/reports/*.json', { cwd: root }).filter(isOfTests)),
  },
  'nightly-journeys': {
    runs: ['nightly'],
    lane: 'waiting',
    seconds: 900,
    counts: 'tests',
    needs: ['build'],
    lacks: lacksBrowser,
    command: playwright('nightly'),
  },
  'new-values': {
    runs: ['nightly'],
    lane: 'computing',
    seconds: 300,
    counts: 'tests',
    command: vitest(['-c', NODE_CONFIG, '--project', 'unit*', '--project', 'api'], {
      PROPERTY_SEED: 'new',
      TEST_DATABASE_URL: '',
    }),
  },
  'all-screenshots': {
    runs: ['nightly'],
    lane: 'waiting',
    seconds: 600,
    counts: 'report',
    needs: ['storybook'],
    lacks: lacksBaselineBrowser,
    command: (report) => script('testVisual', ['--all', '--shuffle', String(Date.now()), '--counts', report]),
  },
  'three-clicks': nightlyCheck(100, () => script('threeClicks'), onStorybook),
  'growth-benchmark': nightlyCheck(400, () => script('bench', ['--growth', '--rows', '100,100000']), {
    ...onBuiltServer,
    lane: 'last',
  }),
  mutants: nightlyCheck(650, () => script('plantFaults'), { lacks: lacksBaselineBrowser }),
  tutorial: nightlyCheck(250, () => script('followTutorial'), { lacks: lacksBrowser }),
  packages: nightlyCheck(300, () => script('testPackages')),
  'other-browsers': nightlyCheck(120, () => script('otherBrowsers'), {
    lane: 'waiting',
    needs: ['build'],
    lacks: lacking(findOtherBrowsers),
  }),
  'paystack-client': nightlyCheck(30, () => script('paystackClient')),
} satisfies Record<string, Part>;

type PartName = keyof typeof parts;

const partNames = Object.keys(parts) as PartName[];

/** Some parts, in the order of the table. */
const pick = (names: readonly string[]): Record<string, Part> =>
  Object.fromEntries(Object.entries(parts).filter(([name]) => names.includes(name)));

/** The parts of a run, with those that they need. */
export const partsOf = (run: Run): Record<string, Part> =>
  partsNamed(partNames.filter((name) => (parts[name] as Part).runs.includes(run)));

/** The parts with these names, with those that they need. @throws for an unknown name */
export function partsNamed(names: readonly string[]): Record<string, Part> {
  const unknown = names.filter((name) => !(partNames as string[]).includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no part ${unknown.join(', ')}. The parts are ${partNames.join(', ')}.`);
  }
  return pick([...names, ...Object.values(pick(names)).flatMap(({ needs = [] }) => needs)]);
}
