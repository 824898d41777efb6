import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project.ts';
import { pictureCounts, playwrightCounts, vitestCounts } from './testReports.ts';

const write = (report: unknown): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

test('names each failed Vitest test with the first line of its reason', () => {
  const report = write({
    numPassedTests: 1,
    numFailedTests: 1,
    numFailedTestSuites: 1,
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
  expect(vitestCounts(report)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['a.test.ts › subtracts: Error: 2 is not 1'],
  });
});

test('names a test file that could not be loaded', () => {
  const report = write({
    numPassedTests: 3,
    numFailedTests: 0,
    numFailedTestSuites: 1,
    testResults: [{ name: join(root, 'b.test.ts'), status: 'failed', message: 'No such module', assertionResults: [] }],
  });
  expect(vitestCounts(report)).toEqual({ passed: 3, failed: 1, failures: ['b.test.ts: No such module'] });
});

test('names each failed journey, however deep its suite is', () => {
  const spec = { file: 'cart.spec.ts', line: 7, title: 'pays', ok: false };
  const tests = [{ projectName: 'phone', results: [{ error: { message: 'Timeout\nCall log' } }] }];
  const passed = { ...spec, title: 'adds', ok: true, tests };
  const report = write({
    stats: { expected: 1, flaky: 0, unexpected: 1 },
    suites: [{ suites: [{ specs: [{ ...spec, tests }, passed] }] }],
  });
  expect(playwrightCounts(report)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['e2e/cart.spec.ts:7 › pays: Timeout'],
  });
});

test('fails a runner that left no report', () => {
  for (const read of [vitestCounts, playwrightCounts, pictureCounts]) {
    expect(read('/nowhere/report.json')).toMatchObject({ passed: 0, failed: 1, failures: [expect.any(String)] });
  }
});
