import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright';
import { allSizes, isCommon, type Mode, type Size, settingsOf } from './modes.ts';
import type { OpenStorybook } from './openBuilt.ts';
import { type Capture, Screenshotter, type Story, StuckError } from './screenshotter.ts';

type CaptureRun = {
  browser: Browser;
  storybook: OpenStorybook;
  stories: readonly Story[];
  modes: (story: Story) => readonly Mode[];
  expected: (mode: Mode, id: string) => string | undefined;
  /** Whether to accept the first screenshot of a story at rest, even if it is not the expected one. */
  hurries?: () => boolean;
  onCaptures: (captures: Capture[], ms: number) => Promise<void>;
  onError: (story: Story, missed: readonly Mode[], error: Error) => void;
};

/** How many pages work at the same time: more than there are cores, because a page also waits. */
const PAGES = Math.ceil(1.5 * availableParallelism());

/** Takes screenshots of all stories, file by file, because loading Storybook takes longer than a screenshot. */
export async function captureAll(run: CaptureRun): Promise<void> {
  const files = Map.groupBy(run.stories, (story) => `${run.storybook.originOf(story)} ${story.title}`);
  const waiting = [...files.values()];
  await Promise.all(Array.from({ length: PAGES }, () => work(run, waiting)));
}

type Job = { story: Story; size: Size; modes: readonly Mode[] };

/**
 * The screenshots of a file: first in the common modes, then in the others. After emulated media features, letters move
 * by a pixel in later stories on the same page.
 */
function passesOf(stories: readonly Story[], modesOf: CaptureRun['modes']): Job[][] {
  const modesAt = (story: Story, size: Size) => modesOf(story).filter((mode) => settingsOf(mode).size === size);
  const passOf = (isIn: (mode: Mode) => boolean) =>
    allSizes
      .flatMap((size) => stories.map((story) => ({ story, size, modes: modesAt(story, size).filter(isIn) })))
      .filter(({ modes }) => modes.length > 0);
  return [passOf(isCommon), passOf((mode) => !isCommon(mode))];
}

/**
 * Uses a new browser context for each pass, because cached data of one pass may change screenshots of the next.
 * Replaces a page when the browser blocks it, which sometimes happens.
 */
async function work(
  { browser, storybook, modes: modesOf, expected, hurries, onCaptures, onError }: CaptureRun,
  files: Story[][],
) {
  for (let stories = files.shift(); stories; stories = files.shift()) {
    const origin = storybook.originOf(stories[0] as Story);
    for (const jobs of passesOf(stories, modesOf)) {
      let page: Awaited<ReturnType<typeof openPage>> | undefined;
      const capture = async ({ story, size, modes }: Job) => {
        page ??= await openPage(browser, origin);
        try {
          return await withinLimit(
            page.screenshotter.capture(story, size, modes, (mode) => expected(mode, story.id), hurries),
          );
        } catch (error) {
          if (error instanceof StuckError) {
            await page.context.close();
            page = undefined;
          }
          throw error;
        }
      };
      /** Repeats a job in a new page, after the story's earlier sizes, which decide the image files that are loaded. */
      const captureAgain = async (job: Job) => {
        for (const earlier of jobs.slice(0, jobs.indexOf(job))) if (earlier.story === job.story) await capture(earlier);
        return capture(job);
      };
      for (const job of jobs) {
        const start = performance.now();
        try {
          const shots = await capture(job).catch((error: unknown) => {
            if (error instanceof StuckError) return captureAgain(job);
            throw error;
          });
          await onCaptures(shots, performance.now() - start);
        } catch (error) {
          onError(job.story, job.modes, error as Error);
        }
      }
      await page?.context.close();
    }
  }
}

async function openPage(browser: Browser, origin: string) {
  const context = await openContext(browser);
  return { context, screenshotter: await Screenshotter.open(context, origin) };
}

/** How long a story may take at one size: far longer than any takes on a busy machine. */
const LIMIT_MS = 90_000;

/** @throws StuckError when the answer is late, so that one page never blocks the run. */
async function withinLimit<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StuckError(`It had no screenshot within ${LIMIT_MS / 1000} s.`)), LIMIT_MS);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
    // After the limit, a rejection would be unhandled.
    answer.catch(() => {});
  }
}

/** With this name Storybook detects a test run, and pauses animations instead of waiting for them to end. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 StorybookTestRunner';

const openContext = (browser: Browser) =>
  browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    userAgent: USER_AGENT,
  });
