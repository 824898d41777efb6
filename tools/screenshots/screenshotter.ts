/** Takes pictures of stories of a built Storybook, each once it stands still. */

import { readFileSync } from 'node:fs';
import { type BrowserContext, type CDPSession, chromium, type Page, type Request } from 'playwright';
import { brandCss, brands } from '../../packages/ui/src/brands/index.ts';
import { STORY_TIME } from '../storybook-preview/storyTime.ts';
import { applySettings, holdTime, isIdle, modeProblems, settle, showStory, stageOf } from './inPage.ts';
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

/** A browser whose screenshots come out the same every time. @param env added to this process's environment. */
export const launchBrowser = (executablePath: string, env: Record<string, string> = {}) =>
  chromium.launch({ executablePath, args: FLAGS, env: { ...(process.env as Record<string, string>), ...env } });

/** Axe is for the story tests. */
const GLOBALS = 'theme:light;a11y.manual:!true';

/** Ends what a mode made the browser say of itself. */
const NO_MEDIA = { contrast: null, forcedColors: null, media: null };

/** The styles of a brand with its font in them, so that the page needs nothing else. */
const stylesOf = (brand: NonNullable<Settings['brand']>): string =>
  brandCss(brands[brand], { layer: 'tokens', fontUrl: (file) => `data:font/woff2;base64,${readFont(file)}` });

const readFont = (file: string): string =>
  readFileSync(new URL(`../../packages/ui/src/fonts/${file}`, import.meta.url), 'base64');

/** What a pointer or the keyboard can stop at. */
const CONTROLS = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex]']
  .map((control) => `body ${control}`)
  .join();

/** The pseudo-classes of a state, and what they are forced on. A pointer is also over all that is around a control. */
const FORCED = {
  hover: { selector: 'body *', forced: ['hover'] },
  focus: { selector: CONTROLS, forced: ['focus', 'focus-visible'] },
  active: { selector: CONTROLS, forced: ['hover', 'active'] },
};

/** How long, and how often, a page that never rests, as one that polls, is looked at for the expected picture. */
const PATIENCE = { ms: 4000, looks: 10 };

/**
 * How long lies between two looks at what may still change: what is loaded when it comes near the window, as a form in
 * the footer, is requested by then. One that is not yet there must never become a baseline.
 */
const LOOK_AGAIN_MS = 100;

/** For pages whose height grows with their window. */
const FIT_TRIES = 4;

/** The browser itself holds the page, as it does now and then: another page shows the same story. */
export class StuckError extends Error {}

/** A page in which the stories of one file are shown, one after the other. */
export class Screenshotter {
  #page: Page;
  #cdp: CDPSession;
  readonly #origin: string;
  #isOpen = false;
  /** What the last mode made the browser say of itself. */
  #media: Settings['media'];
  /** What no story may cause: errors in the console, and requests to other hosts. */
  #complaints: string[] = [];
  /** What was requested and is not there yet. */
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
   * A picture of the story in each of these modes, all of this size. It is played once, in the light theme, and then repainted.
   * @param expected the digests of the baselines: a picture that has its own is believed at once, another only when
   *   nothing is under way that could still change it, and a second look shows the same.
   * @param hurries whether to do without the second look
   * @throws when the story fails, does not stand still, logs an error, or asks another host.
   * @throws StuckError when the browser draws no more: its pictures may be older than the page.
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
    // Before letters and pictures are there, the page may be higher than it will be.
    await this.#page.evaluate(settle);
    await this.#fit();
    const shots: Capture[] = [];
    for (const mode of modes) {
      const settings = settingsOf(mode);
      await this.#apply(settings);
      // A theme changes no measures.
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

  async #apply({ theme, media, direction, textSize, brand }: Settings): Promise<void> {
    await this.#page.emulateMedia({ colorScheme: theme, ...(this.#media && NO_MEDIA), ...media });
    this.#media = media;
    const attributes = { ...(direction && { dir: direction }), ...(textSize && { style: `font-size: ${textSize}` }) };
    await this.#page.evaluate(applySettings, { theme, attributes, styles: brand ? stylesOf(brand) : '' });
  }

  /**
   * Makes everything that a state can happen to be in it at the same time, as a mouse or the keyboard cannot.
   * @returns how to end it
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
    // Both forget what was forced.
    return async () => {
      await this.#cdp.send('CSS.disable');
      await this.#cdp.send('DOM.disable');
    };
  }

  /** Makes the window as high as the page, which may grow once more of it is visible. */
  async #fit(): Promise<void> {
    for (let tries = 0; tries < FIT_TRIES; tries++) {
      const { height } = await this.#page.evaluate(stageOf);
      const size = this.#page.viewportSize() as Size;
      if (height <= size.height) return;
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

  async #isResting(): Promise<boolean> {
    return (await this.#page.evaluate(isIdle)) && this.#loading.size === 0;
  }
}
