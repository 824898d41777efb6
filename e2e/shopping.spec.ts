import { expect, type Page } from '@playwright/test';
import { test } from './shopPage.ts';
import {
  admin,
  chosenProduct,
  createShopper,
  fillSignup,
  logIn,
  logOut,
  newShopper,
  ONE_WIDTH,
  signIn,
  someHoodie,
} from './support.ts';

const cartLink = (page: Page) => page.getByRole('link', { name: /^Cart/ });

test('a pending action is dropped when a guest leaves instead of logging in', { tag: [ONE_WIDTH, '@2.2.4'] }, async ({
  page,
  request,
}) => {
  const shopper = await createShopper(request);
  const hoodie = await someHoodie(request);
  await page.goto(chosenProduct(hoodie));
  await page.getByRole('button', { name: 'Order Now' }).click();
  await expect(page.getByText('Log in to put this in your cart.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: hoodie.name, level: 1 })).toBeVisible();

  await page.goto('/aboutus');
  await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('Log in to put this in your cart.')).toBeHidden();
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/aboutus$/);
  await expect(cartLink(page)).toHaveAccessibleName('Cart, empty');
});

test('signing up again after Back continues to the code', { tag: [ONE_WIDTH, '@2.1.8'] }, async ({ page }) => {
  const shopper = newShopper();
  await page.goto('/signup');
  await fillSignup(page, shopper);
  await expect(page.getByRole('heading', { name: 'Verify Email' })).toBeVisible();
  await page.goBack();
  await fillSignup(page, shopper);
  await expect(page.getByRole('heading', { name: 'Verify Email' })).toBeVisible();
  await expect(page.getByText(shopper.email)).toBeVisible();
});

test('a form keeps its shape until the answer, so that a double click hits one button', { tag: '@4.1.1' }, async ({
  page,
}) => {
  const held: (() => void)[] = [];
  await page.route('**/api/v1/signup', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.fulfill({ status: 400, json: { message: 'This password is too common', code: 'weak_password' } });
  });
  // The request starts a moment after the button is busy.
  const answer = async () => {
    await expect.poll(() => held.length).toBe(1);
    held.pop()?.();
  };
  await page.goto('/signup');
  const message = page.getByRole('main').getByText('This password is too common');
  const button = page.getByRole('button', { name: 'Sign up' });
  await fillSignup(page, newShopper());
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await answer();
  await expect(message).toBeVisible();

  const before = await button.boundingBox();
  await button.dblclick();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  expect(await button.boundingBox()).toEqual(before);
  await expect(page).toHaveURL(/\/signup$/);
  await answer();
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(/\/signup$/);
});

test('a category shows its name and links back to all products', async ({ page }) => {
  await page.goto('/shop?category=sneaker');
  await expect(page.getByRole('heading', { name: 'Sneakers', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Sneakers — ABS');
  await page.getByRole('link', { name: 'All products' }).click();
  await expect(page.getByRole('heading', { name: 'Our Collections', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/shop$/);
});

test('a page number beyond the last shows the last page', { tag: [ONE_WIDTH, '@5.1.18'] }, async ({ page }) => {
  for (const path of ['/shop?page=9999999999999999999999', '/?page=1000001']) {
    await page.goto(path);
    const pages = page.getByRole('navigation', { name: 'Pages of the collection' });
    await expect(pages.getByRole('link', { name: 'Next page' })).toHaveCount(0);
    await expect(pages.locator('[aria-current="page"]')).toHaveText(/^[1-9]\d?$/);
    await expect(page).toHaveURL(/[?&]page=\d{1,2}\b/);
  }
  await page.goto('/shop?search=%00');
  await expect(page.getByRole('heading', { name: 'Our Collections', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeHidden();
});

test('a page number below one, or no number, shows the first page', { tag: [ONE_WIDTH, '@5.1.18'] }, async ({
  page,
  request,
}) => {
  await signIn(page, request, await createShopper(request));
  const pages = page.getByRole('navigation', { name: 'Pages of the collection' });
  for (const path of ['/shop', '/']) {
    for (const number of ['0', '-1', '1.5', 'two', '']) {
      await page.goto(`${path}?page=${number}`);
      await expect(pages.locator('[aria-current="page"]'), number).toHaveText('1');
      await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveCount(0);
    }
  }
  const historyRequest = page.waitForRequest('**/api/v1/user/orders?*');
  await page.goto('/user/profile?page=-1');
  expect(new URL((await historyRequest).url()).searchParams.get('page')).toBe('1');
});

test('the login takes the focus, as every page does', { tag: ONE_WIDTH }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Cart, empty' }).click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the menu of the shop leads an admin to the back office', async ({ page, request }) => {
  await signIn(page, request, admin);
  await page.goto('/aboutus');
  await expect(page.getByRole('heading', { name: 'About us' }).first()).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await ((await menu.isVisible()) ? menu : page.getByRole('button', { name: /’s account$/ })).click();
  await page.getByRole('link', { name: 'Back office' }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test('an order prints without the page around it', async ({ page, request }) => {
  const shopper = await createShopper(request);
  const hoodie = await someHoodie(request);
  const headers = { authorization: `Bearer ${shopper.token}` };
  await request.post('/api/v1/cart', { headers, data: { productId: hoodie.id, quantity: 1 } });
  const data = { deliveryAddress: '12 Allen Avenue, Ikeja', phoneNumber: '08012345678' };
  await request.post('/api/v1/orders', { headers, data });
  const [order] = await (await request.get('/api/v1/get-orders', { headers })).json();
  await signIn(page, request, shopper);
  await page.goto(`/order/${order.id}`);
  const chat = page.getByRole('link', { name: 'Hello, how may we help you?' });
  await expect(page.getByText('12 Allen Avenue, Ikeja')).toBeVisible();
  await expect(chat).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('12 Allen Avenue, Ikeja')).toBeVisible();
  for (const around of [page.getByRole('banner'), page.getByRole('contentinfo'), chat])
    await expect(around).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeHidden();
});

test('the chat button covers nothing on a phone', { tag: '@2.6.5' }, async ({ page }) => {
  for (const width of [320, 390, 430]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/aboutus');
    const chat = page.getByRole('link', { name: 'Hello, how may we help you?' });
    await expect(chat).toBeAttached();
    expect(await chat.evaluate((link) => getComputedStyle(link).position)).toBe('static');
  }
});

test('an open search over the collection is in the URL, and closing removes it', { tag: '@2.4.6' }, async ({
  page,
}) => {
  await page.goto('/shop?sort=name');
  await expect(page.getByRole('heading', { name: 'Our Collections', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('searchbox').fill('moss');
  await expect(page).toHaveURL(/\/shop\?sort=name&search=moss$/);
  await page.reload();
  await expect(search.getByRole('searchbox')).toHaveValue('moss');
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(page).toHaveURL(/\/shop\?sort=name$/);
});

test('logging out leads home, even from a page that needs a session', {
  tag: [ONE_WIDTH, '@2.3.12', '@4.1.4'],
}, async ({ page, request }) => {
  const shopper = await createShopper(request);
  for (const path of ['/cart', '/order', '/user/profile']) {
    await signIn(page, request, shopper);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await logOut(page);
    await expect(page.getByRole('heading', { name: 'Our Collections' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  }
});

test('a product names cost and time of its delivery, and links to the terms', async ({ page, request }) => {
  const { id } = await someHoodie(request);
  await page.goto(`/product/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('2 to 5 working days, ₦5 per order')).toBeVisible();
  for (const [link, heading] of [
    ['Delivery', 'Delivery'],
    ['Returns', 'Returns and refunds'],
  ] as const) {
    await main.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(/\/tc#/);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
    await page.goBack();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
