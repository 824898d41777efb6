/**
 * `npm run mutants`: plants the faults of tools/faults/faults.ts, one at a time, in a copy of the project, and prints
 * what noticed each. Fails if a fault is not noticed. `-- --only <text>` plants those whose sentence contains it.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Fault, faults } from '../tools/faults/faults.ts';
import { copyProject } from '../tools/generators/projectCopy.ts';
import { ensureChromium } from '../tools/runner/chromium.ts';
import { readResults } from '../tools/runner/testReports.ts';

const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const chosen = faults.filter(({ fault }) => fault.includes(options.only));
if (chosen.length === 0) throw new Error(`No fault contains “${options.only}”.`);
ensureChromium();
const root = copyProject({ large: true });
const report = join(root, 'test-results/fault.json');

const vitest = (project: string[], paths: readonly string[]) =>
  run('tests', [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...project,
    ...paths,
    '--reporter=json',
    `--outputFile=${report}`,
  ]);
/** Each runs tests, stories or the screenshots of a component, and returns the names of what failed. */
const unitTests = (...paths: string[]) => vitest(['-c', 'vitest.node.config.ts', '--project', 'unit*'], paths);
const stories = (...paths: string[]) => vitest(['--project', 'stories-*'], paths);
const screenshots = (name: string) => run('report', ['scripts/testVisual.ts', '--story', name, '--counts', report]);

/** @throws if the script cannot run, because then nothing has noticed the fault */
function run(kind: 'tests' | 'report', args: string[]): string[] {
  rmSync(report, { force: true });
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const failed = readResults(report, kind).results.filter(({ passed }) => !passed);
  if (failed.some(({ name }) => name === 'the part' || /\.tsx?$/.test(name)))
    throw new Error(`${args.join(' ')} did not run.\n${stdout}${stderr}`);
  return failed.map(({ name }) => name.replace(/^.*? › /, ''));
}

function check({ noticedBy }: Fault): string[] {
  if ('screenshots' in noticedBy) return screenshots(noticedBy.screenshots);
  return 'tests' in noticedBy ? unitTests(noticedBy.tests) : stories(noticedBy.stories);
}

/** Plants a fault while its check runs. @returns what noticed it, and why that is not enough */
function plant(fault: Fault): { noticed: string[]; problem?: string } {
  const { file, from, to, noticedBy } = fault;
  const path = join(root, file);
  const code = readFileSync(path, 'utf8');
  if (code.split(from).length !== 2) return { noticed: [], problem: `${file} must contain once: ${from}` };
  writeFileSync(
    path,
    code.replace(from, () => to),
  );
  try {
    const noticed = check(fault);
    const others = 'modes' in noticedBy ? noticed.filter((name) => !noticedBy.modes.test(name)) : [];
    if (others.length > 0) return { noticed, problem: `Should not differ: ${others.slice(0, 5).join(', ')}` };
    return noticed.length === 0 ? { noticed, problem: 'Nothing noticed it.' } : { noticed };
  } finally {
    writeFileSync(path, code);
  }
}

let failed = 0;
try {
  const tests = chosen.flatMap(({ noticedBy }) => ('tests' in noticedBy ? [noticedBy.tests] : []));
  const files = chosen.flatMap(({ noticedBy }) => ('stories' in noticedBy ? [noticedBy.stories] : []));
  const broken = [...(tests[0] ? unitTests(...tests) : []), ...(files[0] ? stories(...files) : [])];
  if (broken.length > 0) throw new Error(`These fail without a fault:\n${broken.join('\n')}`);
  for (const fault of chosen) {
    const { noticed, problem } = plant(fault);
    if (problem) failed++;
    const by = noticed.length > 1 ? `${noticed[0]} and ${noticed.length - 1} more` : noticed[0];
    console.log(`${problem ? '✗' : '✓'} ${fault.fault}\n    ${problem ?? by}`);
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}
console.log(`\n${chosen.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
