import { test as base, expect, type Page, type Route } from '@playwright/test';

/** Waits until React has taken over the open page. Resolves immediately on pages that are not the shop's. */
export async function shopIsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return !root || root.dataset.state === 'ready';
  });
}

/** The shop's scripts, except those that do not wait for it. */
export const shopScripts = /\/assets\/(?!early|lastSeen)[^/]+\.js$/;

/** Holds the matching requests of a page until `release`, and counts them. */
export async function hold(page: Page, url: RegExp | string): Promise<{ release: () => void; count: () => number }> {
  let count = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    count += 1;
    await promise;
    // The page may have aborted the request by then.
    await route.continue().catch(() => {});
  });
  return { release: resolve, count: () => count };
}

/**
 * Handles the first matching requests of a page. The route stays afterwards, because Playwright can lose a request that
 * begins while a route with `times` is removed.
 */
export async function routeFirst(
  page: Page,
  url: RegExp | string | ((url: URL) => boolean),
  handle: (route: Route) => Promise<void>,
  times = 1,
): Promise<void> {
  let handled = 0;
  await page.route(url, (route) => {
    handled += 1;
    return handled > times ? route.fallback() : handle(route);
  });
}

/**
 * Waits until `count` overlays have an entry in the history. An overlay adds and removes its entry a moment after it
 * opens or closes, and Back in that moment leads elsewhere.
 */
export async function expectOverlaysInHistory(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.usr?.overlays ?? 0)).toBe(count);
}

/** Collects a page's errors and warnings. React reports a difference from the server's HTML as an error. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isMissingPage = message.text().includes('status of 404');
    const isFont = message.location().url.endsWith('.woff2');
    if (['error', 'warning'].includes(message.type()) && !isMissingPage && !isFont) complaints.push(message.text());
  });
  return complaints;
}

/**
 * A page whose `goto` and `reload` wait until React has taken over the page, except with `waitUntil: 'commit'`. Presses
 * before that moment are tested in rendered.spec.ts.
 */
export function asPatientPerson(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await shopIsReady(page);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil !== 'commit') await shopIsReady(page);
    return response;
  };
  return page;
}

type Fixtures = {
  /** Violations of the Content-Security-Policy. A journey must have none at its end. */
  violations: string[];
};

export const test = base.extend<Fixtures>({
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) violations.push(message.text());
      });
      await use(violations);
      expect(violations, 'violations of the Content-Security-Policy').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await use(asPatientPerson(page));
  },
});
