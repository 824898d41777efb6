import { test as base, expect, type Page } from '@playwright/test';

/** Waits until React has taken over the page that is open; at once for a page that is none of the shop's. */
export async function shopIsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return !root || root.dataset.state === 'ready';
  });
}

/**
 * Waits until so many overlays have an entry in the history: they get and leave it a moment after they are seen to open
 * and close, and Back in that moment leads elsewhere.
 */
export async function expectOverlaysInHistory(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.usr?.overlays ?? 0)).toBe(count);
}

/** What a page says went wrong with it, hydration included: React reports a difference from the server's HTML as an error. */
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
 * A page whose `goto` and `reload` wait until the shop runs, as a person does who first looks at the screen. What
 * happens to those who do not wait is tested in rendered.spec.ts. `waitUntil: 'commit'` does not wait.
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

export const test = base.extend({
  page: async ({ page }, use) => {
    await use(asPatientPerson(page));
  },
});
