/**
 * `npm run test:packages`: packs @abs/ui and @abs/machines, and installs them outside this repository: in a Vite app,
 * with a page rendered on a server, and in a Next.js app. Types and styles must work in each, and the console must show
 * no warnings. Needs the npm registry. Saves screenshots in test-results/packages.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { palettes } from '../packages/ui/src/theme/palettes.ts';
import { ensureChromium } from '../tools/runner/chromium.ts';
import { bin, root, run } from '../tools/runner/project.ts';

/** The most bytes that a page may load for Button alone, without React: minified and compressed with Brotli. */
const BUTTON_BYTES = 3000;

const work = mkdtempSync(join(tmpdir(), 'abs-packages-'));

async function must(command: string, args: string[], cwd: string, env: Record<string, string> = {}): Promise<void> {
  const code = await run(command, args, { cwd, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env } });
  assert.equal(code, 0, `${command} ${args.join(' ')} failed`);
}

async function pack(name: string): Promise<string> {
  await must('npm', ['pack', '-w', `@abs/${name}`, '--pack-destination', work, '--silent'], root);
  const tarball = join(
    work,
    `abs-${name}-${JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')).version}.tgz`,
  );
  await must(bin('publint'), [tarball, '--strict'], root);
  await must(bin('attw'), [tarball, '--profile', 'esm-only', '--quiet'], root);
  return tarball;
}

/** Copies an example app and installs the packages in it with npm. @returns its folder */
async function install(app: string, tarballs: string[]): Promise<string> {
  const folder = join(work, app);
  cpSync(join(root, 'examples', app), folder, { recursive: true });
  await must('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...tarballs], folder);
  return folder;
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });

/** Opens a page in the light and the dark theme, uses it, and takes its screenshots. */
async function check(name: string, url: string, use: (page: Page) => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1280]) {
      const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning' || message.type() === 'error') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      await page.goto(url, { waitUntil: 'networkidle' });
      const open = page.getByRole('button', { name: 'Open the dialog' });
      const ground = await open.evaluate((button) => getComputedStyle(button).backgroundColor);
      const hex = ground.match(/\d+/g)?.map((channel) => Number(channel).toString(16).padStart(2, '0'));
      assert.equal(
        `#${hex?.join('')}`,
        palettes[colorScheme].accent,
        `${name}: Button has the token's color in ${colorScheme}`,
      );
      assert.ok(await page.evaluate(() => document.fonts.check('16px "ABS Sans"')), `${name}: the font is loaded`);
      await page.screenshot({ path: join(root, `test-results/packages/${name}-${colorScheme}-${width}.png`) });
      await use(page);
      await open.click();
      await page.locator('[data-slot="dialog"]').waitFor();
      await page.screenshot({ path: join(root, `test-results/packages/${name}-${colorScheme}-${width}-dialog.png`) });
      assert.deepEqual(problems, [], `${name}: the console is quiet`);
      await page.close();
    }
  }
  console.log(`${name}: typed, styled and quiet.`);
}

/** Sends a message to the machine of the contact form. */
async function sendMessage(page: Page): Promise<void> {
  await page.getByLabel('Message').fill('Do you ship to Jos?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('"sent"').waitFor();
}

async function checkVite(tarballs: string[]): Promise<void> {
  const app = await install('vite', tarballs);
  const vite = join(app, 'node_modules/.bin/vite');
  // React warns only in its development build.
  const development = { NODE_ENV: 'development' };
  await must(join(app, 'node_modules/.bin/tsc'), [], app);
  await must(vite, ['build', '--logLevel', 'error'], app, development);
  await must(vite, ['build', '--ssr', 'server.tsx', '--logLevel', 'error'], app, development);
  await must(vite, ['build', '--mode', 'button', '--logLevel', 'error'], app);

  const bytes = brotliCompressSync(readFileSync(join(app, 'dist-button/button.js'))).length;
  console.log(`Button alone: ${bytes} bytes of at most ${BUTTON_BYTES}.`);
  assert.ok(bytes <= BUTTON_BYTES, 'Button alone is small');

  process.env.NODE_ENV = 'development';
  const { html } = await import(pathToFileURL(join(app, 'dist-server/server.js')).href);
  const index = readFileSync(join(app, 'dist/index.html'), 'utf8');
  writeFileSync(
    join(app, 'dist/server.html'),
    index.replace('<div id="root">', (div) => `${div}${html()}`),
  );
  const server = await preview({ root: app, configFile: false, logLevel: 'warn', preview: { port: 0 } });
  const address = server.resolvedUrls?.local[0];
  await check('vite', `${address}`, sendMessage);
  await check('server', `${address}server.html`, sendMessage);
  await server.close();
}

async function checkNext(tarballs: string[]): Promise<void> {
  const app = await install('next', tarballs);
  const next = join(app, 'node_modules/.bin/next');
  await must(next, ['build'], app, { NODE_ENV: 'production' });
  const server = spawn(next, ['start', '-p', '0', '-H', '127.0.0.1'], {
    cwd: app,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let output = '';
    for await (const chunk of server.stdout) {
      output += chunk;
      if (output.includes('Ready in')) break;
    }
    await check('next', output.match(/http:\/\/127\.0\.0\.1:\d+/)?.[0] ?? '', async (page) => {
      await page.getByRole('button', { name: 'Increase quantity' }).click();
      await page.getByText('2', { exact: true }).waitFor();
    });
  } finally {
    server.kill();
  }
}

try {
  const ui = await pack('ui');
  const machines = await pack('machines');
  await checkVite([ui, machines]);
  await checkNext([ui]);
} finally {
  await browser.close();
  rmSync(work, { recursive: true });
}
