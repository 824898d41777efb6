/** Takes pictures of stories of a built Storybook, each once it stands still. */
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { fixedDate, modeProblems, settle, showStory, showTheme, stageOf } from './inPage.ts';
import { type Mode, modeOf, type Size, themes } from './modes.ts';
import { decode, digestOf, type Picture } from './picture.ts';

export type Story = { id: string; title: string; name: string };

export type Shot = { story: Story; mode: Mode; digest: string; picture: Picture };

/** The moment at which all stories happen: that of their fixtures. */
const NOW = Date.UTC(2026, 10, 20, 9);

const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--disable-font-subpixel-positioning',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
];

/** The pinned browser, for text and pictures that come out the same every time. */
export const launchBrowser = (executablePath: string) => chromium.launch({ executablePath, args: FLAGS });

/** Axe is for the story tests. */
const GLOBALS = 'theme:light;a11y.manual:!true';

/** How long a picture that is not the expected one may take to become it, or to stand still. */
const PATIENCE_MS = 2000;

/** A page at one size, in which one story after the other is shown. */
export class Camera {
  #page: Page;
  #cdp: CDPSession;
  readonly #size: Size;
  readonly #origin: string;
  #title = '';

  private constructor(page: Page, cdp: CDPSession, size: Size, origin: string) {
    this.#page = page;
    this.#cdp = cdp;
    this.#size = size;
    this.#origin = origin;
  }

  static async open(context: BrowserContext, size: Size, origin: string): Promise<Camera> {
    await context.addInitScript(fixedDate, NOW);
    const page = await context.newPage();
    return new Camera(page, await context.newCDPSession(page), size, origin);
  }

  /**
   * A picture of the story in each theme. It is played once, in the light one, and then repainted.
   * @param expected the digests of the baselines: a picture that has its own is believed at once, another only when a
   *   second look shows the same.
   * @throws when the story fails, or does not stand still.
   */
  async shoot(story: Story, expected: (mode: Mode) => string | undefined): Promise<Shot[]> {
    await this.#page.setViewportSize(this.#size);
    await this.#page.emulateMedia({ colorScheme: 'light' });
    await this.#page.evaluate(showTheme, 'light');
    await this.#show(story);
    const stage = await this.#page.evaluate(stageOf);
    if (stage.height > this.#size.height) {
      await this.#page.setViewportSize({ width: this.#size.width, height: stage.height });
    }
    const shots: Shot[] = [];
    for (const theme of themes) {
      await this.#page.emulateMedia({ colorScheme: theme });
      await this.#page.evaluate(showTheme, theme);
      await this.#page.evaluate(settle);
      const problems = await this.#page.evaluate(modeProblems, { theme, width: this.#size.width });
      if (problems.length > 0) throw new Error(problems.join(' '));
      const mode = modeOf(this.#size, theme);
      shots.push({ story, mode, ...(await this.#still(expected(mode))) });
    }
    return shots;
  }

  /** Stories of one file share a page, as they share a module; those of another start afresh. */
  async #show({ id, title }: Story): Promise<void> {
    const isNew = title !== this.#title;
    this.#title = '';
    if (isNew) {
      await this.#page.goto(`${this.#origin}/iframe.html?id=${id}&viewMode=story&globals=${GLOBALS}`, {
        waitUntil: 'domcontentloaded',
      });
    }
    const problem = await this.#page.evaluate(showStory, { id, isNew });
    if (problem) throw new Error(problem);
    this.#title = title;
  }

  async #still(expected: string | undefined): Promise<{ digest: string; picture: Picture }> {
    const end = performance.now() + PATIENCE_MS;
    let earlier: string | undefined;
    for (;;) {
      const { data } = await this.#cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
      const picture = await decode(Buffer.from(data, 'base64'));
      const digest = digestOf(picture);
      const isOver = performance.now() > end;
      if (digest === expected || (digest === earlier && (expected === undefined || isOver))) return { digest, picture };
      if (isOver) throw new Error('It does not stand still.');
      earlier = digest;
      await this.#page.waitForTimeout(expected === undefined ? 50 : 200);
      await this.#page.evaluate(settle);
    }
  }
}
