import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project.ts';
import { readPictureRun, readReports, readResults, readStoryRun } from './testReports.ts';

const write = (report: unknown): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

/** The results in a report, as the summary prints them. */
function summaryOf(path: string) {
  const { results, passed } = readResults(path, 'tests');
  const failures = results.filter((result) => !result.passed).map(({ name, reason }) => `${name}: ${reason}`);
  return { passed, failed: failures.length, failures };
}

test('names each failed Vitest test with the first line of its reason', () => {
  const report = write({
    testResults: [
      {
        name: join(root, 'a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          {
            fullName: 'subtracts',
            status: 'failed',
            failureMessages: ['\u001b[31mError: 2 is not 1\u001b[39m\n  at a'],
          },
        ],
      },
    ],
  });
  expect(summaryOf(report)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['a.test.ts › subtracts: Error: 2 is not 1'],
  });
});

test('names the seed of a property that failed', () => {
  const failureMessages = ['Error: Property failed after 3 tests\n{ seed: 7, path: "2" }\nCounterexample: [1]\n  at a'];
  const report = write({
    testResults: [
      {
        name: join(root, 'a.test.ts'),
        status: 'failed',
        assertionResults: [{ fullName: 'adds', status: 'failed', failureMessages }],
      },
    ],
  });
  expect(summaryOf(report).failures).toEqual([
    'a.test.ts › adds: Error: Property failed after 3 tests { seed: 7, path: "2" }',
  ]);
});

test('names a test file that could not be loaded', () => {
  const report = write({
    testResults: [{ name: join(root, 'b.test.ts'), status: 'failed', message: 'No such module', assertionResults: [] }],
  });
  expect(summaryOf(report)).toEqual({ passed: 0, failed: 1, failures: ['b.test.ts: No such module'] });
});

test('names each failed journey, even in nested suites', () => {
  const spec = { file: 'cart.spec.ts', line: 7 };
  const error = { message: 'Timeout\nCall log' };
  const failed = { projectName: 'phone', status: 'unexpected', results: [{ error }] };
  // A flaky journey counts as passed, and a skipped journey as not run.
  const others = [
    { projectName: 'desktop', status: 'flaky', results: [{ error }, {}] },
    { projectName: 'desktop', status: 'skipped', results: [] },
  ];
  const specs = [
    { ...spec, title: 'pays', tests: [failed] },
    { ...spec, title: 'adds', tests: others },
  ];
  const report = write({ config: { rootDir: join(root, 'e2e') }, suites: [{ suites: [{ specs }] }] });
  expect(summaryOf(report)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['e2e/cart.spec.ts:7 › pays (phone): Timeout'],
  });
});

test('returns a failure when the runner wrote no report', () => {
  for (const kind of ['tests', 'report'] as const) {
    const { passed, results } = readResults('/nowhere/report.json', kind);
    expect([passed, results]).toEqual([0, [expect.objectContaining({ passed: false, reason: expect.any(String) })]]);
  }
});

test('returns the argument that repeats a failed test alone', () => {
  const assertionResults = [{ fullName: 'adds', status: 'failed' }];
  const vitest = write({ testResults: [{ name: join(root, 'a.test.ts'), status: 'failed', assertionResults }] });
  const specs = [
    { title: 'pays', file: 'cart.spec.ts', line: 7, tests: [{ projectName: 'phone', status: 'unexpected' }] },
  ];
  const playwright = write({ config: { rootDir: join(root, 'e2e') }, suites: [{ specs }] });
  const repeats = [vitest, playwright].flatMap((path) =>
    readResults(path, 'tests').results.map(({ repeatBy }) => repeatBy),
  );
  expect(repeats).toEqual(['a.test.ts', 'e2e/cart.spec.ts:7']);
});

test('counts a failed test as passed when it passed on repetition', () => {
  const report = (name: string, status: string) => {
    const path = join(mkdtempSync(join(tmpdir(), 'report-')), name);
    const assertionResults = [{ fullName: 'adds', status }];
    writeFileSync(path, JSON.stringify({ testResults: [{ name: join(root, 'a.test.ts'), status, assertionResults }] }));
    return path;
  };
  const paths = [report('unit.json', 'failed'), report('unit.repeated.json', 'passed')];
  expect(readReports(paths)).toEqual([expect.objectContaining({ path: 'a.test.ts', passed: true })]);
  expect(readReports(paths.slice(0, 1))).toEqual([expect.objectContaining({ passed: false })]);
});

test('reads the tags of tests and journeys, without the @ of Playwright', () => {
  const assertionResults = [{ fullName: 'adds', status: 'passed', tags: ['2.1.1'] }];
  const vitest = write({ testResults: [{ name: join(root, 'a.test.ts'), status: 'passed', assertionResults }] });
  const specs = [{ title: 'pays', file: 'cart.spec.ts', line: 7, tags: ['@2.1.2'], tests: [{ status: 'expected' }] }];
  const playwright = write({ config: { rootDir: join(root, 'e2e') }, suites: [{ specs }] });
  expect(readReports([vitest, playwright]).map(({ path, tags }) => [path, tags])).toEqual([
    ['a.test.ts', ['2.1.1']],
    ['e2e/cart.spec.ts', ['2.1.2']],
  ]);
});

test('fails a story whose checks did not run', () => {
  const ran = (fullName: string, theme?: string) => ({ fullName, status: 'passed', meta: { storyId: 'a', theme } });
  const assertionResults = [ran('checked', 'light'), ran('unchecked')];
  const report = write({ testResults: [{ name: join(root, 'a.test.ts'), status: 'passed', assertionResults }] });
  expect(readReports([report]).map(({ passed, reason }) => [passed, reason])).toEqual([
    [true, ''],
    [false, 'The checks of .storybook/vitest.setup.ts did not run for this story.'],
  ]);
});

test('passes a story in a theme when its test and axe passed in this theme', () => {
  const ran = (theme: string, status: string, axe?: string) => ({ status, meta: { storyId: 'a', theme, axe } });
  const run = (...assertionResults: object[]) =>
    readStoryRun(
      assertionResults.map((result) => write({ startTime: 7, testResults: [{ assertionResults: [result] }] })),
    );
  expect(run(ran('light', 'passed', 'passed'), ran('dark', 'failed', 'passed'))).toEqual({
    startedAt: 7,
    results: { a: { light: true, dark: false } },
  });
  expect(run(ran('light', 'passed'), ran('dark', 'skipped'))?.results).toEqual({ a: { light: false } });
});

test('returns no results without a report', () => {
  expect(readStoryRun(['/nowhere/report.json'])).toBeUndefined();
  expect(readPictureRun('/nowhere/report.json')).toBeUndefined();
});
