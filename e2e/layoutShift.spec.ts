import { expect, type Locator, type Page } from '@playwright/test';
import { hold, test } from './shopPage.ts';
import { addCollection, admin, createShopper, signIn, someHoodie } from './support.ts';

type Moved = { value: number; what: string };

/** Collects the layout shifts of each page that opens, and delays the server's answers until the placeholders show. */
async function watchShifts(page: Page): Promise<void> {
  // Test machines lack the fallback fonts that are as wide as the shop's, so its fonts would shift the layout.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.route('**/api/v1/**', async (route) => {
    await nextFrames(page).catch(() => {});
    await route.continue().catch(() => {});
  });
  await page.addInitScript(() => {
    type Source = { node: Element | null; previousRect: DOMRect; currentRect: DOMRect };
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
    const shifts: Moved[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const describe = ({ node, previousRect: from, currentRect: to }: Source) =>
          `${node?.nodeName} “${node?.textContent?.slice(0, 30)}” ${from.y}+${from.height} → ${to.y}+${to.height}`;
        if (!hadRecentInput) shifts.push({ value, what: sources.map(describe).join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** A shift is drawn before the next frame begins, and reported before the one after that. */
const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });

/** Opens a page, and fails if anything in it moves while it loads. */
async function expectStill(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    await nextFrames(page);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Moved[] }).shifts);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    // Reports round it to 0.00.
    expect.soft(total, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(0.005);
  });
}

for (const width of [390, 1280]) {
  test.describe(`nothing moves while pages load, ${width} px:`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('public pages', async ({ page, request }) => {
      const { id, styleId } = await someHoodie(request);
      const collection = await addCollection(request, styleId);
      const lists = ['/', '/shop', '/shop?search=nothing-like-it', '/shop?category=hoodie&size=m', '/wishlist'];
      const products = [`/product/${id}`, `/product/${id}/size-guide`, '/product/none', '/size-guide/jacket'];
      const texts = ['/browse', '/aboutus', '/contactus', '/enquiry', '/tc', '/privacy', '/nowhere'];
      const forms = ['/login', '/signup', '/forget-password-otp', '/reset-password?email=a@b.co&code=1234'];
      await watchShifts(page);
      for (const path of [...lists, collection, ...products, ...texts, ...forms]) await expectStill(page, path);
    });

    test('a shopper’s pages', async ({ page, request }) => {
      const shopper = await createShopper(request);
      const { id } = await someHoodie(request);
      const headers = { authorization: `Bearer ${shopper.token}` };
      const add = () => request.post('/api/v1/cart', { headers, data: { productId: id, quantity: 1 } });
      await signIn(page, request, shopper);
      await watchShifts(page);
      for (const path of ['/cart', '/order', '/user/profile', '/account', '/wishlist']) await expectStill(page, path);
      await add();
      const delivery = { deliveryAddress: '12 Allen Avenue, Ikeja', phoneNumber: '08012345678' };
      const { order } = await (await request.post('/api/v1/orders', { headers, data: delivery })).json();
      for (const path of ['/cart', '/order', `/order/${order.id}`, '/user/profile']) await expectStill(page, path);
      await add();
      await request.put(`/api/v1/wishlist/items/${id}`, { headers });
      const { token } = await (await request.post('/api/v1/wishlist/share', { headers, data: {} })).json();
      const others = ['/payment/callback?reference=none', '/restock/cancel', '/account/email'];
      for (const path of ['/cart', '/wishlist', `/wishlist/${token}`, ...others]) await expectStill(page, path);
    });

    test('a list that arrives after its page', async ({ page }) => {
      await page.goto('/aboutus');
      const list = await hold(page, /\/api\/v1\/[^?]*products/);
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: 'Jackets' }).click();
      const placeOf = async (card: Locator) => {
        const { x, y, width } = (await card.first().boundingBox()) ?? {};
        return { x, y, width };
      };
      const placeholder = page.locator('[data-slot="product-card-skeleton"]');
      await expect(placeholder.first()).toBeInViewport();
      const before = await placeOf(placeholder);
      list.release();
      await expect(page.getByRole('article').first()).toBeInViewport();
      expect(await placeOf(page.getByRole('article'))).toEqual(before);
    });

    test('the back office', async ({ page, request }) => {
      const { id, styleId } = await someHoodie(request);
      const lists = ['', '/products', '/user', '/transactions', '/notification', '/message', '/collections'];
      const products = [`/products/${id}`, `/products/${id}/edit`, `/styles/${styleId}`, '/addItem', '/restock'];
      const others = ['/profile', '/collections/new', '/size-guides', '/size-guides/new'];
      await signIn(page, request, admin);
      await watchShifts(page);
      for (const path of [...lists, ...products, ...others]) await expectStill(page, `/admin${path}`);
    });
  });
}
