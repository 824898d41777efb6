/** Takes pictures of stories of a built Storybook, each once it stands still. */
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { holdTime, modeProblems, settle, showStory, showTheme, stageOf } from './inPage.ts';
import { type Mode, modeOf, type Size, themes } from './modes.ts';
import { decode, digestOf, type Picture } from './picture.ts';

export type Story = { id: string; title: string; name: string; tags?: string[] };

export type Capture = { story: Story; mode: Mode; digest: string; picture: Picture };

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

/** A browser for text and pictures that come out the same every time. @param env added to this process's environment. */
export const launchBrowser = (executablePath: string, env: Record<string, string> = {}) =>
  chromium.launch({ executablePath, args: FLAGS, env: { ...(process.env as Record<string, string>), ...env } });

/** Axe is for the story tests. */
const GLOBALS = 'theme:light;a11y.manual:!true';

/** How long a picture that is not the expected one may take to become it, or to stand still. */
const PATIENCE_MS = 4000;

/**
 * How long lies between two looks at what may still change: what is loaded when it comes near the window, as a form in
 * the footer, has to be there by the second. One that is not yet there must never become a baseline.
 */
const LOOK_AGAIN_MS = 400;

/** A page in which the stories of one file are shown, one after the other. */
export class Screenshotter {
  #page: Page;
  #cdp: CDPSession;
  readonly #origin: string;
  #isOpen = false;
  /** What no story may cause: errors in the console, and requests to other hosts. */
  #complaints: string[] = [];

  private constructor(page: Page, cdp: CDPSession, origin: string) {
    this.#page = page;
    this.#cdp = cdp;
    this.#origin = origin;
    page.on('console', (message) => {
      if (message.type() === 'error') this.#complaints.push(`The console says: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#complaints.push(`It threw outside of React: ${error.message}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== origin) this.#complaints.push(`It requested ${url.host}.`);
    });
  }

  static async open(context: BrowserContext, origin: string): Promise<Screenshotter> {
    await context.addInitScript(holdTime, NOW);
    const page = await context.newPage();
    return new Screenshotter(page, await context.newCDPSession(page), origin);
  }

  /**
   * A picture of the story at this size in each theme. It is played once, in the light one, and then repainted.
   * @param expected the digests of the baselines: a picture that has its own is believed at once, another only when a
   *   second look shows the same.
   * @throws when the story fails, does not stand still, logs an error, or asks another host.
   */
  async capture(story: Story, size: Size, expected: (mode: Mode) => string | undefined): Promise<Capture[]> {
    this.#complaints = [];
    await this.#page.setViewportSize(size);
    await this.#page.emulateMedia({ colorScheme: 'light' });
    await this.#page.evaluate(showTheme, 'light');
    await this.#show(story);
    // Before letters and pictures are there, the page may be higher than it will be.
    await this.#page.evaluate(settle);
    await this.#fit();
    const shots: Capture[] = [];
    for (const theme of themes) {
      await this.#page.emulateMedia({ colorScheme: theme });
      await this.#page.evaluate(showTheme, theme);
      await this.#page.evaluate(settle);
      const problems = await this.#page.evaluate(modeProblems, { theme, width: size.width });
      if (problems.length > 0) throw new Error(problems.join(' '));
      const mode = modeOf(size, theme);
      shots.push({ story, mode, ...(await this.#still(expected(mode))) });
    }
    if (this.#complaints.length > 0) throw new Error(this.#complaints[0]);
    return shots;
  }

  /** Loads Storybook for the first story, and after one that failed. */
  async #show({ id }: Story): Promise<void> {
    const isNew = !this.#isOpen;
    this.#isOpen = false;
    if (isNew) {
      await this.#page.goto(`${this.#origin}/iframe.html?id=${id}&viewMode=story&globals=${GLOBALS}`, {
        waitUntil: 'domcontentloaded',
      });
    }
    const problem = await this.#page.evaluate(showStory, { id, isNew });
    if (problem) throw new Error(problem);
    this.#isOpen = true;
  }

  /** Makes the window as high as what it has to show. */
  async #fit(): Promise<void> {
    const { height } = await this.#page.evaluate(stageOf);
    const size = this.#page.viewportSize() as Size;
    if (height > size.height) await this.#page.setViewportSize({ ...size, height });
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
      await this.#page.waitForTimeout(LOOK_AGAIN_MS);
      await this.#fit();
      await this.#page.evaluate(settle);
    }
  }
}
