import type { Browser } from 'playwright';
import { Camera, type Shot, type Story } from './camera.ts';
import { type Mode, type Size, sizes } from './modes.ts';

type Shoot = {
  browser: Browser;
  /** Where the built Storybook is served. */
  origin: string;
  stories: readonly Story[];
  expected: (mode: Mode, id: string) => string | undefined;
  /** How many pages work at the same time. */
  pages: number;
  onShots: (shots: Shot[], ms: number) => Promise<void>;
  onError: (story: Story, size: Size, error: Error) => void;
};

/** Pictures every story at every size, file by file in the order given. */
export async function shootAll(shoot: Shoot): Promise<void> {
  const files = Map.groupBy(shoot.stories, ({ title }) => title);
  const jobs = [...files.values()].flatMap((stories) => sizes.map((size) => ({ stories, size })));
  await Promise.all(Array.from({ length: shoot.pages }, () => work(shoot, jobs)));
}

async function work({ browser, origin, expected, onShots, onError }: Shoot, jobs: { stories: Story[]; size: Size }[]) {
  const cameras = new Map<Size, Camera>();
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { stories, size } = job;
    const camera = cameras.get(size) ?? (await openCamera(browser, size, origin));
    cameras.set(size, camera);
    for (const story of stories) {
      const start = performance.now();
      try {
        const shots = await camera.shoot(story, (mode) => expected(mode, story.id));
        await onShots(shots, performance.now() - start);
      } catch (error) {
        onError(story, size, error as Error);
      }
    }
  }
}

/** By this name Storybook knows that it is tested, and holds animations instead of waiting for them to end. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 StorybookTestRunner';

async function openCamera(browser: Browser, size: Size, origin: string): Promise<Camera> {
  const context = await browser.newContext({
    viewport: size,
    reducedMotion: 'reduce',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    userAgent: USER_AGENT,
  });
  return Camera.open(context, size, origin);
}
