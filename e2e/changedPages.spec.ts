import { expect, type Locator, type Page } from '@playwright/test';
import { complaintsOf, hold, test } from './shopPage.ts';
import { addProduct, createShopper, fillDelivery, logIn, openDelivery, signIn } from './support.ts';

const main = (page: Page) => page.getByRole('main');

/** Removes a button's text, as a browser extension might. React then fails to insert its spinner before the text. */
const removeText = (button: Locator) => button.evaluate((element) => element.firstElementChild?.remove());

/** The page's complaints without the expected ones, such as React's report of a failed update. */
const otherThan = (complaints: string[], known: RegExp) => complaints.filter((complaint) => !known.test(complaint));

test('a page changed by another program keeps the typed text and the pending call', async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const shopper = await createShopper(request);
  const login = await hold(page, '**/api/v1/login');
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill('another password');
  const button = page.getByRole('main').locator('button[type=submit]');
  await removeText(button);
  await button.click();

  await test.step('the page is restored, and the call is still pending', async () => {
    await expect(page.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('button', { name: 'Login' })).toBeFocused();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(shopper.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('another password');
    expect(login.count()).toBe(1);
  });
  await test.step('the answer arrives', async () => {
    login.release();
    await expect(main(page).getByText('Email or password is incorrect')).toBeVisible();
    expect(login.count()).toBe(1);
    await logIn(page, shopper);
    await expect(page.getByRole('heading', { name: 'Our Collections' })).toBeVisible();
  });
  expect(otherThan(complaints, /NotFoundError|status of 401/)).toEqual([]);
});

test('an order is placed once from a dialog changed by another program', async ({ page, request }) => {
  const shopper = await createShopper(request);
  const product = await addProduct(request, 21_000);
  const headers = { authorization: `Bearer ${shopper.token}` };
  await request.post('/api/v1/cart', { headers, data: { productId: product.id, quantity: 1 } });
  const orders = await hold(page, '**/api/v1/orders');
  await signIn(page, request, shopper);
  await page.goto('/cart');
  await openDelivery(page);
  await fillDelivery(page);
  const dialog = page.getByRole('dialog', { name: 'Enter Delivery Details' });
  const confirm = dialog.locator('button[type=submit]');
  await removeText(confirm);
  await confirm.click();

  await expect(confirm).toHaveText(/\w/);
  await expect(confirm).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByLabel('Delivery Address')).toHaveValue('12 Allen Avenue, Ikeja, Lagos');
  await expect.poll(orders.count).toBe(1);
  orders.release();
  await expect(page).toHaveURL(/\/sandbox\/paystack\/checkout\//);
  expect(orders.count()).toBe(1);
});

test('a product can be added to the cart on a page changed by blockers and password managers', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  const product = await addProduct(request, 21_000);
  const shopper = await createShopper(request);
  await page.addInitScript(() => {
    const change = () => {
      for (const link of document.querySelectorAll('[data-slot="share-button"], a[href*="wa.me"]')) link.remove();
      for (const input of document.querySelectorAll('input:not([data-managed])')) {
        (input as HTMLElement).dataset.managed = '';
        input.before(Object.assign(document.createElement('i'), { textContent: '•' }));
        input.after(document.createElement('password-icon'));
      }
    };
    new MutationObserver(change).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/product/${product.id}`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await logIn(page, shopper);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(otherThan(complaints, /NotFoundError|error #418/)).toEqual([]);
});

test('layers that other programs put over a dialog do not affect its keys', async ({ page, request }) => {
  const shopper = await createShopper(request);
  const product = await addProduct(request, 21_000);
  const headers = { authorization: `Bearer ${shopper.token}` };
  await request.post('/api/v1/cart', { headers, data: { productId: product.id, quantity: 1 } });
  await signIn(page, request, shopper);
  await page.goto('/cart');
  await openDelivery(page);
  const dialog = page.getByRole('dialog', { name: 'Enter Delivery Details' });
  await dialog.evaluate((element) => {
    for (const place of [document.body, element]) {
      const layer = place.appendChild(document.createElement('div'));
      layer.style.cssText = 'position:fixed;inset:0;z-index:2147483647;pointer-events:none';
      layer.textContent = 'Autofill';
    }
  });
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a page that is changed again and again shows an error', async ({ page }) => {
  await page.route('**/api/v1/login', (route) => route.fulfill({ status: 401, json: { message: 'Wrong password' } }));
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  // Stops the clock, because the limit counts failures within ten seconds, which a slow machine would exceed.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const button = main(page).locator('button[type=submit]');
  for (let press = 0; press < 3; press++) {
    await removeText(button);
    await button.click();
    await expect(button).toHaveText('Login');
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
  }
  await removeText(button);
  await button.click();
  await expect(page.getByRole('heading', { name: /something went wrong/i })).toBeVisible();
});
