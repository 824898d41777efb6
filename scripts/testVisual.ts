/**
 * `npm run test:visual`: every story, at each width and in each theme, is held against its picture in the repository,
 * to the last bit. Writes what differs, a page to look through it, and how long each story took (times.json, the slowest
 * first, in milliseconds) to test-results/visual.
 *
 *   --update          makes what is seen now the baseline, and forgets deleted stories
 *   --accept <file>   the same for the stories that a file names, as the review page saves it
 *   --only <text>     only stories whose id contains this
 *   --shuffle <seed>  another order
 *   --built <folder>  a Storybook that is built already
 *   --counts <file>   writes { passed, failed, failures } there
 *   --baselines <folder>, --report <folder>  elsewhere than in stories/baselines and test-results/visual
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ensureChromium } from '../tools/runner/chromium.ts';
import { buildStorybook, root } from '../tools/runner/project.ts';
import { readAccepted } from '../tools/screenshots/accepted.ts';
import { Baselines } from '../tools/screenshots/baselines.ts';
import { captureAll } from '../tools/screenshots/captureAll.ts';
import { modeOf, modes, themes } from '../tools/screenshots/modes.ts';
import { pinnedBrowser } from '../tools/screenshots/pinnedBrowser.ts';
import { placeholders } from '../tools/screenshots/placeholders.ts';
import { Report } from '../tools/screenshots/report.ts';
import { type Capture, launchBrowser, type Story } from '../tools/screenshots/screenshotter.ts';
import { serveBuilt } from '../tools/screenshots/serveBuilt.ts';
import { shuffled } from '../tools/screenshots/shuffled.ts';

const { values: options } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    accept: { type: 'string' },
    only: { type: 'string', default: '' },
    shuffle: { type: 'string' },
    built: { type: 'string' },
    counts: { type: 'string' },
    baselines: { type: 'string', default: join(root, 'stories/baselines') },
    report: { type: 'string', default: join(root, 'test-results/visual') },
  },
});

const chromium = ensureChromium();
const started = performance.now();
const built = options.built ?? (await buildStorybook());
const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
  entries: Record<string, Story & { type: 'story' | 'docs' }>;
};
const all = Object.values(index.entries).filter(({ type }) => type === 'story');
const chosen = all.filter(({ id }) => id.includes(options.only));
const stories = options.shuffle === undefined ? chosen : shuffled(chosen, Number(options.shuffle));

const accepted = options.accept === undefined ? undefined : readAccepted(readFileSync(options.accept, 'utf8'));
const isAccepted = (id: string) => options.update || accepted?.has(id) === true;

const baselines = new Baselines(options.baselines);
rmSync(options.report, { recursive: true, force: true });
mkdirSync(options.report, { recursive: true });
const report = new Report(options.report);
const counts = { passed: 0, updated: 0 };
const failures: string[] = [];
const fail = (sentence: string) => {
  failures.push(sentence);
  console.error(`✗ ${sentence}`);
};

async function judge({ story, mode, digest, picture }: Capture): Promise<void> {
  const expected = baselines.digest(mode, story.id);
  if (expected === digest) {
    counts.passed++;
  } else if (isAccepted(story.id)) {
    await baselines.accept(mode, story.id, digest, picture);
    counts.updated++;
  } else {
    const before = expected === undefined ? undefined : await baselines.read(expected).catch(() => undefined);
    const { difference } = await report.add({ story, mode, before, after: picture });
    fail(
      difference
        ? `${story.id} (${mode}): ${difference.count} pixels differ, in ${difference.box.width} × ${difference.box.height} at ${difference.box.left}, ${difference.box.top}.`
        : `${story.id} (${mode}) has no picture.`,
    );
  }
}

const slowest: { id: string; width: number; ms: number }[] = [];
const withMosaics = await serveBuilt(built, [placeholders(built)]);
const withPhotographs = await serveBuilt(built);
const pinned = pinnedBrowser(join(root, '.cache'));
const browser = await launchBrowser(pinned?.executablePath ?? chromium, pinned?.env);
if (!pinned) {
  console.warn(
    'The browser of the baselines exists for Linux on x64 alone. This run uses another, and will differ from them: ' +
      'hold it against pictures of your own (--update --baselines <folder>, before the change).',
  );
}
const shooting = performance.now();
await captureAll({
  browser,
  originOf: ({ tags }) => (tags?.includes('photographs') ? withPhotographs : withMosaics).origin,
  stories,
  expected: (mode, id) => baselines.digest(mode, id),
  // More than there are cores: a page also waits.
  pages: Math.ceil(1.5 * availableParallelism()),
  onCaptures: async (shots, ms) => {
    const [{ story, picture }] = shots as [Capture];
    slowest.push({ id: story.id, width: picture.width, ms: Math.round(ms) });
    for (const shot of shots) await judge(shot);
  },
  onError: (story, size, error) => {
    const mode = themes.map((theme) => modeOf(size, theme)).join(' and ');
    fail(`${story.id} (${mode}): ${stripVTControlCharacters(error.message).split('\n')[0]}`);
  },
});
const shot = performance.now();
await browser.close();
await Promise.all([withMosaics.close(), withPhotographs.close()]);

const known = new Set(all.map(({ id }) => id));
for (const mode of modes) {
  for (const id of baselines.ids(mode).filter((other) => !known.has(other))) {
    if (isAccepted(id)) baselines.drop(mode, id);
  }
}
if (options.update || accepted) baselines.save();
for (const problem of baselines.problems(known, options.only)) {
  if (!failures.includes(problem)) fail(problem);
}
if (failures.length > 0) console.log(`\nLook at ${report.write(failures)}`);

slowest.sort((a, b) => b.ms - a.ms);
writeFileSync(join(options.report, 'times.json'), `${JSON.stringify(slowest, null, 1)}\n`);
const seconds = (ms: number) => (ms / 1000).toFixed(1);
console.log(
  `\nSlowest: ${slowest
    .slice(0, 5)
    .map(({ id, width, ms }) => `${id} at ${width} px ${seconds(ms)} s`)
    .join(', ')}`,
);
console.log(
  `${stories.length} stories, ${counts.passed + counts.updated} pictures in ${seconds(shot - shooting)} s ` +
    `(${seconds(performance.now() - started)} s with all around it), ${counts.updated} of them accepted as new`,
);
const result = { passed: counts.passed + counts.updated, failed: failures.length, failures };
if (options.counts) writeFileSync(options.counts, JSON.stringify(result));
console.log(`\n${result.passed} passed, ${result.failed} failed`);
process.exit(failures.length === 0 ? 0 : 1);
