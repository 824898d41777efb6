/** Takes screenshots of stories of a built Storybook, each once it no longer changes. */

import { readFileSync } from 'node:fs';
import { type BrowserContext, type CDPSession, chromium, type Page, type Request } from 'playwright';
import { brandCss, brands } from '../../packages/ui/src/brands/index.ts';
import { STORY_TIME } from '../storybook-preview/storyTime.ts';
import { applySettings, holdTime, isIdle, keepHeight, modeProblems, settle, showStory, stageOf } from './inPage.ts';
import { isCommon, type Mode, type Settings, type Size, settingsOf } from './modes.ts';
import { decode, digestOf, type Picture } from './picture.ts';

export type Story = { id: string; title: string; name: string; importPath: string; tags?: string[] };

export type Capture = { story: Story; mode: Mode; digest: string; picture: Picture };

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

/** A browser whose screenshots are the same every time. @param env added to this process's environment. */
export const launchBrowser = (executablePath: string, env: Record<string, string> = {}) =>
  chromium.launch({ executablePath, args: FLAGS, env: { ...(process.env as Record<string, string>), ...env } });

/** Switches axe off, which runs in the story tests. */
const GLOBALS = 'theme:light;a11y.manual:!true';

/** Resets the media features that a mode emulated. */
const NO_MEDIA = { contrast: null, forcedColors: null, media: null };

/** The styles of a brand with embedded fonts, so that the page loads nothing else. */
const stylesOf = (brand: NonNullable<Settings['brand']>): string =>
  brandCss(brands[brand], { layer: 'tokens', fontUrl: (file) => `data:font/woff2;base64,${readFont(file)}` });

const readFont = (file: string): string =>
  readFileSync(new URL(`../../packages/ui/src/fonts/${file}`, import.meta.url), 'base64');

/** The elements that a pointer or the keyboard can use. */
const CONTROLS = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex]']
  .map((control) => `body ${control}`)
  .join();

/** The pseudo-classes of a state, and the elements that get them. A pointer also hovers all ancestors of a control. */
const FORCED = {
  hover: { selector: 'body *', forced: ['hover'] },
  focus: { selector: CONTROLS, forced: ['focus', 'focus-visible'] },
  active: { selector: CONTROLS, forced: ['hover', 'active'] },
};

/** How long, and how often, to wait for the expected screenshot of a page that never rests, such as one that polls. */
const PATIENCE = { ms: 4000, looks: 10 };

/**
 * The time between two screenshots of a page that may still change. In this time the page requests content that loads
 * when it comes near the window, such as a form in the footer. A page without this content must never become a
 * baseline.
 */
const LOOK_AGAIN_MS = 100;

/** A limit for pages whose height grows with their window. */
const FIT_TRIES = 4;

/** The browser itself blocks the page, which sometimes happens. Another page can show the same story. */
export class StuckError extends Error {}

/** A page that shows the stories of one file, one after the other. */
export class Screenshotter {
  #page: Page;
  #cdp: CDPSession;
  readonly #origin: string;
  #isOpen = false;
  /** The media features that the last mode emulated. */
  #media: Settings['media'];
  /** Problems that fail a story: errors in the console, and requests to other hosts. */
  #complaints: string[] = [];
  /** Requests without a response yet. */
  readonly #loading = new Set<Request>();

  private constructor(page: Page, cdp: CDPSession, origin: string) {
    this.#page = page;
    this.#cdp = cdp;
    this.#origin = origin;
    page.on('console', (message) => {
      if (message.type() === 'error') this.#complaints.push(`The console says: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#complaints.push(`It threw outside of React: ${error.message}`));
    page.on('requestfinished', (request) => this.#loading.delete(request));
    page.on('requestfailed', (request) => this.#loading.delete(request));
    page.on('request', (request) => {
      this.#loading.add(request);
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== origin) this.#complaints.push(`It requested ${url.host}.`);
    });
  }

  static async open(context: BrowserContext, origin: string): Promise<Screenshotter> {
    await context.addInitScript(holdTime, STORY_TIME);
    const page = await context.newPage();
    return new Screenshotter(page, await context.newCDPSession(page), origin);
  }

  /**
   * Takes a screenshot of the story in each of these modes, all of this size. Plays the story once, in the light theme,
   * and then repaints it.
   * @param expected the digests of the baselines. A screenshot with the expected digest is accepted immediately. Any
   *   other is accepted only when nothing is pending that could change it, and a second screenshot is the same.
   * @param hurries whether to skip the second screenshot
   * @throws when the story fails, keeps changing, logs an error, or sends a request to another host.
   * @throws StuckError when the browser stops drawing: its screenshots may be older than the page.
   */
  async capture(
    story: Story,
    size: Size,
    modes: readonly Mode[],
    expected: (mode: Mode) => string | undefined,
    hurries = () => false,
  ): Promise<Capture[]> {
    this.#complaints = [];
    await this.#page.setViewportSize(size);
    await this.#apply({ size, theme: 'light' });
    await this.#show(story);
    // Before fonts and pictures have loaded, the page may be higher than later.
    await this.#page.evaluate(settle);
    await this.#page.evaluate(keepHeight, size.height);
    await this.#fit();
    const shots: Capture[] = [];
    for (const mode of modes) {
      const settings = settingsOf(mode);
      await this.#apply(settings);
      // A theme does not change the layout.
      if (!isCommon(mode)) await this.#page.setViewportSize(size);
      await this.#page.evaluate(settle);
      await this.#fit();
      const release = settings.state && (await this.#force(settings.state));
      const { theme, query = 'all' } = settings;
      const problems = await this.#page.evaluate(modeProblems, { theme, width: size.width, query });
      if (problems.length > 0) throw new Error(problems.join(' '));
      try {
        shots.push({ story, mode, ...(await this.#still(expected(mode), hurries)) });
      } finally {
        await release?.();
      }
    }
    if (this.#complaints.length > 0) throw new Error(this.#complaints[0]);
    return shots;
  }

  /** Loads Storybook for the first story, and again after a story that failed. */
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

  async #apply({ theme, media, direction, textSize, brand }: Settings): Promise<void> {
    await this.#page.emulateMedia({ colorScheme: theme, ...(this.#media && NO_MEDIA), ...media });
    this.#media = media;
    const attributes = { ...(direction && { dir: direction }), ...(textSize && { style: `font-size: ${textSize}` }) };
    await this.#page.evaluate(applySettings, { theme, attributes, styles: brand ? stylesOf(brand) : '' });
  }

  /**
   * Forces a state on all elements that can have it at the same time, which a mouse or the keyboard cannot do.
   * @returns a function that ends the state
   */
  async #force(state: NonNullable<Settings['state']>): Promise<() => Promise<void>> {
    const { selector, forced } = FORCED[state];
    await this.#cdp.send('DOM.enable');
    await this.#cdp.send('CSS.enable');
    const { root } = await this.#cdp.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await this.#cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    for (const nodeId of nodeIds) {
      await this.#cdp.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: forced });
    }
    await this.#page.evaluate(settle);
    // Disabling both removes the forced state.
    return async () => {
      await this.#cdp.send('CSS.disable');
      await this.#cdp.send('DOM.disable');
    };
  }

  /**
   * Makes the window as high as the page, which may grow once more of it is visible.
   * @returns whether it fitted before
   */
  async #fit(): Promise<boolean> {
    for (let tries = 0; ; tries++) {
      const { height } = await this.#page.evaluate(stageOf);
      const size = this.#page.viewportSize() as Size;
      if (height <= size.height || tries === FIT_TRIES) return tries === 0;
      await this.#page.setViewportSize({ ...size, height });
      await this.#page.evaluate(settle);
    }
  }

  async #still(expected: string | undefined, hurries: () => boolean): Promise<{ digest: string; picture: Picture }> {
    const end = performance.now() + PATIENCE.ms;
    let earlier: string | undefined;
    let isDrawn = true;
    let isResting = hurries() && (await this.#isResting());
    for (let looks = 1; ; looks++) {
      const { data } = await this.#cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
      const picture = await decode(Buffer.from(data, 'base64'));
      const digest = digestOf(picture);
      const isOver = performance.now() > end && looks >= PATIENCE.looks;
      if (digest === expected) return { digest, picture };
      if (isOver && !isDrawn) throw new StuckError('The browser drew no more.');
      if ((digest === earlier || hurries()) && (isResting || isOver)) return { digest, picture };
      if (isOver) throw new Error('It does not stand still.');
      earlier = digest;
      await this.#page.waitForTimeout(LOOK_AGAIN_MS);
      await this.#fit();
      isDrawn = await this.#page.evaluate(settle);
      isResting = isDrawn && (await this.#isResting());
    }
  }

  /** Whether nothing is pending, and the page has not grown since the window got its height. */
  async #isResting(): Promise<boolean> {
    return (await this.#page.evaluate(isIdle)) && this.#loading.size === 0 && (await this.#fit());
  }
}
