import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectOverlaysInHistory, test } from './shopPage.ts';
import {
  addProduct,
  cards,
  createShopper,
  fillDelivery,
  logIn,
  logOut,
  MAIN,
  ONE_WIDTH,
  openDelivery,
  payWith,
  type Shopper,
  signIn,
} from './support.ts';

const [street, city, state] = ['12 Allen Avenue', 'Ikeja', 'Lagos'] as const;
const address = `${street}, ${city}, ${state}`;
const phone = '+234 (801) 234-5678';
type Headers = { authorization: string };

async function shopperWith(request: APIRequestContext, productId: string, quantity = 1) {
  const shopper = await createShopper(request);
  const headers = { authorization: `Bearer ${shopper.token}` };
  await request.post('/api/v1/cart', { headers, data: { productId, quantity } });
  return { ...shopper, headers };
}

const ordersOf = async (request: APIRequestContext, headers: Headers) =>
  (await (await request.get('/api/v1/get-orders', { headers })).json()) as { number: string; totalPrice: number }[];

async function openCart(page: Page, request: APIRequestContext, shopper: Shopper): Promise<void> {
  await signIn(page, request, shopper);
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeVisible();
}

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm', exact: true }).click();
const form = (page: Page) => page.getByRole('dialog', { name: 'Enter Delivery Details' });

/** The fields as `fillParts` fills them. */
async function expectFilledForm(page: Page): Promise<void> {
  await expect(form(page)).toBeVisible();
  await expect(page.getByLabel('Delivery Address')).toHaveValue(street);
  await expect(page.getByLabel('City')).toHaveValue(city);
  await expect(page.getByLabel('State')).toHaveValue(state);
  await expect(page.getByLabel('Phone Number')).toHaveValue(phone);
}

async function fillParts(page: Page): Promise<void> {
  await page.getByLabel('Delivery Address').fill(street);
  await page.getByLabel('City').fill(city);
  await page.getByLabel('State').selectOption(state);
  await page.getByLabel('Phone Number').fill(phone);
}

test('a raised price is shown and confirmed before the order is placed', { tag: [MAIN, '@4.3.7', '@10.3.18'] }, async ({
  page,
  request,
}) => {
  const product = await addProduct(request, 2_000);
  const shopper = await shopperWith(request, product.id);
  await openCart(page, request, shopper);
  await openDelivery(page);
  await fillParts(page);
  await product.change({ price: 18_000 });
  await confirm(page);

  const dialog = page.getByRole('dialog', { name: 'Your cart has changed' });
  await expect(dialog.getByRole('listitem')).toHaveText(`${product.name}Price was ₦2,000, now ₦18,000`);
  await expect(dialog.getByText('was ₦2,005')).toBeVisible();
  expect(await ordersOf(request, shopper.headers)).toEqual([]);

  await test.step('the cart shows the new price, and the form keeps the typed text', async () => {
    await dialog.getByRole('button', { name: 'Back to cart' }).click();
    await expect(page.locator('[data-slot="cart-total"]')).toContainText('₦18,005');
    await openDelivery(page);
    await expectFilledForm(page);
  });
  await test.step('another change is confirmed again, and the confirmed total is charged', async () => {
    await product.change({ price: 3_000 });
    await confirm(page);
    await page.getByRole('button', { name: 'Confirm ₦3,005' }).click();
    await expect(page.getByLabel('Card number')).toBeVisible();
    expect((await ordersOf(request, shopper.headers)).map(({ totalPrice }) => totalPrice)).toEqual([3_005]);
  });
});

test('an unavailable item is named and blocks the confirmation', { tag: '@4.3.7' }, async ({ page, request }) => {
  const product = await addProduct(request, 2_000);
  const shopper = await shopperWith(request, product.id, 2);
  await openCart(page, request, shopper);
  await openDelivery(page);
  await fillDelivery(page);
  await product.change({ quantity: 1 });
  await confirm(page);
  const dialog = page.getByRole('dialog', { name: 'Your cart has changed' });
  await expect(dialog.getByText('Only 1 left')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Confirm/ })).toBeHidden();
  await dialog.getByRole('button', { name: 'Back to cart' }).click();
  await expect(page.getByText(`Change the quantity of ${product.name} to check out.`)).toBeVisible();
  expect(await ordersOf(request, shopper.headers)).toEqual([]);
});

test('delivery details survive closing, Back, a reload and an expired session, until the order exists', {
  tag: [ONE_WIDTH, '@5.1.15'],
}, async ({ page, request }) => {
  const product = await addProduct(request, 2_000);
  const shopper = await shopperWith(request, product.id);
  await signIn(page, request, shopper);
  await page.goto('/shop');
  await page.getByRole('link', { name: /^Cart/ }).click();
  await openDelivery(page);
  await fillParts(page);
  await expect(form(page).getByText('Total').locator('+ dd')).toHaveText('₦2,005');

  await test.step('closing', async () => {
    await page.keyboard.press('Escape');
    await expect(form(page)).toBeHidden();
    await openDelivery(page);
    await expectFilledForm(page);
  });
  await test.step('a reload', async () => {
    await page.reload();
    await openDelivery(page);
    await expectFilledForm(page);
  });
  await test.step('Back, and the cart again', async () => {
    await page.keyboard.press('Escape');
    await expect(form(page)).toBeHidden();
    await expectOverlaysInHistory(page, 0);
    await page.goBack();
    await expect(page).toHaveURL(/\/shop$/);
    await page.getByRole('link', { name: /^Cart/ }).click();
    await openDelivery(page);
    await expectFilledForm(page);
  });
  await test.step('a session that expires at Confirm, whose login leads back to the filled form', async () => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await request.post('/api/v1/logout', { headers: { authorization: `Bearer ${token}` } });
    await confirm(page);
    await logIn(page, shopper);
    await expectFilledForm(page);
  });
  await test.step('placing the order removes them from storage, and the next form has its details', async () => {
    await confirm(page);
    await expect(page.getByLabel('Card number')).toBeVisible();
    await page.goto('/aboutus');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Allen');
    await request.post('/api/v1/cart', { headers: shopper.headers, data: { productId: product.id, quantity: 1 } });
    await page.goto('/cart');
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText(address);
    await openDelivery(page);
    await expect(page.getByLabel('Delivery Address')).toHaveValue(street);
    await expect(page.getByLabel('City')).toHaveValue(city);
    await expect(page.getByLabel('State')).toHaveValue(state);
    await expect(page.getByLabel('Phone Number')).toHaveValue('2348012345678');
  });
});

test('a shopper saves an address with an order, and chooses another one for the next, by keyboard alone', {
  tag: '@10.1.37',
}, async ({ page, request }) => {
  const product = await addProduct(request, 2_000, 5);
  const shopper = await shopperWith(request, product.id);
  const { headers } = shopper;
  await openCart(page, request, shopper);
  await openDelivery(page);
  const choice = form(page).getByLabel('Saved address');
  const box = form(page).getByLabel('Save this address');
  const line = form(page).getByLabel('Delivery Address');

  await test.step('the first address is saved with the order, though the session expires before', async () => {
    await fillParts(page);
    await expect(choice).toHaveCount(0);
    await box.focus();
    await page.keyboard.press('Space');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await request.post('/api/v1/logout', { headers: { authorization: `Bearer ${token}` } });
    await confirm(page);
    await logIn(page, shopper);
    await expectFilledForm(page);
    await expect(box).toBeChecked();
    await confirm(page);
    await expect(page.getByLabel('Card number')).toBeVisible();
  });
  await test.step('the next order begins with the default address', async () => {
    const data = {
      deliveryAddress: '27 Marina Road, Lagos Island, Lagos',
      phoneNumber: '08098765432',
      isDefault: true,
    };
    await request.post('/api/v1/user/addresses', { headers, data });
    await request.post('/api/v1/cart', { headers, data: { productId: product.id, quantity: 1 } });
    await page.goto('/cart');
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('27 Marina Road, Lagos Island, Lagos');
    await openDelivery(page);
    await expect(choice.locator('option:checked')).toHaveText('27 Marina Road, Lagos Island, Lagos');
    await expect(line).toHaveValue('27 Marina Road');
    await expect(box).toHaveCount(0);
  });
  await test.step('a letter of the other address chooses it, and the order goes there', async () => {
    await choice.focus();
    await page.keyboard.type('12 A');
    await expect(line).toHaveValue(street);
    await expect(form(page).getByLabel('Phone Number')).toHaveValue('2348012345678');
    await confirm(page);
    await expect(page.getByLabel('Card number')).toBeVisible();
    const orders = (await (await request.get('/api/v1/get-orders', { headers })).json()) as {
      deliveryAddress: string;
    }[];
    expect(orders.map(({ deliveryAddress }) => deliveryAddress)).toEqual([address, address]);
  });
});

test('typed text is hidden from other users and removed by a logout', { tag: [ONE_WIDTH, '@5.1.15'] }, async ({
  page,
  request,
}) => {
  const product = await addProduct(request, 2_000);
  const ada = await shopperWith(request, product.id);
  const ben = await shopperWith(request, product.id);
  await openCart(page, request, ada);
  await openDelivery(page);
  await fillDelivery(page);
  await test.step('after an expired session, another person logs in', async () => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await request.post('/api/v1/logout', { headers: { authorization: `Bearer ${token}` } });
    await confirm(page);
    await logIn(page, ben);
    await expect(page.getByRole('button', { name: 'Checkout' })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Allen');
    await openDelivery(page);
    await expect(page.getByLabel('Delivery Address')).toHaveValue('');
    await expect(page.getByLabel('Phone Number')).toHaveValue('');
  });
  await test.step('a logout', async () => {
    await fillDelivery(page);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Allen');
    await page.keyboard.press('Escape');
    await expect(form(page)).toBeHidden();
    await logOut(page);
    await expect(page.getByRole('button', { name: 'Checkout' })).toBeHidden();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Allen');
  });
});

test('Back from the payment page leads to the pending order', { tag: [ONE_WIDTH, '@5.1.15'] }, async ({
  page,
  request,
}) => {
  const product = await addProduct(request, 2_000);
  const shopper = await shopperWith(request, product.id);
  await openCart(page, request, shopper);
  await openDelivery(page);
  await fillDelivery(page);
  await confirm(page);
  await expect(page.getByLabel('Card number')).toBeVisible();
  await page.goBack();

  const [order] = await ordersOf(request, shopper.headers);
  await expect(page.getByRole('heading', { name: `Order ${order?.number} is waiting for payment` })).toBeVisible();
  await expect(page.getByText('Your cart is empty.')).toBeHidden();
  await expect(form(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'View order', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await payWith(page, cards.success);
  await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});

test('a page restored from the browser cache shows the pending order', { tag: [ONE_WIDTH, '@4.3.7'] }, async ({
  page,
  request,
}) => {
  const product = await addProduct(request, 2_000);
  const shopper = await shopperWith(request, product.id);
  await openCart(page, request, shopper);
  await openDelivery(page);
  await fillDelivery(page);
  // Status 204 keeps the browser on this page as it is, as the back-forward cache does.
  await page.route('**/sandbox/paystack/checkout/**', (route) => route.fulfill({ status: 204 }));
  const left = page.waitForRequest('**/sandbox/paystack/checkout/**');
  await confirm(page);
  await left;
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('heading', { name: /is waiting for payment$/ })).toBeVisible();
  await expect(form(page)).toBeHidden();
});

test('a confirmation whose answer is lost finds its order and continues to payment', {
  tag: [ONE_WIDTH, '@4.3.7'],
}, async ({ page, request }) => {
  const product = await addProduct(request, 2_000);
  const shopper = await shopperWith(request, product.id);
  await openCart(page, request, shopper);
  await openDelivery(page);
  await fillDelivery(page);
  const keys: unknown[] = [];
  page.on('request', (sent) => {
    if (/\/(?:orders|make-payment)$/.test(sent.url())) keys.push(sent.headers()['idempotency-key']);
  });
  let isLost = true;
  await page.route('**/api/v1/orders', async (route) => {
    if (!isLost) return route.continue();
    isLost = false;
    // The order is placed, but the answer is lost.
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await confirm(page);
  await expect(form(page).getByRole('status')).toHaveText('Checking your order…');
  await expect(page.getByLabel('Card number')).toBeVisible();
  expect(await ordersOf(request, shopper.headers)).toHaveLength(1);
  // Idempotency keys let the server carry out a repeated call only once.
  expect(keys.length).toBeGreaterThanOrEqual(2);
  for (const key of keys) expect(key).toMatch(/^[\w-]{20,}$/);
});

test('Order Now opens the delivery form when the cart already holds all the stock', { tag: '@2.7.5' }, async ({
  page,
  request,
}) => {
  const product = await addProduct(request, 2_000, 2);
  const shopper = await shopperWith(request, product.id, 2);
  await signIn(page, request, shopper);
  await page.goto(`/product/${product.id}`);
  await page.getByRole('button', { name: 'Order Now' }).click();
  await expect(form(page)).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('Only 2 left in stock')).toBeHidden();
});

test('payments work on another host name of the same machine, and return to it', {
  tag: [ONE_WIDTH, '@4.3.9'],
}, async ({ page, request, baseURL }) => {
  const product = await addProduct(request, 2_000);
  const shopper = await shopperWith(request, product.id);
  const here = String(baseURL).replace('localhost', '127.0.0.1');
  await page.goto(`${here}/cart`);
  await logIn(page, shopper);
  await openDelivery(page);
  await fillDelivery(page);
  await confirm(page);
  await payWith(page, cards.success);
  await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
  expect(page.url()).toContain(`${here}/payment/callback`);
});

test('a payment page on a host that is not allowed is not opened, and the shopper sees why', {
  tag: [ONE_WIDTH, '@4.3.9', '@8.1.10'],
}, async ({ page, request }) => {
  const product = await addProduct(request, 2_000);
  const shopper = await shopperWith(request, product.id);
  await openCart(page, request, shopper);
  await page.route('**/api/v1/make-payment', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.data.authorization_url = 'https://elsewhere.example/pay';
    await route.fulfill({ response, json: answer });
  });
  await openDelivery(page);
  await fillDelivery(page);
  await confirm(page);
  await expect(page.getByText('Payment Failed: Unable to process payment.')).toBeVisible();
  await expect(page.getByText(/^Payments of this shop open at elsewhere\.example, but you opened/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pending Orders' })).toBeVisible();
});
