/**
 * `npm run test:browsers`: the main journeys in Firefox and in WebKit. Uses the browsers of Debian's packages, and names
 * the packages that are missing.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startFirefox } from '../tools/other-browsers/firefox.ts';
import { findOtherBrowsers } from '../tools/other-browsers/installed.ts';
import { makeJourneys } from '../tools/other-browsers/journeys.ts';
import { startWebkit } from '../tools/other-browsers/webkit.ts';
import { freePort } from '../tools/runner/ports.ts';
import { root } from '../tools/runner/project.ts';

const WIDTH = 1280;
const HEIGHT = 800;

const { firefox, ...webkit } = findOtherBrowsers();
const port = await freePort();
const shop = `http://localhost:${port}`;
const server = spawn(process.execPath, [join(root, 'e2e/server.ts')], {
  env: { ...process.env, E2E_PORT: String(port) },
  stdio: 'inherit',
});
while (!(await fetch(`${shop}/readyz`).catch(() => null))?.ok) await setTimeout(200);

const starts = [() => startFirefox(firefox, WIDTH, HEIGHT), () => startWebkit(webkit, WIDTH, HEIGHT)];
try {
  for (const start of starts) {
    const browser = await start();
    try {
      await makeJourneys(browser, shop);
      console.log(`${browser.name}: all journeys passed.`);
    } finally {
      await browser.close();
    }
  }
} finally {
  server.kill();
}
