import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { pinnedBrowser } from '../screenshots/pinnedBrowser.ts';
import { bin, root } from './project.ts';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * CHROMIUM_PATH, the pinned browser, a system Chromium, or the one Playwright keeps. Undefined when there is none.
 * @throws when CHROMIUM_PATH names no file
 */
function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  if (named) return named;
  return startPinned() ?? [...SYSTEM, chromium.executablePath()].find((path) => existsSync(path));
}

/** The browser for screenshots with its fonts, if it starts: the same everywhere, and faster than a system browser. */
function startPinned(): string | undefined {
  try {
    const browser = pinnedBrowser(join(root, '.cache'));
    if (!browser) return undefined;
    const { executablePath, env } = browser;
    execFileSync(executablePath, ['--version'], { env: { ...process.env, ...env }, stdio: 'ignore' });
    Object.assign(process.env, env);
    return executablePath;
  } catch {
    // The registry cannot be reached, or the machine lacks libraries that a browser needs.
    return undefined;
  }
}

/**
 * Finds the browser for tests, or installs one: from Debian's packages if apt is available and permitted, else
 * Playwright's own. Sets CHROMIUM_PATH for programs that start later.
 * @throws when neither works, with instructions.
 */
export function ensureChromium(): string {
  let path = findChromium();
  if (!path) {
    console.log('No Chromium found; installing one.');
    tryToRun('apt-get', ['update', '-qq']);
    tryToRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core']);
    path = findChromium();
  }
  if (!path) {
    tryToRun(bin('playwright'), ['install', 'chromium']);
    path = findChromium();
  }
  if (!path) throw new Error('No browser for the tests: install Chromium, or name one in CHROMIUM_PATH.');
  process.env.CHROMIUM_PATH = path;
  return path;
}

function tryToRun(command: string, args: string[]): void {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
  } catch {
    // ensureChromium tries the next way, or throws with instructions.
  }
}
