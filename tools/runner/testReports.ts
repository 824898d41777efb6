/** Reads the JSON reports of Vitest and Playwright: which tests and stories ran, how many failed, and why. */
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './project.ts';

/** A test or a story that ran. */
export type TestResult = {
  /** Its file, from the root of the project. */
  path: string;
  /** Its name for developers: its file, its title and, for journeys, the viewport. */
  name: string;
  passed: boolean;
  /** The first line of the failure message; '' when it passed. */
  reason: string;
  /** The argument with which its runner repeats it: its file, or `file:line` of a journey. */
  repeatBy: string;
  storyId?: string | undefined;
  /** Without the @ of Playwright's tags. */
  tags: readonly string[];
};

type VitestReport = {
  /** Milliseconds since 1970. */
  startTime: number;
  testResults: {
    name: string;
    message?: string;
    status: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages?: string[];
      tags?: string[];
      meta?: { storyId?: string; theme?: string; axe?: string };
    }[];
  }[];
};

type PlaywrightTest = { status: string; projectName: string; results?: { error?: { message?: string } }[] };
type PlaywrightSuite = {
  specs?: { title: string; file: string; line: number; tags?: string[]; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = { config: { rootDir: string }; suites: PlaywrightSuite[] };

/** The ending of a report's name when its tests failed and were repeated. */
const REPEATED = '.repeated.json';

const DID_NOT_RUN = ['skipped', 'pending', 'todo'];

const UNCHECKED = 'The checks of .storybook/vitest.setup.ts did not run for this story.';

const fileResult = (path: string) => ({ path, name: path, repeatBy: path, tags: [] });

const vitestResults = ({ testResults }: VitestReport): TestResult[] =>
  testResults.flatMap(({ name: file, message, status, assertionResults }) => {
    const path = relative(root, file);
    const results = assertionResults
      .filter((test) => !DID_NOT_RUN.includes(test.status))
      .map(({ fullName, status: outcome, failureMessages, meta, tags = [] }) => {
        const isUnchecked = meta?.storyId !== undefined && meta.theme === undefined;
        const reason = outcome === 'passed' ? (isUnchecked ? UNCHECKED : '') : reasonOf(failureMessages?.[0]);
        return {
          ...{ path, name: `${path} › ${fullName}`, repeatBy: path, tags },
          ...{ passed: outcome === 'passed' && !isUnchecked, reason, storyId: meta?.storyId },
        };
      });
    // A file that could not be loaded has no failed test.
    if (status === 'failed' && results.every(({ passed }) => passed))
      results.push({ ...fileResult(path), passed: false, reason: reasonOf(message), storyId: undefined });
    return results;
  });

const playwrightResults = (folder: string, { specs = [], suites = [] }: PlaywrightSuite): TestResult[] => [
  ...specs.flatMap(({ title, file, line, tags = [], tests }) => {
    const path = relative(root, resolve(folder, file));
    return tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, projectName, results = [] }) => ({
        ...{ path, name: `${path}:${line} › ${title} (${projectName})`, repeatBy: `${path}:${line}` },
        tags: tags.map((tag) => tag.replace(/^@/, '')),
        passed: status !== 'unexpected',
        reason: reasonOf(results.find(({ error }) => error)?.error?.message),
      }));
  }),
  ...suites.flatMap((suite) => playwrightResults(folder, suite)),
];

/** @throws when the report cannot be read, because its suite crashed or did not run */
function readReport(path: string): TestResult[] {
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport;
  return 'suites' in report ? playwrightResults(report.config.rootDir, report) : vitestResults(report);
}

/** The first line, and the second if it has the seed of a failed property. */
function reasonOf(text = ''): string {
  const [first = '', second = ''] = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return second.startsWith('{ seed:') ? `${first} ${second}` : first;
}

/** `failures` has a line for each failed test. */
export type Counts = { passed: number; failed: number; failures: string[] };

const failure = (name: string, reason = ''): TestResult => ({
  ...{ path: '', name, passed: false, reason, repeatBy: '', tags: [] },
});

/**
 * The results in a report.
 * @param kind `tests`: written by a JSON reporter of Vitest or Playwright; `report`: by `npm run test:visual -- --counts`,
 *   whose results are only its failures
 * @returns one failed result when the report cannot be read, because the runner crashed
 */
export function readResults(path: string, kind: 'tests' | 'report'): { results: TestResult[]; passed: number } {
  try {
    if (kind === 'tests') {
      const results = readReport(path);
      return { results, passed: results.filter(({ passed }) => passed).length };
    }
    const { passed, failures } = JSON.parse(readFileSync(path, 'utf8')) as Counts;
    return { results: failures.map((sentence) => failure(sentence)), passed };
  } catch {
    return { results: [failure('the part', 'The runner left no report: see its output.')], passed: 0 };
  }
}

/** By story id: whether the story passed, for each theme or mode in which it ran. */
export type StoryResults = Record<string, Record<string, boolean>>;

/** `startedAt`: milliseconds since 1970. */
export type LastRun = { startedAt: number; results: StoryResults };

/**
 * The results of the last story runs; undefined without a report. A story passes only if axe checked and passed it,
 * too.
 * @param paths reports, one for each theme
 */
export function readStoryRun(paths: readonly string[]): LastRun | undefined {
  const reports = paths.filter(existsSync).map((path) => JSON.parse(readFileSync(path, 'utf8')) as VitestReport);
  if (reports.length === 0) return undefined;
  const results: StoryResults = {};
  const tests = reports.flatMap(({ testResults }) => testResults.flatMap(({ assertionResults }) => assertionResults));
  for (const { status, meta } of tests) {
    if (!meta?.storyId || !meta.theme || DID_NOT_RUN.includes(status)) continue;
    results[meta.storyId] = { ...results[meta.storyId], [meta.theme]: status === 'passed' && meta.axe === 'passed' };
  }
  return { startedAt: Math.min(...reports.map(({ startTime }) => startTime)), results };
}

/** The results of the last run of the screenshots; undefined without a report. */
export const readPictureRun = (path: string): LastRun | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as LastRun) : undefined;

/**
 * The results in several reports. A failed test counts as passed if it passed when repeated (`<part>.repeated.json`).
 * @throws when a report cannot be read
 */
export function readReports(paths: readonly string[]): TestResult[] {
  const repeated = paths.filter((path) => path.endsWith(REPEATED));
  const passedNow = new Set(repeated.flatMap(readReport).flatMap(({ name, passed }) => (passed ? [name] : [])));
  return paths
    .filter((path) => !repeated.includes(path))
    .flatMap(readReport)
    .map((result) => ({ ...result, passed: result.passed || passedNow.has(result.name) }));
}
