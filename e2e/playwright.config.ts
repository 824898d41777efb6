import { defineConfig } from '@playwright/test';
import { port as otherBackends } from './otherBackends.ts';
import { MAIN, NIGHTLY, ONE_WIDTH } from './support.ts';

const port = Number(process.env.E2E_PORT ?? 4173);

/** A common phone and a common desktop. */
const viewports = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** How long a server may take to start, on a slow machine. */
const START_TIMEOUT_MS = 600_000;

/** Specs that set their own widths, or do not depend on one: URLs, messages, races and tabs. They run once. */
const SAME_AT_ANY_WIDTH = /(?:pages|layoutShift|routes|toasts|races|tabs|links|changedPages|scrollbar)\.spec\.ts$/;

/** Every journey of five flows, on the phone alone; other specs take the main journeys at both widths. */
const STATES = 'models.spec.ts';

/** Runs once: its purchases do not depend on the width, and its walk over the pages sets both widths. */
const OTHER_BACKENDS = 'otherBackends.spec.ts';

/** Which journeys run: `main` in `npm test`, `nightly`, or by default all but the nightly ones. */
const journeys = {
  main: { grep: new RegExp(MAIN) },
  nightly: { grep: new RegExp(NIGHTLY) },
  all: { grepInvert: new RegExp(NIGHTLY) },
}[process.env.JOURNEYS ?? 'all'];

/** On the desktop, in addition. A project's pattern replaces the one of the configuration. */
const notOnDesktop = new RegExp(process.env.JOURNEYS === 'nightly' ? ONE_WIDTH : `${NIGHTLY}|${ONE_WIDTH}`);

export default defineConfig({
  testDir: '.',
  outputDir: process.env.E2E_OUTPUT ?? '../test-results/e2e',
  // Long, for slow machines. The timeouts below find a step that hangs.
  timeout: 600_000,
  expect: { timeout: 15_000, toPass: { timeout: 60_000 } },
  fullyParallel: true,
  ...journeys,
  // E2E_WORKERS is 1 when failed journeys are repeated.
  workers: process.env.E2E_WORKERS ? Number(process.env.E2E_WORKERS) : 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME
    ? [['list'], ['json'], ['../tools/runner/runningTests.ts']]
    : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // A trace of every journey costs a third of the time; `npm run test:e2e -- --trace on` takes one.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    { name: 'phone', use: viewports.phone, testIgnore: SAME_AT_ANY_WIDTH },
    ...(process.env.JOURNEYS === 'main'
      ? []
      : [
          {
            name: 'desktop',
            use: viewports.desktop,
            testIgnore: [STATES, OTHER_BACKENDS],
            grepInvert: notOnDesktop,
          },
        ]),
  ],
  webServer: [
    {
      command: `"${process.execPath}" e2e/server.ts`,
      cwd: '..',
      url: `http://localhost:${port}/readyz`,
      env: { E2E_PORT: String(port) },
      timeout: START_TIMEOUT_MS,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    {
      command: `"${process.execPath}" e2e/otherBackends.server.ts`,
      cwd: '..',
      url: `http://127.0.0.1:${otherBackends}/`,
      timeout: START_TIMEOUT_MS,
    },
  ],
});
