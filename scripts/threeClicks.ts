/**
 * `npm run check:three-clicks`: answers ten questions of designers and developers in the built Storybook, and makes the
 * clicks that its welcome page describes. Each begins on the first page and takes at most three clicks.
 *
 *   --write           saves a screenshot of each answer, and of each step of the welcome page, in docs/screenshots
 *   --built <folder>  a Storybook that is built already
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type FrameLocator, type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import { builtStorybook } from '../tools/runner/builds.ts';
import { ensureChromium } from '../tools/runner/chromium.ts';
import { root } from '../tools/runner/project.ts';
import { serveBuilt } from '../tools/screenshots/serveBuilt.ts';

const MOST_CLICKS = 3;
/** The question whose clicks the welcome page shows. */
const SHOWN = 'declined-card';

const { values: options } = parseArgs({
  options: { write: { type: 'boolean', default: false }, built: { type: 'string' } },
});

/** A visit to Storybook, from its first page on. */
class Visit {
  readonly #name: string;
  #page: Page;
  clicks = 0;

  constructor(page: Page, name: string) {
    this.#page = page;
    this.#name = name;
  }

  get preview(): FrameLocator {
    return this.#page.frameLocator('#storybook-preview-iframe');
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.clicks++;
  }

  /** Follows a link of the first page, which may be named like a page in the sidebar. */
  follow = (name: string) => this.click(this.preview.getByRole('main').getByRole('link', { name, exact: true }));

  /** Searches on the first page. @param view in which the first result opens */
  async search(words: string, view?: string): Promise<void> {
    await this.click(this.preview.getByRole('searchbox', { name: 'Find a screen in a state' }));
    await this.#page.keyboard.type(words);
    const found = this.preview.getByRole('status').filter({ hasText: /^\d+ (stor|page)/ });
    await found.waitFor();
    if (view) {
      await this.keep('words');
      await this.click(this.preview.getByRole('radio', { name: view }));
      await this.keep('view');
    }
    await this.click(this.preview.getByRole('search').getByRole('link').first());
  }

  /** Presses a link of Storybook's toolbar, which opens a page of its own. */
  async open(name: string): Promise<void> {
    const link = this.#page.locator('a[target="_blank"]', { hasText: name });
    const [opened] = await Promise.all([this.#page.context().waitForEvent('page'), this.click(link)]);
    this.#page = opened;
  }

  /** Expects the story in this theme and width. */
  async expectView(theme: string, width: number): Promise<void> {
    await this.preview.locator(`html[data-theme="${theme}"]`).waitFor();
    const actual = await this.preview.locator('html').evaluate(() => innerWidth);
    if (actual !== width) throw new Error(`The story is ${actual} px wide, not ${width}.`);
  }

  /** Saves a screenshot of the answer, or of a step to it. */
  async keep(step?: string): Promise<void> {
    if (!options.write || (step && this.#name !== SHOWN)) return;
    const picture = await this.#page.screenshot({ animations: 'disabled' });
    const file = join(root, 'docs/screenshots', `${[this.#name, step].filter(Boolean).join('-')}.webp`);
    await sharp(picture).webp({ quality: 80 }).toFile(file);
  }
}

/** Each question, by the name of its screenshot, and how to answer it. */
const questions: Record<string, { question: string; answer: (visit: Visit) => Promise<void> }> = {
  [SHOWN]: {
    question: 'What does checkout look like when the card is declined, on a phone, in dark?',
    async answer(visit) {
      await visit.search('card declined', 'Phone, dark');
      await visit.preview
        .getByText(/declined/i)
        .first()
        .waitFor();
      await visit.expectView('dark', 390);
    },
  },
  'expired-code': {
    question: 'What does an expired code look like, on a phone, in dark?',
    async answer(visit) {
      await visit.search('code has expired', 'Phone, dark');
      await visit.preview
        .getByText(/has expired/i)
        .first()
        .waitFor();
      await visit.expectView('dark', 390);
    },
  },
  'failed-payment': {
    question: 'Which states lead to a failed payment?',
    async answer(visit) {
      await visit.follow('State atlas');
      await visit.click(visit.preview.getByRole('link', { name: 'Shop: Return from the payment' }));
      const rows = visit.preview.getByRole('table', { name: 'What leads where' }).getByRole('row');
      await rows.filter({ hasText: 'failed' }).first().scrollIntoViewIfNeeded();
    },
  },
  'keyboard-tests': {
    question: 'Which components are tested with the keyboard?',
    async answer(visit) {
      await visit.follow('Which component?');
      await visit.preview.getByRole('columnheader', { name: 'Status' }).first().waitFor();
      await visit.preview.getByText(/keys/i).first().waitFor();
    },
  },
  'pending-button': {
    question: 'What is the code of a pending button?',
    async answer(visit) {
      await visit.follow('Which component?');
      await visit.click(visit.preview.getByRole('link', { name: 'Button', exact: true }).first());
      await visit.click(visit.preview.getByLabel('Code of Pending', { exact: true }));
      await visit.preview
        .locator('pre')
        .filter({ hasText: /<Button .*pending>/ })
        .waitFor();
    },
  },
  'wrong-code': {
    question: 'What does the shop say when a code is wrong?',
    async answer(visit) {
      await visit.follow('Content guide');
      await visit.preview.getByText('That code is wrong or has expired.').first().scrollIntoViewIfNeeded();
    },
  },
  'accent-color': {
    question: 'Where is the accent color used?',
    async answer(visit) {
      await visit.follow('Where tokens are used');
      const token = visit.preview.getByRole('group').filter({ hasText: 'color.accent' }).first();
      await visit.click(token.locator('summary'));
      await token.getByRole('link', { name: 'Button' }).first().waitFor();
    },
  },
  'light-and-dark': {
    question: 'How does an empty cart look in light and in dark?',
    async answer(visit) {
      await visit.search('cart empty');
      await visit.open('Side by side');
      for (const view of ['Phone, light', 'Phone, dark', 'Desktop, light', 'Desktop, dark'])
        await visit.preview.frameLocator(`iframe[title="${view}"]`).getByText(/empty/i).first().waitFor();
    },
  },
  'propose-a-component': {
    question: 'How do I propose a component?',
    async answer(visit) {
      await visit.follow('Propose a component');
      await visit.preview.getByRole('heading', { name: 'Propose a component' }).waitFor();
    },
  },
  'what-changed': {
    question: 'What changed?',
    async answer(visit) {
      await visit.follow('What changed');
      await visit.preview.getByRole('heading', { name: 'What changed', level: 1 }).waitFor();
      await visit.preview.getByRole('listitem').getByRole('link').first().waitFor();
    },
  },
  'tokens-to-export': {
    question: 'Where do I get the tokens as a file?',
    async answer(visit) {
      await visit.search('tokens.json');
      await visit.preview.getByText('@abs/ui/tokens.json').waitFor();
    },
  },
};

const server = await serveBuilt(options.built ?? (await builtStorybook()));
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
let failed = 0;
for (const [name, { question, answer }] of Object.entries(questions)) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const visit = new Visit(page, name);
  try {
    await page.goto(server.origin);
    await answer(visit);
    await visit.keep();
    if (visit.clicks > MOST_CLICKS) throw new Error(`It took ${visit.clicks} clicks.`);
    console.log(`${visit.clicks} clicks: ${question}`);
  } catch (error) {
    failed++;
    console.error(`✗ ${question} ${(error as Error).message.split('\n')[0]}`);
  }
  await context.close();
}
await browser.close();
await server.close();
process.exitCode = failed === 0 ? 0 : 1;
