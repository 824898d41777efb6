import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Part } from './parts.ts';
import { runParts } from './runParts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parts-'));
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** A part that runs this code. It may use `REPORT`, `ARGS`, `write(report)`, and `times()`, the number of its runs. */
const part = (code: string, more: Partial<Part> = {}): Part => ({
  ...{ runs: ['main'], lane: 'computing', seconds: 60, counts: 'tests' },
  command: (report, args) => ({
    program: process.execPath,
    args: [
      '--input-type=module',
      '--eval',
      `import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
      const [REPORT, ARGS] = ${JSON.stringify([report, args])};
      const write = (report) => writeFileSync(REPORT, JSON.stringify(report));
      const times = () => {
        appendFileSync(${JSON.stringify(join(folder, 'times'))}, '.');
        return readFileSync(${JSON.stringify(join(folder, 'times'))}, 'utf8').length;
      };
      const test = (fullName, status) => ({ fullName, title: fullName, status, failureMessages: ['Error: 2 is not 1'] });
      const file = (...assertionResults) => ({ name: 'a.test.ts', status: 'passed', assertionResults });
      ${code}`,
    ],
  }),
  ...more,
});

const passing = "write({ testResults: [file(test('adds', 'passed'))] });";

const run = (parts: Record<string, Part>) => runParts(parts, { folder, slow: 1, least: 1 });

test('counts passed tests', async () => {
  const [result] = await run({ unit: part(passing) });
  expect(result).toMatchObject({ name: 'unit', passed: 1, failed: 0, flaky: 0, failures: [] });
});

test('repeats a failed test alone, and counts it as flaky when it passes', async () => {
  const [result] = await run({
    unit: part(`
      if (times() === 1) {
        write({ testResults: [file(test('adds', 'failed'), test('subtracts', 'passed'))] });
        process.exit(1);
      }
      if (ARGS.length !== 1) process.exit(2);
      write({ testResults: [file(test('adds', 'passed'))] });`),
  });
  expect(result).toMatchObject({ passed: 1, failed: 0, flaky: 1, failures: [] });
  expect(result?.flakes).toEqual([{ test: expect.stringMatching(/a\.test\.ts › adds$/), reason: 'Error: 2 is not 1' }]);
});

test('counts the tests of a repeated file that had failed as a whole', async () => {
  const [result] = await run({
    unit: part(`
      if (times() === 1) {
        write({ testResults: [{ name: 'a.test.ts', status: 'failed', message: 'Hook timed out', assertionResults: [] }] });
        process.exit(1);
      }
      write({ testResults: [file(test('adds', 'passed'), test('subtracts', 'passed'))] });`),
  });
  expect(result).toMatchObject({ passed: 2, failed: 0, flaky: 1 });
});

test('fails a test that fails twice', async () => {
  const [result] = await run({
    unit: part("write({ testResults: [file(test('adds', 'failed'))] }); process.exit(1);"),
  });
  expect(result).toMatchObject({ passed: 0, failed: 1, flaky: 0, flakes: [] });
});

test('fails a failed test that does not run again', async () => {
  const [result] = await run({
    unit: part(`
      const first = times() === 1;
      write({ testResults: [file(test(first ? 'adds' : 'divides', first ? 'failed' : 'passed'))] });
      process.exit(first ? 1 : 0);`),
  });
  expect(result).toMatchObject({ failed: 1, flaky: 0 });
});

test('repeats a part whose runner crashed', async () => {
  const [result] = await run({ unit: part(`if (times() === 1) process.exit(1); ${passing}`) });
  expect(result).toMatchObject({ failed: 0, flaky: 1 });
});

test('repeats only the files that were named, when none of them ran', async () => {
  const stories = part(
    'writeFileSync(REPORT, JSON.stringify({ testResults: [] })); process.exit(times() + ARGS.length);',
  );
  const [result] = await runParts({ stories }, { folder, slow: 1, least: 1, args: { stories: ['a.test.ts'] } });
  expect(result).toMatchObject({ failed: 1, flaky: 0, failures: [{ reason: 'It ended with exit code 2.' }] });
  expect(vi.mocked(console.log).mock.calls).toContainEqual(['▶ stories: repeats a.test.ts']);
});

test('stops a part and its processes after the time limit, and names the test that was running', async () => {
  const pids = join(folder, 'pids');
  const [result] = await run({
    unit: part(
      `import { spawn } from 'node:child_process';
      const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
      writeFileSync(${JSON.stringify(pids)}, child.pid + ' ' + process.pid);
      writeFileSync(process.env.RUNNING_TESTS, 'a.test.ts › waits');
      setInterval(() => {}, 1000);`,
      { seconds: 0.2 },
    ),
  });
  expect(result?.failures).toEqual([
    {
      test: 'the part',
      reason: expect.stringMatching(/^It was stopped after \d+ s\. Running then: a\.test\.ts › waits\.$/),
    },
  ]);
  for (const pid of readFileSync(pids, 'utf8').split(' ')) {
    await expect.poll(() => isRunning(Number(pid))).toBe(false);
  }
});

test('counts the tests that ended before their part was stopped', async () => {
  const [result] = await run({
    unit: part(
      `process.once('SIGINT', () => {
        write({ testResults: [file(test('adds', 'passed'), test('divides', 'failed'))] });
        process.exit(130);
      });
      setInterval(() => {}, 1000);`,
      { seconds: 0.2 },
    ),
  });
  expect(result).toMatchObject({ passed: 1, failed: 2 });
  expect(result?.failures.map(({ test: name }) => name)).toEqual([
    'the part',
    expect.stringMatching(/a\.test\.ts › divides$/),
  ]);
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A process in this state has ended, but its parent has not read its exit code.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

test('fails a part that needs a failed part, and runs the rest', async () => {
  const results = await run({
    build: part('process.exit(1);', { counts: 'check' }),
    journeys: part(passing, { lane: 'waiting', needs: ['build'] }),
    stories: part(passing, { lane: 'waiting' }),
  });
  const byName = Object.fromEntries(results.map((result) => [result.name, result]));
  expect(byName.journeys).toMatchObject({
    failed: 1,
    failures: [{ test: 'the part', reason: 'It needs build, which failed.' }],
  });
  expect(byName.stories).toMatchObject({ passed: 1, failed: 0 });
});

test('fails a part that cannot be started, and runs the rest', async () => {
  const results = await run({
    types: part('', { counts: 'check', command: () => ({ program: join(folder, 'nothing'), args: [] }) }),
    unit: part(passing, { command: () => Promise.reject(new Error('No port is free.')) }),
    words: part('', { counts: 'check' }),
  });
  const reasons = results.map(({ failures }) => failures.map(({ reason }) => reason));
  expect(reasons).toEqual([[expect.stringMatching(/^It could not be started: .*ENOENT/)], ['No port is free.'], []]);
});

test('reports a part that this machine cannot run, and fails it in CI', async () => {
  const parts = { 'api-postgres': part(passing, { lacks: async () => 'No PostgreSQL found.' }) };
  vi.stubEnv('CI', '');
  expect(await run(parts)).toEqual([expect.objectContaining({ failed: 0, notRun: 'No PostgreSQL found.' })]);
  vi.stubEnv('CI', 'true');
  expect(await run(parts)).toEqual([
    expect.objectContaining({ failed: 1, failures: [{ test: 'the part', reason: 'No PostgreSQL found.' }] }),
  ]);
});

test('runs the last lane after the other parts have ended and failed parts were repeated', async () => {
  const results = await run({
    ledger: part(passing, { lane: 'last' }),
    unit: part(`if (times() === 1) process.exit(1); ${passing}`),
    stories: part(passing, { lane: 'waiting' }),
  });
  expect(results.map(({ name }) => name).at(-1)).toBe('ledger');
});
