import { expect, type Page } from '@playwright/test';
import { expectOverlaysInHistory, test } from './shopPage.ts';
import { createShopper, fillDelivery, fillSignup, newShopper, openDelivery, signIn, someHoodie } from './support.ts';

/** Opens the cart of a shopper with a hoodie in it, coming from another page. */
async function atTheCart(page: Page, request: Parameters<typeof createShopper>[0]) {
  const shopper = await createShopper(request);
  const { id } = await someHoodie(request);
  const headers = { authorization: `Bearer ${shopper.token}` };
  await request.post('/api/v1/cart', { headers, data: { productId: id, quantity: 1 } });
  await signIn(page, request, shopper);
  await page.goto('/aboutus');
  await page.getByRole('link', { name: /^Cart|View Cart/ }).click();
  await expect(page.getByRole('heading', { name: 'Cart' })).toBeVisible();
}

test('Back closes the search first', { tag: '@2.4.6' }, async ({ page }) => {
  await page.goto('/shop');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page.getByRole('heading', { name: 'About us' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('searchbox').fill('moss');
  await expect(search.getByRole('link', { name: /Opẹ́bí Hoodie/ }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/aboutus\?search=moss$/);
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(page).toHaveURL(/\/aboutus$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/);
});

for (const path of ['/aboutus', '/shop']) {
  test(`Back from a result returns to the results on ${path}`, { tag: '@2.4.3' }, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('searchbox').fill('moss');
    await search
      .getByRole('link', { name: /Opẹ́bí Hoodie/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Opẹ́bí Hoodie', level: 1 })).toBeVisible();
    await expect(search).toBeHidden();

    await page.goBack();
    await expect(search.getByRole('searchbox')).toHaveValue('moss');
    await expect(search.getByRole('link', { name: /Opẹ́bí Hoodie/ }).first()).toBeVisible();

    await test.step('also after a reload of the product', async () => {
      await search
        .getByRole('link', { name: /Opẹ́bí Hoodie/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: 'Opẹ́bí Hoodie', level: 1 })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Opẹ́bí Hoodie', level: 1 })).toBeVisible();
      await page.goBack();
      await expect(search.getByRole('link', { name: /Opẹ́bí Hoodie/ }).first()).toBeVisible();
    });
    await search.getByRole('button', { name: 'Close search' }).click();
    await expect(search).toBeHidden();
    await expect(page).toHaveURL((url) => url.pathname + url.search === path);
  });
}

test('Back closes the menu first, even on the first page of a tab', { tag: '@2.3.7' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/aboutus');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu).toBeVisible();
  await expectOverlaysInHistory(page, 1);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/aboutus$/);

  await test.step('a link in the menu opens its page, and Back returns without the menu', async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.getByRole('link', { name: /contact/i }).click();
    await expect(page).toHaveURL(/\/contactus$/);
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/aboutus$/);
    await expect(page.getByRole('heading', { name: 'About us' }).first()).toBeVisible();
    await expect(menu).toBeHidden();
  });
});

test('Back closes the delivery form and the confirmation dialog first', { tag: '@2.8.9' }, async ({
  page,
  request,
}) => {
  await atTheCart(page, request);
  const delivery = page.getByRole('dialog', { name: 'Enter Delivery Details' });
  const question = page.getByRole('alertdialog');

  await test.step('Back closes the delivery form, which keeps the typed text', async () => {
    await openDelivery(page);
    await fillDelivery(page);
    await expectOverlaysInHistory(page, 1);
    await page.goBack();
    await expect(delivery).toBeHidden();
    await expect(page).toHaveURL(/\/cart$/);
    await openDelivery(page);
    await expect(page.getByLabel('Delivery Address')).toHaveValue('12 Allen Avenue, Ikeja, Lagos');
  });
  await test.step('closing the form with its button leaves no history entry', async () => {
    await delivery.getByRole('button', { name: 'Cancel' }).click();
    await expect(delivery).toBeHidden();
    await expectOverlaysInHistory(page, 0);
  });
  await test.step('Back closes the confirmation dialog', async () => {
    await page
      .getByRole('button', { name: /^Delete|^Remove/ })
      .first()
      .click();
    await expect(question).toBeVisible();
    await expectOverlaysInHistory(page, 1);
    await page.goBack();
    await expect(question).toBeHidden();
  });
  await test.step('after a reload with an open dialog, Back leaves the page', async () => {
    await page
      .getByRole('button', { name: /^Delete|^Remove/ })
      .first()
      .click();
    await expectOverlaysInHistory(page, 1);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Cart' })).toBeVisible();
    await expectOverlaysInHistory(page, 0);
    await page.goBack();
    await expect(page).toHaveURL(/\/aboutus$/);
  });
});

test('Back closes the menu of the back office first', { tag: '@2.13.7' }, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, request, { email: 'admin@abs.test', password: 'abs-demo-pass' });
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expectOverlaysInHistory(page, 1);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/products$/);
});

test('a form works after Back is pressed as soon as the next page begins to show', async ({ page }) => {
  await page.addInitScript(() => {
    const push = history.pushState;
    history.pushState = function (...entry) {
      push.apply(this, entry);
      if (!String(entry[2]).includes('/otp')) return;
      history.pushState = push;
      setTimeout(() => history.back());
    };
  });
  await page.goto('/signup');
  const shopper = newShopper();
  const codeIsSent = page.waitForResponse('**/api/v1/signup');
  await fillSignup(page, shopper);
  await codeIsSent;
  await expect.poll(() => page.evaluate(() => history.length)).toBeGreaterThan(2);
  await expect(page).toHaveURL(/\/signup$/);
  await fillSignup(page, shopper);
  await expect(page).toHaveURL(/\/otp\?/);
});
