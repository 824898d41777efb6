/**
 * `npm run test:visual`: takes screenshots of the stories whose sources have changed, at each width and in each theme,
 * and compares their digests with the baselines in the repository. Writes the differences, a page for reviewing them,
 * and the time of each story (times.json, the slowest first, in milliseconds) to test-results/visual.
 *
 *   --all             every story
 *   --update          saves the new screenshots as baselines, and removes those of deleted stories
 *   --accept <file>   the same for the stories accepted in a file that the review page saved; rejected stories are
 *                     written to REJECTED.md next to the baselines, with the comments
 *   --story <name>    only stories in files of this name, such as Button, in a Storybook built from these files alone
 *   --since <commit>  shows what differs from a commit, such as a release: only the stories whose baselines have changed
 *                     since. It fails for no difference, and changes no baseline
 *   --only <text>     only stories whose id contains this
 *   --shuffle <seed>  in a shuffled order
 *   --built <folder>  a Storybook that is built already
 *   --counts <file>   where to write { passed, failed, failures }, and the result of each story
 *   --baselines <folder>, --report <folder>  instead of stories/baselines and test-results/visual. The repository's
 *                     baselines can be compared and updated only in their own browser, which exists for Linux on x64
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { toId } from 'storybook/internal/csf';
import { buildStories, builtStorybook } from '../tools/runner/builds.ts';
import { ensureChromium } from '../tools/runner/chromium.ts';
import { root } from '../tools/runner/project.ts';
import type { Counts, LastRun, StoryResults } from '../tools/runner/testReports.ts';
import { baselineBrowser } from '../tools/screenshots/baselineBrowser.ts';
import { Baselines } from '../tools/screenshots/baselines.ts';
import { captureAll } from '../tools/screenshots/captureAll.ts';
import { type Different, takeEarlier } from '../tools/screenshots/earlierScreenshots.ts';
import { modes, modesOf } from '../tools/screenshots/modes.ts';
import { openBuilt } from '../tools/screenshots/openBuilt.ts';
import type { Difference, Picture } from '../tools/screenshots/picture.ts';
import { pinnedBrowser } from '../tools/screenshots/pinnedBrowser.ts';
import { Report } from '../tools/screenshots/report.ts';
import { type Capture, launchBrowser, type Story } from '../tools/screenshots/screenshotter.ts';
import { shuffled } from '../tools/screenshots/shuffled.ts';
import { sourceDigests } from '../tools/screenshots/sources.ts';
import { readTokens, tokenChanges } from '../tools/screenshots/tokens.ts';
import { readVerdicts, rejectionPage } from '../tools/screenshots/verdicts.ts';
import { storyFilesNamed, titleOf } from '../tools/story-files/storyFiles.ts';

const BASELINES = join(root, 'stories/baselines');
const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    accept: { type: 'string' },
    story: { type: 'string' },
    since: { type: 'string' },
    only: { type: 'string', default: '' },
    shuffle: { type: 'string' },
    built: { type: 'string' },
    counts: { type: 'string', default: join(root, 'test-results/reports/screenshots.json') },
    baselines: { type: 'string', default: BASELINES },
    report: { type: 'string', default: join(root, 'test-results/visual') },
  },
});

const { since } = options;
if (since !== undefined && (options.update || options.accept !== undefined))
  throw new Error('--since accepts nothing: leave out --update and --accept.');

const cache = join(root, '.cache');
const hasOwnBaselines = options.baselines !== BASELINES;
const pinned = hasOwnBaselines ? pinnedBrowser(cache) : baselineBrowser(cache);
const chromium = ensureChromium();
const started = performance.now();
const startedAt = Date.now();
const files = options.story === undefined ? undefined : storyFilesNamed(root, options.story);
const built = options.built ?? (await (files ? buildStories(files) : builtStorybook()));
const titles = files?.map((file) => `${toId(titleOf(file))}--`);
const isInScope = (id: string) => id.includes(options.only) && (titles?.some((title) => id.startsWith(title)) ?? true);
const storybook = await openBuilt(built);
const all = storybook.stories;
const pictured = all.filter((story) => modesOf(story).length > 0);
const fileOf = ({ importPath }: Story) => importPath.replace(/^\.\//, '');
const filed = Map.groupBy(pictured, fileOf);
const current = new Baselines(options.baselines, join(cache, 'screenshots'));
const baselines = since === undefined ? current : new Baselines(options.baselines, join(cache, 'screenshots'), since);
const sources = sourceDigests(root, [...filed.keys()]);
const fingerprintOf = (file: string) => baselines.fingerprint(sources[file], filed.get(file) ?? []);
const known = new Map(all.map((story) => [story.id, story]));
const verdicts =
  options.accept === undefined ? undefined : readVerdicts(readFileSync(options.accept, 'utf8'), new Set(known.keys()));
const isAccepted = (id: string) => options.update || verdicts?.accepted.has(id) === true;
const looksAtAll = options.all || options.update || files !== undefined || options.only !== '' || since !== undefined;
const changedSince = (story: Story) =>
  modesOf(story).some((mode) => baselines.digest(mode, story.id) !== current.digest(mode, story.id));
const compared = baselines.fingerprints;
const isUnchanged = (story: Story) => {
  const fingerprint = compared[fileOf(story)];
  return fingerprint !== undefined && fingerprint === fingerprintOf(fileOf(story)) && !isAccepted(story.id);
};
const unchanged = new Set<Story>(looksAtAll ? [] : pictured.filter(isUnchanged));
const chosen = pictured.filter(
  (story) => isInScope(story.id) && !unchanged.has(story) && (since === undefined || changedSince(story)),
);
const stories = options.shuffle === undefined ? chosen : shuffled(chosen, Number(options.shuffle));

rmSync(options.report, { recursive: true, force: true });
mkdirSync(options.report, { recursive: true });
const tokens = readTokens(built);
const report = new Report(options.report, tokenChanges(baselines.tokens, tokens));
const counts = { passed: 0, updated: 0 };
const results: StoryResults = {};
const failures: string[] = [];
const failedFiles = new Set<string>();
const fail = (sentence: string, story?: Story) => {
  failures.push(sentence);
  if (story) failedFiles.add(fileOf(story));
  console.error(`✗ ${sentence}`);
};

const different: Different[] = [];
/** If more stories differ, the run takes one screenshot instead of two equal ones, because it has failed anyway. */
const MANY = 40;
const areMany = () => new Set(different.map(({ story }) => story)).size > MANY;

async function judge({ story, mode, digest, picture }: Capture): Promise<void> {
  const expected = baselines.digest(mode, story.id);
  results[story.id] = { ...results[story.id], [mode]: expected === digest || isAccepted(story.id) };
  await baselines.keepPicture(digest, picture);
  if (expected === digest) {
    counts.passed++;
  } else if (isAccepted(story.id)) {
    baselines.accept(mode, story.id, digest);
    counts.updated++;
  } else {
    different.push({ story, mode, expected, digest });
    failedFiles.add(fileOf(story));
    console.error(`✗ ${story.id} (${mode}) ${expected === undefined ? 'has no baseline' : 'differs'}.`);
  }
}

const saysWhat = (difference?: Difference) =>
  difference
    ? `: ${difference.count} pixels differ, in ${difference.box.width} × ${difference.box.height} at ${difference.box.left}, ${difference.box.top}.`
    : ' differs. How it looked before is not known.';

/** Adds the differing screenshots to the review page, next to their baselines, four at a time. */
async function reportDifferences(): Promise<void> {
  const waiting = [...different];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { story, mode, expected, digest } = next;
      const before = expected === undefined ? undefined : ((await baselines.read(expected)) ?? 'unknown');
      const after = (await baselines.read(digest)) as Picture;
      const { difference } = await report.add({ story, mode, before, after });
      failures.push(`${story.id} (${mode})${expected === undefined ? ' has no baseline.' : saysWhat(difference)}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
}

const slowest: { id: string; width: number; ms: number }[] = [];
const browser = await launchBrowser(pinned?.executablePath ?? chromium, pinned?.env);
const shooting = performance.now();
await captureAll({
  browser,
  storybook,
  stories,
  modes: modesOf,
  expected: (mode, id) => baselines.digest(mode, id),
  // Screenshots that become baselines are always taken twice.
  hurries: () => !options.update && !verdicts && areMany(),
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
await storybook.close();
await takeEarlier(root, browser, baselines, different, since);
await browser.close();
await reportDifferences();

for (const mode of modes) {
  for (const id of baselines.ids(mode)) {
    const story = known.get(id);
    const isPictured = story && modesOf(story).includes(mode);
    if (isInScope(id) && !isPictured && isAccepted(id)) baselines.drop(mode, id);
  }
}
if (options.update || verdicts) baselines.save();
if (options.update || verdicts) baselines.keep(tokens, verdicts ? rejectionPage(verdicts) : '');
const seen = new Set<Story>([...unchanged, ...stories]);
const passed = [...filed].flatMap(([file, own]) => {
  const fingerprint = !failedFiles.has(file) && own.every((story) => seen.has(story)) && fingerprintOf(file);
  return fingerprint ? [[file, fingerprint] as const] : [];
});
const kept = Object.entries(compared).filter(([file]) => files || filed.has(file));
if (pinned && since === undefined) baselines.keepFingerprints(Object.fromEntries([...kept, ...passed]));
for (const problem of baselines.problems(all, isInScope)) {
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
  `${stories.length} stories${options.shuffle ? ` (--shuffle ${options.shuffle})` : ''}, ` +
    `${counts.passed + counts.updated} screenshots in ${seconds(shot - shooting)} s ` +
    `(${seconds(performance.now() - started)} s with all around it), ${counts.updated} of them accepted as new`,
);
const skipped = [...unchanged].reduce((sum, story) => sum + modesOf(story).length, 0);
console.log(`${skipped} screenshots were not taken again: nothing that they show has changed (--all takes them).`);
for (const story of unchanged) results[story.id] = Object.fromEntries(modesOf(story).map((mode) => [mode, true]));
const result = { passed: counts.passed + counts.updated + skipped, failed: failures.length, failures };
mkdirSync(dirname(options.counts), { recursive: true });
writeFileSync(options.counts, JSON.stringify({ ...result, startedAt, results } satisfies LastRun & Counts));
console.log(`\n${result.passed} passed, ${result.failed} failed`);
process.exit(failures.length === 0 || since !== undefined ? 0 : 1);
