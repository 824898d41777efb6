/**
 * `npm run faults`: shows that the ledger's evidence notices faults. In a copy of HEAD it plants each fault of
 * tools/faults/planted/, runs the one test that has to catch it, and fails unless that test fails.
 *
 * `--row 5.1` tries the faults of these rows only (repeatable), `--jobs 2` uses two copies side by side.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isWithin, loadFaults, type PlantedFault, plantIn } from '../tools/faults/faultData.ts';
import { type Outcome, outcomeOf, type TestRun, testRunsOf } from '../tools/faults/faultEvidence.ts';
import { findStories, repository } from '../tools/ledger/ledger.ts';
import { ensureChromium } from '../tools/runner/chromium.ts';
import { root } from '../tools/runner/project.ts';

const { values: options } = parseArgs({
  options: { row: { type: 'string', multiple: true }, jobs: { type: 'string', default: '1' } },
});

const FOLDER = join(root, '.cache/faults');
/** What the runners print; a fault that could not be tried is explained there. */
const LOGS = join(root, 'test-results/faults');
const storyFiles = new Map([...findStories(repository)].map(([title, { file }]) => [title, file]));
const running = new Set<ChildProcess>();

const faults = loadFaults().filter(({ row }) => !options.row || options.row.some((prefix) => isWithin(row, prefix)));
if (faults.length === 0) throw new Error('There are no faults of these rows.');
if (faults.some(({ caughtBy }) => !caughtBy.startsWith('test:'))) ensureChromium();

process.once('exit', () => {
  // The runners have started processes of their own, which are in their group.
  for (const { pid } of running) if (pid) killGroup(pid);
  removeCopies();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

removeCopies();
rmSync(LOGS, { recursive: true, force: true });
mkdirSync(LOGS, { recursive: true });
const copies = Array.from({ length: Math.max(1, Math.min(Number(options.jobs), faults.length)) }, (_, index) =>
  makeCopy(join(FOLDER, `copy-${index + 1}`)),
);

/** What the evidence says of the code as it is: a test that fails anyway catches nothing. */
const withoutFaults = await runEvidence(copies[0] ?? '', [...new Set(faults.map(({ caughtBy }) => caughtBy))]);

const verdicts: { fault: PlantedFault; verdict: string }[] = [];
const queue = [...faults];
await Promise.all(copies.map(workOff));

const total = (verdict: string) => verdicts.filter((one) => one.verdict === verdict);
const survivors = total('SURVIVED');
const caught = total('caught').length;
console.log(
  `\n${verdicts.length} faults, ${caught} caught, ${survivors.length} survived, ` +
    `${verdicts.length - caught - survivors.length} could not be tried`,
);
for (const { fault } of survivors) console.log(`${fault.row}: ${fault.file}: ${fault.from} → ${fault.to}`);
process.exit(caught === faults.length ? 0 : 1);

/** Tries one fault of the queue after the other. */
async function workOff(copy: string): Promise<void> {
  for (let fault = queue.shift(); fault; fault = queue.shift()) {
    const start = performance.now();
    const outcome = await tryFault(copy, fault);
    const verdict = { failed: 'caught', passed: 'SURVIVED' }[outcome as string] ?? 'could not be tried';
    verdicts.push({ fault, verdict });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const reason = typeof outcome === 'object' ? ` (${fault.file}, ${fault.caughtBy}: ${outcome.reason})` : '';
    console.log(`${fault.row} ${verdict} ${seconds} s${reason}`);
  }
}

async function tryFault(copy: string, fault: PlantedFault): Promise<Outcome> {
  const before = withoutFaults.get(fault.caughtBy);
  if (before === 'failed') return { reason: 'the test fails without the fault' };
  if (before !== 'passed') return before ?? { reason: 'no runner knows the test' };
  const file = join(copy, fault.file);
  const text = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, plantIn(text, fault));
    return (await runEvidence(copy, [fault.caughtBy])).get(fault.caughtBy) ?? { reason: 'no runner knows the test' };
  } catch (error) {
    return { reason: (error as Error).message };
  } finally {
    writeFileSync(file, text);
  }
}

/** Runs the tests and stories of the references; those of one runner at once. */
async function runEvidence(copy: string, references: string[]): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  for (const testRun of testRunsOf(references, storyFiles)) {
    const report = join(copy, testRun.report);
    rmSync(report, { force: true });
    mkdirSync(dirname(report), { recursive: true });
    const inTime = await runTests(copy, testRun);
    for (const reference of references) {
      const outcome: Outcome = inTime
        ? outcomeOf(reference, copy, report)
        : { reason: `it took over ${testRun.minutes} minutes` };
      if (typeof outcome === 'string' || !outcomes.has(reference)) outcomes.set(reference, outcome);
    }
  }
  return outcomes;
}

/** Resolves when the runner has ended: true by itself, false when it took too long. */
function runTests(copy: string, { args, env, minutes }: TestRun): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const log = createWriteStream(join(LOGS, `${basename(copy)}.log`), { flags: 'a' });
    const child = spawn(process.execPath, args, {
      cwd: copy,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let inTime = true;
    const timer = setTimeout(() => {
      inTime = false;
      if (child.pid) killGroup(child.pid);
    }, minutes * 60_000);
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      running.delete(child);
      log.end();
      resolve(inTime);
    });
  });
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** HEAD in a folder of its own. Packages are hard links, since the links between workspaces are relative. */
function makeCopy(copy: string): string {
  git('worktree', 'add', '--quiet', '--detach', copy, 'HEAD');
  for (const modules of ['node_modules', 'apps/api/node_modules']) {
    if (existsSync(join(root, modules))) execFileSync('cp', ['-al', join(root, modules), join(copy, modules)]);
  }
  return copy;
}

function removeCopies(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  git('worktree', 'prune');
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
