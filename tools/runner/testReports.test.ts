import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project.ts';
import { countsOf, pictureCounts, readPictureRun, readStoryRun } from './testReports.ts';

const write = (report: unknown): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

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
  expect(countsOf(report)).toEqual({
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
  expect(countsOf(report).failures).toEqual([
    'a.test.ts › adds: Error: Property failed after 3 tests { seed: 7, path: "2" }',
  ]);
});

test('names a test file that could not be loaded', () => {
  const report = write({
    testResults: [{ name: join(root, 'b.test.ts'), status: 'failed', message: 'No such module', assertionResults: [] }],
  });
  expect(countsOf(report)).toEqual({ passed: 0, failed: 1, failures: ['b.test.ts: No such module'] });
});

test('names each failed journey, however deep its suite is', () => {
  const spec = { file: 'cart.spec.ts', line: 7 };
  const error = { message: 'Timeout\nCall log' };
  const failed = { projectName: 'phone', status: 'unexpected', results: [{ error }] };
  // One that passes at the second try has passed, and one that was skipped has not run.
  const others = [
    { projectName: 'desktop', status: 'flaky', results: [{ error }, {}] },
    { projectName: 'desktop', status: 'skipped', results: [] },
  ];
  const specs = [
    { ...spec, title: 'pays', tests: [failed] },
    { ...spec, title: 'adds', tests: others },
  ];
  const report = write({ config: { rootDir: join(root, 'e2e') }, suites: [{ suites: [{ specs }] }] });
  expect(countsOf(report)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['e2e/cart.spec.ts:7 › pays (phone): Timeout'],
  });
});

test('fails a runner that left no report', () => {
  for (const read of [countsOf, pictureCounts]) {
    expect(read('/nowhere/report.json')).toMatchObject({ passed: 0, failed: 1, failures: [expect.any(String)] });
  }
});

test('a story passes in a theme when its test and axe passed there', () => {
  const ran = (theme: string, status: string, axe?: string) => ({ status, meta: { storyId: 'a', theme, axe } });
  const run = (...assertionResults: object[]) =>
    readStoryRun(write({ startTime: 7, testResults: [{ assertionResults }] }));
  expect(run(ran('light', 'passed', 'passed'), ran('dark', 'failed', 'passed'))).toEqual({
    startedAt: 7,
    results: { a: { light: true, dark: false } },
  });
  expect(run(ran('light', 'passed'), ran('dark', 'skipped'))?.results).toEqual({ a: { light: false } });
});

test('without a report nothing ran', () => {
  for (const read of [readStoryRun, readPictureRun]) expect(read('/nowhere/report.json')).toBeUndefined();
});
