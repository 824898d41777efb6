/**
 * `npm run check:storybook`: opens every documentation page of the built Storybook, and each panel of some stories, as
 * a visitor does when a host serves Storybook under a deep path. Fails on an error in the console, a request that fails
 * or goes to another site, an axe violation or a page too wide for a phone, and when a first visit to a story loads too
 * much script. It limits bytes, because times depend on the machine. `npm run test:visual` opens the stories
 * themselves.
 *
 *   --built <folder>  a Storybook that is built already
 *   --only <text>     only pages whose id contains this
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { builtStorybook } from '../tools/runner/builds.ts';
import { ensureChromium } from '../tools/runner/chromium.ts';
import { serveBuilt } from '../tools/screenshots/serveBuilt.ts';

/** A deep path, because Storybook must not depend on being at the root of its host. */
const BASE = '/some/deep/path/';
/** Script that a visitor may load before a small component's story is visible, uncompressed: mostly Storybook's own. */
const FIRST_STORY_KB = 8000;
const PATIENCE_MS = 30_000;
const PANELS = ['Controls', 'Actions', 'Interactions', 'Accessibility', 'Flow'];
/** One of each kind: a part, a component with a dialog, a screen, a state of a flow, a whole flow, a chart. */
const PANELLED = [
  'components-button--default',
  'components-deliverydialog--default',
  'screens-homescreen--default',
  'flows-accounts-otpstates--cooling-down',
  'flows-checkout-checkoutflow--return-paid',
  'flows-state-atlas-shop-checkout--chart',
];

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };
/** A page whose stories are in iframes. The first story has a button whose events are serialized. */
const FRAMED = 'components-hero--docs';
const SIDE_BY_SIDE = 'side-by-side--docs';
/**
 * Not checked here: stories, which have their own tests, and two parts of Storybook itself: the tree of an object,
 * which lacks a list role, and the switch of a control, whose unselected value has too little contrast.
 */
const LEFT_TO_OTHERS = ['.sb-story', 'iframe', '.rejt-tree', 'label:has(> input[role="switch"])'];

const { values: options } = parseArgs({
  options: { built: { type: 'string' }, only: { type: 'string', default: '' } },
});

const started = performance.now();
const built = options.built ?? (await builtStorybook());
const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: 'story' | 'docs' }>;
};
const idsOf = (kind: 'story' | 'docs') =>
  Object.values(entries).flatMap(({ id, type }) => (type === kind && id.includes(options.only) ? [id] : []));
const docs = idsOf('docs');
const panelled = idsOf('story').filter((id) => PANELLED.includes(id));

const problems = new Map<string, string>();
// Caches like a host. Otherwise each of a page's many frames would request all files again.
const preview = { headers: { 'cache-control': 'max-age=600' } };
const { origin, close } = await serveBuilt(built, [{ name: 'sub-path', config: () => ({ base: BASE, preview }) }]);
const home = `${origin}${BASE}`;
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});

/** Reports a problem once, with the place where it first occurred. */
function complain(sentence: string, where: string): void {
  if (problems.has(sentence)) return;
  problems.set(sentence, where);
  console.error(`✗ ${where}: ${sentence}`);
}

const first = await firstStory();
const crawling = performance.now();
const queue = [...docs];
// Pages share their styles, so each is checked in one theme.
await Promise.all([readDocs(queue, 'light'), readDocs(queue, 'dark').then(openPanels)]);
if (docs.includes(FRAMED)) await pressBesideLoadingStories();
if (docs.includes(SIDE_BY_SIDE)) await openSideBySide();
const crawled = performance.now();
await browser.close();
await close();

if (options.only === '' && panelled.length < PANELLED.length) {
  complain(`Not all of ${PANELLED.join(', ')} are there.`, 'index.json');
}
const seconds = (ms: number) => (ms / 1000).toFixed(1);
console.log(
  `\nFirst story after ${first} kB of script, of ${FIRST_STORY_KB}; ${docs.length} pages of documentation and ${panelled.length} stories with ` +
    `${PANELS.length} panels each in ${seconds(crawled - crawling)} s (${seconds(performance.now() - started)} s with all around it)`,
);
const passed =
  docs.length +
  panelled.length +
  1 +
  Number(docs.includes(FRAMED)) +
  Number(docs.includes(SIDE_BY_SIDE)) -
  new Set(problems.values()).size;
console.log(`\n${passed} passed, ${problems.size} failed`);
process.exit(problems.size === 0 ? 0 : 1);

/** Opens a browser context with an empty cache, and reports everything that goes wrong in it. */
async function visitor(): Promise<{ context: BrowserContext; page: Page; at: (id: string) => void }> {
  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' });
  const page = await context.newPage();
  let where = 'the start';
  context.on('request', (request) => {
    if (/^(data|blob):/.test(request.url()) || request.url().startsWith(home)) return;
    complain(`asks for ${request.url()}`, where);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) complain(`${response.status()} for ${response.url()}`, where);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Leaving a page aborts its pending requests.
    if (reason !== 'net::ERR_ABORTED') complain(`${reason} for ${request.url()}`, where);
  });
  context.on('console', (message) => {
    if (message.type() === 'error' || message.text().startsWith('Warning:'))
      complain(`${message.text()} (${message.location().url})`, where);
  });
  context.on('weberror', (error) => complain(String(error.error()), where));
  page.on('websocket', (socket) => complain(`opens ${socket.url()}`, where));
  return {
    context,
    page,
    at: (id) => {
      where = id;
    },
  };
}

/** Measures the script that a new visitor loads, in kB, until the story at their URL is visible. */
async function firstStory(): Promise<number> {
  const [id = ''] = PANELLED;
  const { context, page, at } = await visitor();
  at(id);
  const scripts: Promise<number>[] = [];
  context.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    // Scripts that begin to load after the story is visible do not count; the page can be closed before they arrive.
    scripts.push(
      response.body().then(
        ({ length }) => length,
        () => 0,
      ),
    );
  });
  await page.goto(`${home}?path=/story/${id}`, { waitUntil: 'commit' });
  await shown(page)
    .waitFor({ timeout: PATIENCE_MS })
    .catch(() => complain('is not seen', id));
  const kilobytes = Math.round((await Promise.all(scripts)).reduce((sum, size) => sum + size, 0) / 1000);
  // A story that is being prepared must stay visible: see .storybook/main.ts.
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator('body')
    .evaluate((body) => body.classList.replace('sb-show-main', 'sb-show-preparing-story'));
  if (!(await shown(page).isVisible())) complain('is hidden while it is prepared', id);
  await context.close();
  if (kilobytes > FIRST_STORY_KB) complain(`loads ${kilobytes} kB of script, not at most ${FIRST_STORY_KB}`, id);
  return kilobytes;
}

/** The first visible element of the story in Storybook's preview frame. */
function shown(page: Page) {
  return page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *:visible').first();
}

/**
 * Opens documentation pages one after the other within one preview, as the sidebar does. Starting the preview again for
 * each of them would take most of the time.
 */
async function readDocs(ids: string[], theme: 'light' | 'dark'): Promise<void> {
  const { context, page, at } = await visitor();
  let isOpen = false;
  for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
    at(id);
    await page.setViewportSize(DESKTOP);
    if (isOpen) await page.evaluate(selectDocs, id);
    else
      await page.goto(`${home}iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`, {
        waitUntil: 'domcontentloaded',
      });
    isOpen = true;
    const isComplete = page.waitForFunction(isDocsComplete, id, { polling: 50, timeout: PATIENCE_MS });
    await isComplete.catch(() => complain('does not finish loading', id));
    await page.setViewportSize(PHONE);
    await judge(page, id).catch((error) => complain(`cannot be checked: ${String(error).split('\n')[0]}`, id));
  }
  await context.close();
}

/** Presses a button of a page's first story while the other stories on it have not loaded yet, as on a slow network. */
async function pressBesideLoadingStories(): Promise<void> {
  const { context, page, at } = await visitor();
  at(`${FRAMED} while stories load`);
  const isFirst = (url: string) => url.includes('--default');
  const played = Promise.withResolvers<void>();
  const othersWait = Promise.withResolvers<void>();
  await page.route('**/index.json', async (route) => {
    const frame = route.request().frame();
    if (frame !== page.mainFrame()) {
      if (isFirst(frame.url())) await othersWait.promise;
      else {
        othersWait.resolve();
        await played.promise;
      }
    }
    await route.continue();
  });
  try {
    await page.goto(`${home}iframe.html?id=${FRAMED}&viewMode=docs`);
    const first = await page.waitForSelector('iframe[src*="--default"]', { timeout: PATIENCE_MS });
    const frame = await first.contentFrame();
    await frame?.getByRole('button', { name: 'Next slide' }).click({ timeout: PATIENCE_MS });
    // The event is serialized after the press, so wait until the play has finished.
    await frame?.waitForFunction(isPlayed, undefined, { timeout: PATIENCE_MS });
  } catch (error) {
    complain(String(error).split('\n')[0] ?? '', FRAMED);
  }
  played.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  await context.close();
}

/** Opens the views of a story from its toolbar: each has the args and a theme, and the page keeps its own theme. */
async function openSideBySide(): Promise<void> {
  const { context, page, at } = await visitor();
  at(SIDE_BY_SIDE);
  await page.goto(`${home}?path=/story/components-button--default&args=children:Pay now`);
  const link = page.locator('a[target="_blank"]', { hasText: 'Side by side' });
  try {
    const [opened] = await Promise.all([context.waitForEvent('page'), link.click({ timeout: PATIENCE_MS })]);
    const docsPage = opened.frameLocator('#storybook-preview-iframe');
    for (const size of ['Phone', 'Desktop']) {
      for (const theme of ['light', 'dark']) {
        const view = docsPage.frameLocator(`iframe[title="${size}, ${theme}"]`);
        const button = view.locator(`html[data-theme="${theme}"]`).getByRole('button', { name: 'Pay now' });
        await button.waitFor({ timeout: PATIENCE_MS });
      }
    }
    if (!(await docsPage.locator('html[data-theme="light"]').isVisible()))
      complain('takes a theme of its frames', SIDE_BY_SIDE);
  } catch (error) {
    complain(String(error).split('\n')[0] ?? '', SIDE_BY_SIDE);
  }
  await context.close();
}

/** Reports accessibility violations, and content that is wider than the screen. */
async function judge(page: Page, id: string): Promise<void> {
  // All frames are excluded, so the legacy mode finds the same, without opening another page for its results.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  for (const part of LEFT_TO_OTHERS) axe.exclude(part);
  const { violations } = await axe.analyze();
  for (const { help, nodes } of violations) complain(`${help}: ${nodes[0]?.html}`, id);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (tooWide > 0) complain(`is ${tooWide} px wider than the screen`, id);
}

/** The part of Storybook's preview that this script uses. */
type Preview = {
  __STORYBOOK_PREVIEW__?: {
    channel: { emit(event: 'setCurrentStory', selection: { storyId: string; viewMode: 'docs' }): void };
    currentRender?: { id: string; phase?: string };
    /** The stories in the page itself, not those in its frames. */
    storyRenders: { isPending(): boolean }[];
  };
};

/** Runs in the page: opens another documentation page, and marks what the earlier one still shows. */
function selectDocs(id: string): void {
  document.querySelector('#storybook-docs h1')?.setAttribute('data-earlier', '');
  scrollTo(0, 0);
  (globalThis as Preview).__STORYBOOK_PREVIEW__?.channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
}

/**
 * Runs in the page: whether its title, stories and images have loaded, and all plays have finished. Storybook loads the
 * preview again if a page is left while one of its stories is still pending.
 */
function isDocsComplete(id: string): boolean {
  const preview = (globalThis as Preview).__STORYBOOK_PREVIEW__;
  if (preview?.currentRender?.id !== id || preview.storyRenders.some((story) => story.isPending())) return false;
  const isOver = ({ contentDocument, contentWindow }: HTMLIFrameElement): boolean => {
    // An iframe far outside the window is not loaded yet.
    if (contentDocument?.URL === 'about:blank') return true;
    const phase = (contentWindow as Preview | null)?.__STORYBOOK_PREVIEW__?.currentRender?.phase;
    return phase === 'finished' || phase === 'errored';
  };
  const docs = document.getElementById('storybook-docs');
  if (!docs?.querySelector('h1') || docs.querySelector('h1[data-earlier]') || docs.querySelector('.sb-loader'))
    return false;
  return (
    !document.body.matches('.sb-show-preparing-docs, .sb-show-errordisplay') &&
    [...document.images].every((image) => image.complete || image.loading === 'lazy') &&
    [...docs.querySelectorAll('iframe')].every(isOver)
  );
}

/** Runs in the page: whether the story's play has finished. */
function isPlayed(): boolean {
  const { currentRender } = (globalThis as Preview).__STORYBOOK_PREVIEW__ ?? {};
  return ['finished', 'errored'].includes(currentRender?.phase ?? '');
}

/** Opens stories in Storybook's interface, and each of their panels. */
async function openPanels(): Promise<void> {
  const { context, page, at } = await visitor();
  for (const id of panelled) {
    at(id);
    await page.goto(`${home}?path=/story/${id}`);
    try {
      await shown(page).waitFor({ timeout: PATIENCE_MS });
      // Clicking a tab would take the focus from a play that types.
      await page.frame('storybook-preview-iframe')?.waitForFunction(isPlayed, undefined, { timeout: PATIENCE_MS });
      // Screens fill the whole frame until the user opens the panel.
      if (id.startsWith('screens-')) await page.keyboard.press('Alt+A');
      for (const name of PANELS) {
        await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
        const panel = page.getByRole('tabpanel', { name: new RegExp(`^${name}`) });
        await panel.filter({ hasText: /\w/ }).waitFor({ timeout: PATIENCE_MS });
      }
    } catch (error) {
      complain(String(error).split('\n')[0] ?? '', id);
    }
  }
  await context.close();
}
