/**
 * `npm run test:visual:proof`: proves that the screenshots are reliable. Compared with the baselines (`--baselines`),
 *
 * - the stories whose id contains `--only` do not differ in shuffled orders (`--runs` of them, each with another seed);
 * - a Storybook with one pixel in the middle of the page changed by one shade fails, and the failure names the place, in
 *   the stories whose id contains `--fault-in`.
 *
 * Faults in styles are planted by `npm run mutants`.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtStorybook } from '../tools/runner/builds.ts';
import { root } from '../tools/runner/project.ts';
import type { Counts } from '../tools/runner/testReports.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'components-button' },
    'fault-in': { type: 'string', default: 'components-button--default' },
    runs: { type: 'string', default: '2' },
    built: { type: 'string' },
    baselines: { type: 'string', default: join(root, 'stories/baselines') },
  },
});

/** The pixel's place in CSS pixels from the window's corner: visible at both widths, outside the stories' content. */
const [LEFT, TOP] = [301, 411];
const PIXEL =
  `position:fixed;left:${LEFT}px;top:${TOP}px;width:1px;height:1px;z-index:99;` +
  'background:rgb(1,1,1);mix-blend-mode:difference';

const work = mkdtempSync(join(tmpdir(), 'abs-proof-'));
const built = options.built ?? (await builtStorybook());
let passed = 0;
const failures: string[] = [];

for (let seed = 1; seed <= Number(options.runs); seed++) {
  const { code, sentences, summary } = compare(built, options.only, ['--shuffle', String(seed)]);
  verdict(`order ${seed}: ${summary}`, code === 0, sentences);
}

const faulty = join(work, 'storybook');
cpSync(built, faulty, { recursive: true });
const page = join(faulty, 'iframe.html');
writeFileSync(page, readFileSync(page, 'utf8').replace('</body>', `<b style="${PIXEL}"></b></body>`));
const { code, sentences } = compare(faulty, options['fault-in']);
const places = sentences.filter((sentence) => sentence.includes(`: 1 pixels differ, in 1 × 1 at ${LEFT}, ${TOP}.`));
verdict(`one pixel by one shade: found ${places.length} times where it is`, code === 1 && places.length > 0, sentences);

rmSync(work, { recursive: true });
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

function verdict(what: string, isSo: boolean, sentences: readonly string[]): void {
  console.log(`${isSo ? '✓' : '✗'} ${what}`);
  if (isSo) passed++;
  else {
    failures.push(what);
    for (const sentence of sentences.slice(0, 10)) console.log(`    ${sentence}`);
  }
}

/** Compares a built Storybook with the baselines, as `npm run test:visual` does. */
function compare(folder: string, only: string, args: string[] = []) {
  const counts = join(work, 'counts.json');
  rmSync(counts, { force: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      'scripts/testVisual.ts',
      ...['--built', folder, '--only', only, '--all'],
      ...['--baselines', options.baselines, '--report', join(work, 'report')],
      ...['--counts', counts, ...args],
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  return {
    code: status,
    sentences: existsSync(counts) ? (JSON.parse(readFileSync(counts, 'utf8')) as Counts).failures : [],
    summary: /^\d+ stories.*$/m.exec(stdout)?.[0] ?? stderr.trim(),
  };
}
