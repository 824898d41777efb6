import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { hold, routeFirst, shopScripts, test } from './shopPage.ts';
import {
  cards,
  chosenProduct,
  codeFor,
  createShopper,
  fillDelivery,
  logIn,
  newShopper,
  ONE_WIDTH,
  openDelivery,
  ordersLink,
  payWith,
  signIn,
  signUp,
  someHoodie,
  toasts,
} from './support.ts';

const signedOut = 'You were signed out';

/** Ends the session of the page's visitor on the server, as if it had expired. */
async function endSession(page: Page, request: APIRequestContext) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await request.post('/api/v1/logout', { headers: { authorization: `Bearer ${token}` } });
}

for (const speed of ['at once', 'late'] as const) {
  test(`an expired session on a public page keeps the page and the typed text; the server answers ${speed}`, {
    tag: [ONE_WIDTH, '@2.2.1', '@10.5.2'],
  }, async ({ page, request }) => {
    await signIn(page, request, await createShopper(request));
    await endSession(page, request);
    const cart = speed === 'late' ? await hold(page, '**/api/v1/cart') : null;
    await page.goto('/contactus');
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('Do you deliver to Jos?');
    cart?.release();
    await expect(page.getByText(signedOut)).toBeVisible();
    await expect(page).toHaveURL(/\/contactus$/);
    await expect(message).toHaveValue('Do you deliver to Jos?');
    await expect(ordersLink(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible();
    await expect(page.getByText(signedOut)).toBeHidden();
  });
}

test('an expired session leads to the login and back to the form, which keeps the typed text', {
  tag: [ONE_WIDTH, '@2.1.5', '@2.2.3', '@10.5.1'],
}, async ({ page, request }) => {
  const shopper = newShopper();
  await signUp(shopper);
  const otp = await codeFor(request, shopper.email);
  await request.post('/api/v1/verify-email', { data: { email: shopper.email, otp } });
  await signIn(page, request, shopper);
  await page.goto('/complete-profile');
  await page.getByLabel('First name').fill('Tọ́lá');
  await page.getByLabel('Last name').fill('Adéyẹmí');
  await page.getByLabel('Female').check();
  // Ends the session during this call, because an earlier call could notice it and leave the page before the press.
  await routeFirst(page, '**/api/v1/complete-profile-registration/**', async (route) => {
    await endSession(page, request);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText(signedOut)).toBeVisible();

  await test.step('another user who logs in does not see the text', async () => {
    const stranger = newShopper();
    await signUp(stranger);
    const code = await codeFor(request, stranger.email);
    await request.post('/api/v1/verify-email', { data: { email: stranger.email, otp: code } });
    const kept = await page.evaluate(() => ({ ...sessionStorage }));
    await logIn(page, stranger);
    await expect(page).toHaveURL(/\/complete-profile$/);
    await expect(page.getByLabel('First name')).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Adéyẹmí');
    await page.getByLabel('First name').fill('x');
    await endSession(page, request);
    await page.evaluate((entries) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, String(value));
    }, kept);
    await page.goto('/login');
  });
  await test.step("the shopper's own login restores the text", async () => {
    await logIn(page, shopper);
    await expect(page).toHaveURL(/\/complete-profile$/);
    await expect(page.getByLabel('First name')).toHaveValue('Tọ́lá');
    await expect(page.getByLabel('Last name')).toHaveValue('Adéyẹmí');
    await expect(page.getByLabel('Female')).toBeChecked();
  });
});

test('a login typed before the script has loaded is sent, although the stored session has ended', {
  tag: [ONE_WIDTH, '@2.2.3', '@10.5.2'],
}, async ({ page, request }) => {
  const shopper = await createShopper(request);
  await signIn(page, request, shopper);
  await endSession(page, request);
  const shop = await hold(page, shopScripts);
  const cart = await hold(page, '**/api/v1/cart');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'earlyPresses' in window);
  await page.getByLabel('Email', { exact: true }).fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).pressSequentially(shopper.password.slice(0, 3));
  shop.release();
  await expect(page.locator('#root[data-state="ready"]')).toBeAttached();
  cart.release();
  await expect(page.getByText(signedOut)).toBeVisible();
  await page.keyboard.type(shopper.password.slice(3));
  await page.keyboard.press('Enter');
  await expect(ordersLink(page)).toBeVisible();
});

test('a token without its user signs in', { tag: [ONE_WIDTH, '@2.2.3', '@3.1.1'] }, async ({ page, request }) => {
  const { token } = await createShopper(request);
  await page.goto('/readyz');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto('/user/profile');
  await expect(page.getByRole('heading', { name: 'Ada Obi' })).toBeVisible();
  await expect(ordersLink(page)).toBeVisible();
});

test('a token whose user does not load leads to the login after two retries, and signs in at the next visit', {
  tag: [ONE_WIDTH, '@2.2.3', '@2.2.4', '@6.1.2'],
}, async ({ page, request }) => {
  const { token } = await createShopper(request);
  let requests = 0;
  await page.route('**/api/v1/user/profile*', (route) => {
    requests += 1;
    return route.fulfill({ status: 503, json: { message: 'Not now' } });
  });
  await page.goto('/readyz');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto('/order');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(requests).toBe(3);

  await test.step('a reload requests the user again, and leads back to the page', async () => {
    await page.unroute('**/api/v1/user/profile*');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Pending Orders', level: 1 })).toBeVisible();
  });
});

test('an invalid token leads from a page behind the login to the login', { tag: [ONE_WIDTH, '@2.2.3'] }, async ({
  page,
}) => {
  await page.goto('/readyz');
  await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)));
  await page.goto('/user/profile');
  await expect(page.getByText(signedOut)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
});

test('a purchase in a browser that keeps no data, which the shop mentions', { tag: ONE_WIDTH }, async ({
  page,
  request,
}) => {
  const shopper = await createShopper(request);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto(chosenProduct(await someHoodie(request)));
  await expect(toasts(page)).toContainText('Your browser keeps no data of this shop.');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByText('Log in to put this in your cart.')).toBeVisible();
  await logIn(page, shopper);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await openDelivery(page);
  await fillDelivery(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await payWith(page, cards.success);
  // The shop has loaded again, without the session.
  await logIn(page, shopper);
  await expect(page.getByRole('heading', { name: /paid|thank you/i })).toBeVisible();
});
