/**
 * `npm run test:visual`: takes pictures of stories, at each width and in each theme, and compares their digests with the
 * baselines in the repository: of the stories whose sources have changed since. Writes what differs, a page to look through it, and how long
 * each story took (times.json, the slowest first, in milliseconds) to test-results/visual.
 *
 *   --all             every story
 *   --update          makes what is seen now the baseline, and forgets deleted stories
 *   --accept <file>   the same for the stories that a file accepts, as the review page saves it; what it rejects is
 *                     written to REJECTED.md beside the baselines, with the comments
 *   --story <name>    only those of the files of this name, as Button, in a Storybook that is built of them alone
 *   --only <text>     only stories whose id contains this
 *   --shuffle <seed>  another order
 *   --built <folder>  a Storybook that is built already
 *   --counts <file>   where to write { passed, failed, failures }, and what became of each story
 *   --baselines <folder>, --report <folder>  elsewhere than in stories/baselines and test-results/visual
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { toId } from 'storybook/internal/csf';
import { ensureChromium } from '../tools/runner/chromium.ts';
import { buildStories, buildStorybook, root } from '../tools/runner/project.ts';
import type { Counts, LastRun, StoryResults } from '../tools/runner/testReports.ts';
import { Baselines } from '../tools/screenshots/baselines.ts';
import { captureAll } from '../tools/screenshots/captureAll.ts';
import { modes, modesOf } from '../tools/screenshots/modes.ts';
import { pinnedBrowser } from '../tools/screenshots/pinnedBrowser.ts';
import { placeholders } from '../tools/screenshots/placeholders.ts';
import { Report } from '../tools/screenshots/report.ts';
import { type Capture, launchBrowser, type Story } from '../tools/screenshots/screenshotter.ts';
import { serveBuilt } from '../tools/screenshots/serveBuilt.ts';
import { shuffled } from '../tools/screenshots/shuffled.ts';
import { sourceDigests } from '../tools/screenshots/sources.ts';
import { readTokens, tokenChanges } from '../tools/screenshots/tokens.ts';
import { readVerdicts, rejectionPage } from '../tools/screenshots/verdicts.ts';
import { storyFilesNamed, titleOf } from '../tools/story-files/storyFiles.ts';

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    accept: { type: 'string' },
    story: { type: 'string' },
    only: { type: 'string', default: '' },
    shuffle: { type: 'string' },
    built: { type: 'string' },
    counts: { type: 'string', default: join(root, 'test-results/reports/screenshots.json') },
    baselines: { type: 'string', default: join(root, 'stories/baselines') },
    report: { type: 'string', default: join(root, 'test-results/visual') },
  },
});

const chromium = ensureChromium();
const started = performance.now();
const files = options.story === undefined ? undefined : storyFilesNamed(root, options.story);
const startedAt = Date.now();
const built = options.built ?? (await (files ? buildStories(files) : buildStorybook()));
const titles = files?.map((file) => `${toId(titleOf(file))}--`);
const isInScope = (id: string) => id.includes(options.only) && (titles?.some((title) => id.startsWith(title)) ?? true);
const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
  entries: Record<string, Story & { type: 'story' | 'docs' }>;
};
const all = Object.values(index.entries).filter(({ type }) => type === 'story');
const fileOf = ({ importPath }: Story) => importPath.replace(/^\.\//, '');
const filed = Map.groupBy(all, fileOf);
const baselines = new Baselines(options.baselines, join(root, '.cache/screenshots'));
const sources = sourceDigests(root, [...filed.keys()]);
const fingerprintOf = (file: string) =>
  baselines.fingerprint(
    sources[file],
    (filed.get(file) ?? []).map(({ id }) => id),
  );
const looksAtAll =
  options.all || options.update || options.accept !== undefined || files !== undefined || options.only !== '';
const compared = baselines.fingerprints;
const isUnchanged = (file: string) => compared[file] !== undefined && compared[file] === fingerprintOf(file);
const unchanged = new Set<Story>(looksAtAll ? [] : [...filed].flatMap(([file, own]) => (isUnchanged(file) ? own : [])));
const chosen = all.filter((story) => isInScope(story.id) && !unchanged.has(story));
const stories = options.shuffle === undefined ? chosen : shuffled(chosen, Number(options.shuffle));

const known = new Set(all.map(({ id }) => id));
const verdicts = options.accept === undefined ? undefined : readVerdicts(readFileSync(options.accept, 'utf8'), known);
const isAccepted = (id: string) => options.update || verdicts?.accepted.has(id) === true;

rmSync(options.report, { recursive: true, force: true });
mkdirSync(options.report, { recursive: true });
const report = new Report(options.report);
const counts = { passed: 0, updated: 0 };
const results: StoryResults = {};
const failures: string[] = [];
const failedFiles = new Set<string>();
const fail = (sentence: string, story?: Story) => {
  failures.push(sentence);
  if (story) failedFiles.add(fileOf(story));
  console.error(`✗ ${sentence}`);
};

async function judge({ story, mode, digest, picture }: Capture): Promise<void> {
  const expected = baselines.digest(mode, story.id);
  results[story.id] = { ...results[story.id], [mode]: expected === digest || isAccepted(story.id) };
  if (expected === digest) {
    counts.passed++;
    await baselines.keepPicture(digest, picture);
  } else if (isAccepted(story.id)) {
    await baselines.accept(mode, story.id, digest, picture);
    counts.updated++;
  } else {
    const before = expected === undefined ? undefined : await baselines.read(expected);
    const { difference } = await report.add({ story, mode, before, after: picture });
    fail(
      difference
        ? `${story.id} (${mode}): ${difference.count} pixels differ, in ${difference.box.width} × ${difference.box.height} at ${difference.box.left}, ${difference.box.top}.`
        : expected === undefined
          ? `${story.id} (${mode}) has no baseline.`
          : `${story.id} (${mode}) differs. How it looked before is not in the cache.`,
      story,
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
  onError: (story, missed, error) => {
    results[story.id] = { ...results[story.id], ...Object.fromEntries(missed.map((mode) => [mode, false])) };
    fail(`${story.id} (${missed.join(', ')}): ${stripVTControlCharacters(error.message).split('\n')[0]}`, story);
  },
});
const shot = performance.now();
await browser.close();
await Promise.all([withMosaics.close(), withPhotographs.close()]);

for (const mode of modes) {
  for (const id of baselines
    .ids(mode)
    .filter((other) => isInScope(other) && !(known.has(other) && modesOf(other).includes(mode)))) {
    if (isAccepted(id)) baselines.drop(mode, id);
  }
}
const changedTokens = tokenChanges(baselines.tokens, readTokens(built));
if (options.update || verdicts) baselines.save();
if (options.update || verdicts) baselines.keep(readTokens(built), verdicts ? rejectionPage(verdicts) : '');
const seen = new Set<Story>([...unchanged, ...stories]);
const passed = [...filed].flatMap(([file, own]) => {
  const fingerprint = !failedFiles.has(file) && own.every((story) => seen.has(story)) && fingerprintOf(file);
  return fingerprint ? [[file, fingerprint] as const] : [];
});
const kept = Object.entries(compared).filter(([file]) => files || filed.has(file));
if (pinned) baselines.keepFingerprints(Object.fromEntries([...kept, ...passed]));
for (const problem of baselines.problems(known, isInScope)) {
  if (!failures.includes(problem)) fail(problem);
}
if (failures.length > 0) console.log(`\nLook at ${report.write(failures, changedTokens)}`);

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
const skipped = [...unchanged].reduce((sum, { id }) => sum + modesOf(id).length, 0);
console.log(`${skipped} pictures were not taken again: nothing that they show has changed (--all takes them).`);
for (const { id } of unchanged) results[id] = Object.fromEntries(modesOf(id).map((mode) => [mode, true]));
const result = { passed: counts.passed + counts.updated + skipped, failed: failures.length, failures };
mkdirSync(dirname(options.counts), { recursive: true });
writeFileSync(options.counts, JSON.stringify({ ...result, startedAt, results } satisfies LastRun & Counts));
console.log(`\n${result.passed} passed, ${result.failed} failed`);
process.exit(failures.length === 0 ? 0 : 1);
