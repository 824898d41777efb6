/**
 * `npm run check:three-clicks`: checks what Storybook's welcome page promises: a new designer gets from there to the
 * checkout with a declined card, on a phone and in the dark theme, in three clicks.
 *
 *   --write           saves a screenshot of each step in docs/screenshots
 *   --built <folder>  a Storybook that is built already
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { builtStorybook } from '../tools/runner/builds.ts';
import { ensureChromium } from '../tools/runner/chromium.ts';
import { root } from '../tools/runner/project.ts';
import { serveBuilt } from '../tools/screenshots/serveBuilt.ts';

const { values: options } = parseArgs({
  options: { write: { type: 'boolean', default: false }, built: { type: 'string' } },
});

const server = await serveBuilt(options.built ?? (await builtStorybook()));
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
const preview = page.frameLocator('#storybook-preview-iframe');
let clicks = 0;

async function keep(step: string): Promise<void> {
  console.log(`${clicks} clicks: ${step}`);
  if (!options.write || clicks === 0) return;
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture)
    .webp({ quality: 80 })
    .toFile(join(root, `docs/screenshots/declined-${clicks}.webp`));
}

await page.goto(server.origin);
const field = preview.getByRole('searchbox', { name: 'Find a screen in a state' });
await field.waitFor();
await keep('the first page');

await field.click();
clicks++;
await page.keyboard.type('card declined');
await preview
  .getByRole('status')
  .filter({ hasText: /^\d+ stor/ })
  .waitFor();
await keep('the field, and what one is looking for');

await preview.getByRole('radio', { name: 'Phone, dark' }).click();
clicks++;
const first = preview.getByRole('search').getByRole('link').first();
const target = await first.getAttribute('href');
await keep(`the theme and size; the first result leads to ${target}`);

await first.click();
clicks++;
await preview
  .getByText(/declined/i)
  .first()
  .waitFor();
const { theme, width } = await preview.locator('html').evaluate((html) => ({
  theme: html.dataset.theme,
  width: innerWidth,
}));
await keep(`${page.url().split('?')[1]}`);
await browser.close();
await server.close();

const problems = [
  ...(theme === 'dark' ? [] : [`The story is shown in ${theme}, not in dark.`]),
  ...(width === 390 ? [] : [`The story is ${width} px wide, not 390.`]),
  ...(clicks <= 3 ? [] : [`It took ${clicks} clicks.`]),
];
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
