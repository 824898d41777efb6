import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from './parts.ts';
import { runLogged } from './processes.ts';
import { readResults, type TestResult } from './testReports.ts';

/** A failed test with the first line of its reason. `test` is WHOLE_PART when the part itself failed. */
export type Failure = { test: string; reason: string };

export const WHOLE_PART = 'the part';

/** The result of running a part once. */
export type Attempt = { passed: number; failures: Failure[]; results: TestResult[]; stopped: boolean };

type Settings = {
  /** Names the reports and logs. */
  name: string;
  /** The tests to run and other arguments for the part's runner. */
  args: readonly string[];
  /** For reports and logs. */
  folder: string;
  /** Seconds. */
  allowance: number;
  /** Shows the output while the part runs. */
  echo: boolean;
  env?: NodeJS.ProcessEnv;
};

const partFailure = (reason: string): Failure => ({ test: WHOLE_PART, reason });

/** Runs a part once. A part that cannot be started counts as failed, with the reason. */
export async function attemptPart(part: Part, settings: Settings): Promise<Attempt> {
  try {
    return await runPart(part, settings);
  } catch (error) {
    return { passed: 0, failures: [partFailure((error as Error).message)], results: [], stopped: false };
  }
}

async function runPart(part: Part, settings: Settings): Promise<Attempt> {
  const { name, args, folder, allowance, echo, env } = settings;
  const [report, log, running] = [`reports/${name}.json`, `logs/${name}.log`, `running/${name}`].map((file) =>
    join(folder, file),
  ) as [string, string, string];
  for (const file of [report, log, running]) rmSync(file, { force: true });
  const command = await part.command(report, args);
  if (!command) return { passed: 1, failures: [], results: [], stopped: false };
  const { code, stopped } = await runLogged(
    { ...command, env: { ...command.env, ...env, RUNNING_TESTS: running } },
    { log, allowance, echo },
  );
  const failures = stopped
    ? [partFailure(`It was stopped after ${Math.round(allowance)} s.${runningThen(running)}`)]
    : [];
  if (part.counts === 'check') {
    if (code !== 0 && !stopped) failures.push(partFailure(lastLines(log)));
    return { passed: failures.length === 0 ? 1 : 0, failures, results: [], stopped };
  }
  // A stopped runner may have reported the tests that ended before.
  if (stopped && !existsSync(report)) return { passed: 0, failures, results: [], stopped };
  const { results, passed } = readResults(report, part.counts);
  const failed = results.filter((result) => !result.passed);
  failures.push(...failed.map((result) => ({ test: result.name, reason: result.reason })));
  if (failures.length === 0 && code !== 0) failures.push(partFailure(`It ended with exit code ${code}.`));
  if (failures.length === 0 && passed === 0 && args.length === 0) failures.push(partFailure('It ran no test.'));
  return { passed, failures, results, stopped };
}

function runningThen(file: string): string {
  try {
    const tests = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return tests.length > 0 ? ` Running then: ${tests.slice(0, 5).join('; ')}.` : '';
  } catch {
    // The runner does not write this file, or had not started its first test.
    return '';
  }
}

const lastLines = (log: string) => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-3).join(' ');
