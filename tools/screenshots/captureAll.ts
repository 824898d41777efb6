import type { Browser } from 'playwright';
import { type Mode, type Size, sizes } from './modes.ts';
import { type Capture, Screenshotter, type Story } from './screenshotter.ts';

type CaptureRun = {
  browser: Browser;
  /** Where the built Storybook is served to the story. */
  originOf: (story: Story) => string;
  stories: readonly Story[];
  expected: (mode: Mode, id: string) => string | undefined;
  /** How many pages work at the same time. */
  pages: number;
  onCaptures: (captures: Capture[], ms: number) => Promise<void>;
  onError: (story: Story, size: Size, error: Error) => void;
};

/** Pictures every story at every size, file by file in the order given: to load Storybook costs more than a picture. */
export async function captureAll(run: CaptureRun): Promise<void> {
  const files = Map.groupBy(run.stories, (story) => `${run.originOf(story)} ${story.title}`);
  const jobs = [...files.values()];
  await Promise.all(Array.from({ length: run.pages }, () => work(run, jobs)));
}

/** Every file is met by a browser without memories: what it kept of one may show in the next. */
async function work({ browser, originOf, expected, onCaptures, onError }: CaptureRun, jobs: Story[][]) {
  for (let stories = jobs.shift(); stories; stories = jobs.shift()) {
    const context = await openContext(browser);
    const screenshotter = await Screenshotter.open(context, originOf(stories[0] as Story));
    for (const { story, size } of sizes.flatMap((size) => stories.map((story) => ({ story, size })))) {
      const start = performance.now();
      try {
        const shots = await screenshotter.capture(story, size, (mode) => expected(mode, story.id));
        await onCaptures(shots, performance.now() - start);
      } catch (error) {
        onError(story, size, error as Error);
      }
    }
    await context.close();
  }
}

/** By this name Storybook knows that it is tested, and holds animations instead of waiting for them to end. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 StorybookTestRunner';

const openContext = (browser: Browser) =>
  browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    userAgent: USER_AGENT,
  });
