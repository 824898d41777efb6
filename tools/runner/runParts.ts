/** Runs parts of the test runs in two lanes at the same time, and then repeats failed tests alone. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Attempt, attemptPart, type Failure, WHOLE_PART } from './attempt.ts';
import type { Part } from './parts.ts';
import { root } from './project.ts';
import { slowness } from './slowness.ts';

/** The result of a part. `flaky` tests failed, and passed when they were repeated; they are not among `passed`. */
export type PartResult = {
  name: string;
  startedAt: string;
  seconds: number;
  passed: number;
  failed: number;
  flaky: number;
  failures: Failure[];
  flakes: Failure[];
  /** Why it did not run on this machine. */
  notRun?: string;
};

export type RunOptions = {
  /** Shows the output of each part while it runs. */
  echo?: boolean;
  /** By part name: the test files to run, if not all, and other arguments for its runner. */
  args?: Readonly<Record<string, readonly string[]>>;
  /** For reports and logs. */
  folder?: string;
  /** See slowness.ts. */
  slow?: number;
  /** The shortest time limit of a part, in seconds. */
  least?: number;
};

/** The time limit of a part, as a multiple of its usual seconds. */
const ALLOWANCE = 3;
/** A part of a few seconds may take minutes while the machine's disk is slow. */
const LEAST_SECONDS = 900;

/** The result of a repeated part: its failures that passed the second time are flaky. */
function withRepeated(result: PartResult, first: Attempt, second: Attempt): PartResult {
  const passedNow = second.results.filter(({ passed }) => passed);
  const failedAgain = second.failures.map(({ test }) => test);
  // If a file failed as a whole, `test` is the path of the file. All of its tests run when it is repeated.
  const hasPassed = (test: string) =>
    passedNow.some(({ name, repeatBy }) => name === test || repeatBy === test) &&
    !failedAgain.some((name) => name === test || name.startsWith(`${test} › `));
  const isFlaky = ({ test }: Failure) =>
    !failedAgain.includes(WHOLE_PART) && (test === WHOLE_PART ? failedAgain.length === 0 : hasPassed(test));
  const [flakes, failures] = [first.failures.filter(isFlaky), first.failures.filter((failure) => !isFlaky(failure))];
  const known = new Set(first.results.map(({ name }) => name));
  const added = passedNow.filter(({ name }) => !known.has(name)).length;
  return {
    ...result,
    ...{ passed: result.passed + added, flaky: flakes.length, flakes, failed: failures.length, failures },
  };
}

/**
 * Runs parts and repeats failed tests.
 * @param parts by name, in the order in which each lane runs them
 * @returns a result for each part, in the order in which they ended
 */
export async function runParts(
  parts: Readonly<Record<string, Part>>,
  {
    echo = false,
    args = {},
    folder = join(root, 'test-results'),
    slow = slowness(),
    least = LEAST_SECONDS,
  }: RunOptions = {},
): Promise<PartResult[]> {
  for (const name of ['reports', 'logs', 'running']) mkdirSync(join(folder, name), { recursive: true });
  const allowanceOf = ({ seconds }: Part) => Math.max(least, ALLOWANCE * slow * seconds);
  const results = new Map<string, PartResult>();
  const failedAttempts = new Map<string, Attempt>();
  const finished = new Map(Object.keys(parts).map((name) => [name, Promise.withResolvers<void>()]));

  async function runPart(name: string, part: Part): Promise<PartResult> {
    const [startedAt, start] = [new Date().toISOString(), performance.now()];
    const base = { name, startedAt, seconds: 0, passed: 0, failed: 0, flaky: 0, failures: [], flakes: [] };
    const broken = part.needs?.find((needed) => (results.get(needed)?.failed ?? 0) > 0);
    const lacks = broken ? `It needs ${broken}, which failed.` : await part.lacks?.();
    if (lacks !== undefined && !broken && !process.env.CI) return { ...base, notRun: lacks };
    if (lacks !== undefined) return { ...base, failed: 1, failures: [{ test: WHOLE_PART, reason: lacks }] };
    const allowance = allowanceOf(part);
    const attempt = await attemptPart(part, { name, args: args[name] ?? [], folder, allowance, echo });
    const { passed, failures } = attempt;
    if (failures.length > 0) failedAttempts.set(name, attempt);
    return { ...base, passed, failed: failures.length, failures, seconds: (performance.now() - start) / 1000 };
  }

  async function runLane(lane: Part['lane']): Promise<void> {
    for (const [name, part] of Object.entries(parts).filter(([, other]) => other.lane === lane)) {
      await Promise.all((part.needs ?? []).map((needed) => finished.get(needed)?.promise));
      results.set(name, await runPart(name, part));
      printProgress(results.get(name) as PartResult);
      finished.get(name)?.resolve();
    }
  }

  async function repeatFailed(): Promise<void> {
    for (const [name, first] of failedAttempts) {
      const [part, result] = [parts[name] as Part, results.get(name) as PartResult];
      if (part.counts !== 'tests' || first.stopped) continue;
      const failed = [...new Set(first.results.filter(({ passed }) => !passed).map(({ repeatBy }) => repeatBy))];
      const tests = failed.length > 0 ? failed : (args[name] ?? []);
      console.log(`▶ ${name}: repeats ${tests.join(', ') || 'everything'}`);
      const allowance = allowanceOf(part);
      const env = { E2E_WORKERS: '1' };
      const second = await attemptPart(part, { name: `${name}.repeated`, args: tests, folder, allowance, echo, env });
      results.set(name, withRepeated(result, first, second));
      printProgress(results.get(name) as PartResult);
    }
  }

  await Promise.all([runLane('computing'), runLane('waiting')]);
  await repeatFailed();
  await runLane('last');
  return [...results.values()];
}

function printProgress({ name, passed, failed, flaky, seconds, notRun }: PartResult): void {
  const mark = failed > 0 ? '✗' : notRun ? '–' : '✓';
  const flakes = flaky > 0 ? `, ${flaky} flaky` : '';
  console.log(
    `${mark} ${name.padEnd(16)} ${notRun ?? `${passed} passed, ${failed} failed${flakes}, ${seconds.toFixed()} s`}`,
  );
}
