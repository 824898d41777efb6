import type { Browser } from 'playwright';
import { Camera, type Shot, type Story } from './camera.ts';
import { type Mode, type Size, sizes } from './modes.ts';

type Shoot = {
  browser: Browser;
  /** Where the built Storybook is served to the story. */
  originOf: (story: Story) => string;
  stories: readonly Story[];
  expected: (mode: Mode, id: string) => string | undefined;
  /** How many pages work at the same time. */
  pages: number;
  onShots: (shots: Shot[], ms: number) => Promise<void>;
  onError: (story: Story, size: Size, error: Error) => void;
};

/** Pictures every story at every size, file by file in the order given. */
export async function shootAll(shoot: Shoot): Promise<void> {
  const files = Map.groupBy(shoot.stories, (story) => `${shoot.originOf(story)} ${story.title}`);
  const jobs = [...files.values()].flatMap((stories) => sizes.map((size) => ({ stories, size })));
  await Promise.all(Array.from({ length: shoot.pages }, () => work(shoot, jobs)));
}

/** Every file is met by a browser without memories: what it kept of one may show in the next. */
async function work(
  { browser, originOf, expected, onShots, onError }: Shoot,
  jobs: { stories: Story[]; size: Size }[],
) {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { stories, size } = job;
    const context = await openContext(browser, size);
    const camera = await Camera.open(context, size, originOf(stories[0] as Story));
    for (const story of stories) {
      const start = performance.now();
      try {
        const shots = await camera.shoot(story, (mode) => expected(mode, story.id));
        await onShots(shots, performance.now() - start);
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

const openContext = (browser: Browser, size: Size) =>
  browser.newContext({
    viewport: size,
    reducedMotion: 'reduce',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    userAgent: USER_AGENT,
  });
