import { expect, type Request } from '@playwright/test';
import { test } from './shopPage.ts';
import { createShopper, MAIN, ONE_WIDTH, signIn, someHoodie } from './support.ts';

test('the search updates while typing', { tag: [MAIN, '@2.4.6', '@2.4.8', '@7.1.23'] }, async ({ page }) => {
  await page.goto('/aboutus');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  const input = search.getByRole('searchbox');
  await expect(input).toBeFocused();

  await test.step('finds the same products in any spelling', async () => {
    for (const term of ['makoko t-shirt', 'MAKOKO TSHIRT', 'makoko t shirt']) {
      await input.fill(term);
      await expect(search.getByRole('link', { name: /Makoko T-Shirt/ }).first()).toBeVisible();
    }
    await expect(page).toHaveURL(/\?search=makoko\+t\+shirt$/);
  });

  await test.step('says when nothing is found', async () => {
    await input.fill('umbrella');
    await expect(search.getByText('No results found, search for products')).toBeVisible();
  });

  await test.step('a reload restores the search, and closing removes it from the URL', async () => {
    await input.fill('moss');
    await expect(search.getByRole('link', { name: /Opẹ́bí Hoodie/ }).first()).toBeVisible();
    await page.reload();
    await expect(search.getByRole('link', { name: /Opẹ́bí Hoodie/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    await expect(page).toHaveURL(/\/aboutus$/);
  });

  await test.step('a failure is not an empty result', async () => {
    await page.route('**/api/v1/search-query*', (route) =>
      route.fulfill({ status: 400, json: { message: 'No search today' } }),
    );
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await input.fill('hoodie');
    await expect(search.getByText('No search today')).toBeVisible();
    await page.unroute('**/api/v1/search-query*');
    await search.getByRole('button', { name: /retry|refresh|try again/i }).click();
    await expect(search.getByRole('link', { name: /Hoodie/ }).first()).toBeVisible();
  });

  await test.step('“See all results” leads to the shop, and a result there to its product', async () => {
    await search.getByRole('link', { name: 'See all results' }).click();
    await expect(page).toHaveURL(/\/shop\?search=hoodie$/);
    await expect(page.getByRole('heading', { name: '“hoodie”' })).toBeVisible();
    const card = page.getByRole('main').getByRole('article').first();
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('link').first().click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  });
});

test('the search text is in the URL from the first letter, on every page', { tag: [ONE_WIDTH, '@2.4.6'] }, async ({
  page,
  request,
}) => {
  const { id } = await someHoodie(request);
  await signIn(page, request, await createShopper(request));
  for (const path of ['/', '/?page=2', '/shop?sort=name', `/product/${id}`, '/contactus', '/cart', '/user/profile']) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      const field = page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox');
      await expect(field).toBeFocused();
      for (const [key, typed] of [
        ['m', 'm'],
        ['o', 'mo'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(page).toHaveURL((url) => url.searchParams.get('search') === typed);
      }
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL((url) => url.pathname + url.search === path);
    });
  }
});

test('the page behind the search stays in its place', async ({ page }) => {
  await page.goto('/shop');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
});

test('three dots animate while searching, and stay still with reduced motion', { tag: '@2.4.5' }, async ({ page }) => {
  await page.route('**/api/v1/search-query*', () => {});
  await page.goto('/aboutus?search=hoodie');
  const dots = page.getByRole('dialog', { name: 'Search' }).locator('[data-slot="three-dots"]');
  await expect(dots).toBeVisible();
  /** The animations of the dots: state, delay in milliseconds, and whether they repeat forever. */
  const animations = () =>
    dots.evaluate((element) =>
      element.getAnimations({ subtree: true }).map(({ playState, effect }) => {
        const { delay, iterations } = effect?.getTiming() ?? {};
        return { playState, delay, endless: iterations === Number.POSITIVE_INFINITY };
      }),
    );
  expect(await animations()).toEqual([0, 160, 320].map((delay) => ({ playState: 'running', delay, endless: true })));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(animations).toEqual([]);
  await expect(dots).toBeVisible();
});

test('an older answer never replaces a newer one', { tag: [ONE_WIDTH, '@4.4.2', '@8.1.16'] }, async ({ page }) => {
  const isOlder = (request: Request) => new URL(request.url()).searchParams.get('query') === 'hoo';
  const newerIsShown = Promise.withResolvers<void>();
  await page.route('**/api/v1/search-query*', async (route) => {
    if (isOlder(route.request())) await newerIsShown.promise;
    await route.continue().catch(() => {});
  });
  const olderIsSent = page.waitForRequest(isOlder);
  const olderIsOver = Promise.race([
    page.waitForEvent('requestfinished', isOlder),
    page.waitForEvent('requestfailed', isOlder),
  ]);
  await page.goto('/?search=');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('searchbox').pressSequentially('hoo');
  await olderIsSent;
  const cancelIsNoted = page.waitForEvent('console', (message) => message.text() === 'Search request canceled');
  await search.getByRole('searchbox').fill('jacket');
  await expect(search.getByRole('link', { name: /Jacket/ }).first()).toBeVisible();
  newerIsShown.resolve();
  await olderIsOver;
  await cancelIsNoted;
  // The page would show the older answer in its next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(search.getByRole('link', { name: /Hoodie/ })).toHaveCount(0);
});
