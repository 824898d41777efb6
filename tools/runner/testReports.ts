/** What the reports of the test runners say: how many tests passed and failed, and why. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './project.ts';

/** `failures` has a line for each failed test: its file, its title and its reason. */
export type Counts = { passed: number; failed: number; failures: string[] };

/** A runner that left no readable report broke down itself. */
const NO_REPORT: Counts = { passed: 0, failed: 1, failures: ['The runner left no report: see its output above.'] };

const firstLine = (text = '') =>
  stripVTControlCharacters(text)
    .split('\n')
    .find((line) => line.trim() !== '') ?? '';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    message?: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

/** @param report a file that Vitest's JSON reporter wrote */
export function vitestCounts(report: string): Counts {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as VitestReport;
    const failures = testResults.flatMap(({ name, message, status, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // A file that could not be loaded has no tests to blame.
      if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`];
      return failed.map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
    });
    return { passed: numPassedTests, failed: numFailedTests || (numFailedTestSuites > 0 ? 1 : 0), failures };
  } catch {
    return NO_REPORT;
  }
}

/** @param report a file that `npm run test:visual -- --counts` wrote */
export function pictureCounts(report: string): Counts {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return NO_REPORT;
  }
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    line: number;
    title: string;
    ok: boolean;
    tests: { projectName: string; results: { error?: { message?: string } }[] }[];
  }[];
};

const failedJourneys = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...suites.flatMap(failedJourneys),
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
      return `e2e/${file}:${line} › ${title}: ${firstLine(error?.message)}`;
    }),
];

/** @param report a file that Playwright's JSON reporter wrote */
export function playwrightCounts(report: string): Counts {
  try {
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightSuite & {
      stats: { expected: number; flaky: number; unexpected: number };
    };
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, failures: failedJourneys({ suites }) };
  } catch {
    return NO_REPORT;
  }
}
