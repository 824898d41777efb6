/** What the JSON reports of Vitest and Playwright say: which tests and stories ran, how many failed, and why. */
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './project.ts';

/** A test or a story that ran. */
type TestResult = {
  /** Absolute. */
  file: string;
  title: string;
  /** What a person finds it by, behind its file. */
  name: string;
  passed: boolean;
  reason: string | undefined;
  storyId?: string | undefined;
};

type VitestReport = {
  /** Milliseconds since 1970. */
  startTime: number;
  testResults: {
    name: string;
    message?: string;
    status: string;
    assertionResults: {
      title: string;
      fullName: string;
      status: string;
      failureMessages?: string[];
      meta?: { storyId?: string; theme?: string; axe?: string };
    }[];
  }[];
};

type PlaywrightTest = { status: string; projectName: string; results?: { error?: { message?: string } }[] };
type PlaywrightSuite = {
  specs?: { title: string; file: string; line: number; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = { config: { rootDir: string }; suites: PlaywrightSuite[] };

const DID_NOT_RUN = ['skipped', 'pending', 'todo'];

const vitestResults = ({ testResults }: VitestReport): TestResult[] =>
  testResults.flatMap(({ name: file, message, status, assertionResults }) => {
    const results = assertionResults
      .filter((test) => !DID_NOT_RUN.includes(test.status))
      .map(({ title, fullName, status: outcome, failureMessages, meta }) => {
        const passed = outcome === 'passed';
        return { file, title, name: ` › ${fullName}`, passed, reason: failureMessages?.[0], storyId: meta?.storyId };
      });
    // A file that could not be loaded has no tests to blame.
    if (status === 'failed' && results.every(({ passed }) => passed))
      results.push({ file, title: '', name: '', passed: false, reason: message, storyId: undefined });
    return results;
  });

const playwrightResults = (folder: string, { specs = [], suites = [] }: PlaywrightSuite): TestResult[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, projectName, results = [] }) => ({
        file: resolve(folder, file),
        title,
        name: `:${line} › ${title} (${projectName})`,
        passed: status !== 'unexpected',
        reason: results.find(({ error }) => error)?.error?.message,
      })),
  ),
  ...suites.flatMap((suite) => playwrightResults(folder, suite)),
];

/** @throws when the report cannot be read: its suite broke down or did not run */
function readReport(path: string): TestResult[] {
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport;
  return 'suites' in report ? playwrightResults(report.config.rootDir, report) : vitestResults(report);
}

/** The first line, and the next where that has the seed of a property that failed. */
function reasonOf(text = ''): string {
  const [first = '', second = ''] = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return second.startsWith('{ seed:') ? `${first} ${second}` : first;
}

/** `failures` has a line for each failed test: its file, its title and its reason. */
export type Counts = { passed: number; failed: number; failures: string[] };

/** Counts, or what to think of a runner that left nothing to count: it broke down itself. */
function orNoReport(count: () => Counts): Counts {
  try {
    return count();
  } catch {
    return { passed: 0, failed: 1, failures: ['The runner left no report: see its output above.'] };
  }
}

/** @param path a file that a JSON reporter of Vitest or Playwright wrote */
export const countsOf = (path: string): Counts =>
  orNoReport(() => {
    const results = readReport(path);
    const failed = results.filter(({ passed }) => !passed);
    const failures = failed.map(({ file, name, reason }) => `${relative(root, file)}${name}: ${reasonOf(reason)}`);
    return { passed: results.length - failed.length, failed: failed.length, failures };
  });

/** @param path a file that `npm run test:visual -- --counts` wrote */
export const pictureCounts = (path: string): Counts => orNoReport(() => JSON.parse(readFileSync(path, 'utf8')));

/** Of each story, by its id, whether it passed in each theme or mode in which it ran. */
export type StoryResults = Record<string, Record<string, boolean>>;

/** `startedAt`: milliseconds since 1970. */
export type LastRun = { startedAt: number; results: StoryResults };

/** What the last run of the stories found; undefined when there was none. A story passes where axe looked at it, too. */
export function readStoryRun(path: string): LastRun | undefined {
  if (!existsSync(path)) return undefined;
  const { startTime, testResults } = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  const results: StoryResults = {};
  for (const { status, meta } of testResults.flatMap(({ assertionResults }) => assertionResults)) {
    if (!meta?.storyId || !meta.theme || DID_NOT_RUN.includes(status)) continue;
    results[meta.storyId] = { ...results[meta.storyId], [meta.theme]: status === 'passed' && meta.axe === 'passed' };
  }
  return { startedAt: startTime, results };
}

/** What the last run of the screenshots found; undefined when there was none. */
export const readPictureRun = (path: string): LastRun | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as LastRun) : undefined;

/** What ran, and whether it passed: the titles of each file's tests, and stories by their id. */
export type Ran = { tests: Map<string, Map<string, boolean>>; stories: Map<string, boolean> };

/**
 * What ran in several reports. Of a title that ran more than once, each run has to pass.
 * @param folder to which the paths of the answer are relative
 * @throws when a report cannot be read
 */
export function readReports(folder: string, paths: string[]): Ran {
  const ran: Ran = { tests: new Map(), stories: new Map() };
  for (const { file, title, passed, storyId } of paths.flatMap(readReport)) {
    const path = relative(folder, file);
    const titles = storyId ? ran.stories : (ran.tests.get(path) ?? new Map<string, boolean>());
    if (!storyId) ran.tests.set(path, titles);
    const key = storyId ?? title;
    if (key) titles.set(key, passed && (titles.get(key) ?? true));
  }
  return ran;
}
