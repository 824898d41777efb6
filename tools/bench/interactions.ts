import type { Browser, Page } from 'playwright';
import { tokenOf } from './fillShop.ts';
import { median } from './statistics.ts';

const SLOWDOWN = 4;
const ROUNDS = 5;

/** @property act uses the open page as a shopper does; its slowest interaction counts */
type Interaction = { name: string; path: string; act(page: Page): Promise<void> };

const interactionsOf = (productId: string): Interaction[] => [
  {
    name: 'add to cart',
    path: `/product/${productId}`,
    act: (page) => page.getByRole('button', { name: 'Add to Cart', exact: true }).tap(),
  },
  {
    name: 'change quantity',
    path: `/product/${productId}`,
    act: (page) =>
      page
        .getByRole('button', { name: /^Increase quantity/ })
        .first()
        .tap(),
  },
  { name: 'open search', path: '/', act: openSearch },
  {
    name: 'type in search',
    path: '/',
    async act(page) {
      await openSearch(page);
      await page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox').waitFor();
      await forget(page);
      await page.keyboard.type('hoodie', { delay: 150 });
    },
  },
  {
    name: 'open delivery dialog',
    path: '/cart',
    act: (page) =>
      page
        .getByRole('button', { name: /^(Checkout|Place order|Order)/ })
        .first()
        .tap(),
  },
];

const openSearch = (page: Page): Promise<void> => page.getByRole('button', { name: 'Search', exact: true }).tap();
const forget = (page: Page) => page.evaluate('window.interactions = []');

/** Records how long each interaction took from the touch to the next paint (https://web.dev/articles/inp). */
const OBSERVE = `
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

/** Median and slowest time of each interaction, in milliseconds, on a phone whose processor is four times slower. */
export async function timeInteractions(
  browser: Browser,
  url: string,
  productId: string,
): Promise<{ name: string; median: number; slowest: number }[]> {
  const results = [];
  for (const { name, path, act } of interactionsOf(productId)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      const page = await context.newPage();
      await page.addInitScript(OBSERVE);
      await signIn(page, url);
      await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await forget(page);
      await act(page);
      // A function, because the shop's policy does not allow the page to evaluate a string again and again.
      await page.waitForFunction(() => (window as unknown as { interactions: number[] }).interactions.length > 0);
      await page.waitForLoadState('networkidle');
      times.push(Math.max(...(await page.evaluate<number[]>('window.interactions'))));
      await context.close();
    }
    results.push({ name, median: median(times), slowest: Math.max(...times) });
  }
  return results;
}

/** Stores the first shopper's session as the shop does, from a page of the same origin that does not run the shop. */
async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/readyz`);
  const user = { userId: 'bench', firstName: 'Ada', lastName: 'Obi', userType: 'Customer' };
  await page.evaluate(
    ([token, stored]) => {
      localStorage.setItem('token', String(token));
      localStorage.setItem('user', String(stored));
    },
    [tokenOf(0), JSON.stringify(user)],
  );
}
