import { request as httpRequest } from 'node:http';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** The tag of journeys that only `npm run nightly` runs. */
export const NIGHTLY = '@nightly';

/** The tag of journeys that `npm test` runs, on a phone. */
export const MAIN = '@main';

/** The tag of journeys on sessions, storage, URLs and lost answers, which do not depend on the width: they run once. */
export const ONE_WIDTH = '@one-width';

export const cards = {
  success: '4084084084084081',
  declined: '4084080000005408',
  insufficientFunds: '4084080000670037',
};

/** Of the demo data. */
export const admin = { email: 'admin@abs.test', password: 'abs-demo-pass' };

const PASSWORD = 'correct horse battery';

export type Shopper = { email: string; password: string };

/** The email and password of a shopper without an account yet. */
export function newShopper(): Shopper {
  return { email: `shopper-${crypto.randomUUID()}@abs.test`, password: PASSWORD };
}

type Mail = { to: string; subject: string; text: string; sentAt: string };

/** Mails to an address, newest first, once there are at least `count`. */
export async function mailsTo(request: APIRequestContext, email: string, count = 1): Promise<Mail[]> {
  let mails: Mail[] = [];
  await expect
    .poll(async () => {
      const response = await request.get('/dev/mail/messages', { params: { to: email } });
      mails = await response.json();
      return mails.length;
    })
    .toBeGreaterThanOrEqual(count);
  return mails;
}

/** The newest one-time code sent to an address. */
export async function codeFor(request: APIRequestContext, email: string, mailCount = 1): Promise<string> {
  const [newest] = await mailsTo(request, email, mailCount);
  const code = newest?.text.match(/\b\d{4}\b/)?.[0];
  if (!code) throw new Error(`No code in: ${newest?.text}`);
  return code;
}

/** The path of the newest link to a new password sent to an address. */
export async function resetLinkFor(request: APIRequestContext, email: string, mailCount: number): Promise<string> {
  const [newest] = await mailsTo(request, email, mailCount);
  const link = newest?.text.match(/\/auth\/reset-password\?\S+/)?.[0];
  if (!link) throw new Error(`No link in: ${newest?.text}`);
  return link;
}

export async function fillSignup(page: Page, { email, password }: Shopper): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Digit 1 of 4').click();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

export async function fillProfile(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Tọ́lá');
  await page.getByLabel('Last name').fill('Adéyẹmí');
  await page.getByLabel('Female').check();
  await page.getByRole('button', { name: /save|continue|proceed|complete/i }).click();
}

/** Logs in on the login screen. */
export async function logIn(page: Page, { email, password }: Shopper): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Logs in by a call, for journeys that begin after the login. The next page that opens finds the session. */
export async function signIn(page: Page, request: APIRequestContext, { email, password }: Shopper): Promise<void> {
  const response = await request.post('/api/v1/login', { data: { email, password } });
  const { token, ...user } = (await response.json()).user_credentials;
  // Storage needs a page of the shop's origin. This one does not start the shop.
  await page.goto('/readyz');
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem('token', String(key));
      localStorage.setItem('user', String(value));
    },
    [token, JSON.stringify(user)],
  );
}

/** The link to the orders, which only a signed-in user sees. */
export const ordersLink = (page: Page) => page.getByRole('link', { name: /^(View Order|Orders, )/ });

/** Signs out: through the drawer on phones, through the account menu elsewhere. */
export async function logOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  else await page.getByRole('button', { name: /’s account$/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
}

/**
 * Creates an account from a random IP address of this machine, because all journeys together create more accounts in an
 * hour than the shop allows from one.
 */
export async function signUp({ email, password }: Shopper): Promise<void> {
  const byte = () => 1 + Math.floor(Math.random() * 254);
  const post = (localAddress?: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-type': 'application/json' };
      const options = { method: 'POST', headers, ...(localAddress && { localAddress }) };
      httpRequest(`http://127.0.0.1:${process.env.E2E_PORT}/api/v1/signup`, options, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end(JSON.stringify({ email, password }));
    });
  // Not every system lets programs use all of 127.0.0.0/8.
  const status = await post(`127.${byte()}.${byte()}.${byte()}`).catch(() => post());
  expect(status).toBe(201);
}

/** Creates an account with a verified e-mail and a name by calls, for journeys that begin after the sign-up. */
export async function createShopper(request: APIRequestContext): Promise<Shopper & { token: string }> {
  const shopper = newShopper();
  await signUp(shopper);
  const otp = await codeFor(request, shopper.email);
  const verified = await request.post('/api/v1/verify-email', { data: { email: shopper.email, otp } });
  const { user_credentials: user } = await verified.json();
  const headers = { authorization: `Bearer ${user.token}` };
  const data = { firstName: 'Ada', lastName: 'Obi', gender: 'Female' };
  await request.post(`/api/v1/complete-profile-registration/${user.userId}`, { headers, data });
  return { ...shopper, token: user.token };
}

/** A product with enough stock for every journey. */
export async function someHoodie(
  request: APIRequestContext,
): Promise<{ id: string; styleId: string; name: string; price: number; size: string; color: string }> {
  const response = await request.get('/api/v1/products', { params: { category: 'hoodie', limit: 50, group: 'style' } });
  const { products } = await response.json();
  const hoodie = products.find((product: { quantity: number }) => product.quantity >= 20);
  if (!hoodie) throw new Error('The demo data has no hoodie with 20 pieces in stock');
  return hoodie;
}

/** Adds a product for one journey, so that no other journey changes its price and stock. */
export async function addProduct(request: APIRequestContext, price: number, quantity = 5) {
  const login = await request.post('/api/v1/login', { data: admin });
  const headers = { authorization: `Bearer ${(await login.json()).user_credentials.token}` };
  const { products } = await (await request.get('/api/v1/products')).json();
  const data = {
    name: `Journey Hoodie ${crypto.randomUUID().slice(0, 8)}`,
    description: 'Heavy loopback cotton.',
    price,
    size: 'M',
    color: 'Navy',
    quantity,
    salesCoverPicture: products[0].salesCoverPicture,
    subImages: [products[0].salesCoverPicture],
  };
  const added = await (await request.post('/api/v1/create-products', { headers, data })).json();
  const change = (values: object) =>
    request.patch(`/api/v1/admin/products/${added.product.id}`, { headers, data: values });
  const addSize = (size: string) =>
    request.post('/api/v1/create-products', { headers, data: { ...data, size, styleId: added.product.styleId } });
  return { ...(added.product as { id: string; name: string; styleId: string }), change, addSize };
}

/** Adds a collection of one style, and returns its path. */
export async function addCollection(request: APIRequestContext, styleId: string): Promise<string> {
  const login = await request.post('/api/v1/login', { data: admin });
  const headers = { authorization: `Bearer ${(await login.json()).user_credentials.token}` };
  const slug = `pages-${crypto.randomUUID().slice(0, 8)}`;
  const always = { picture: null, startsAt: null, endsAt: null, isVisible: true };
  const data = { title: `Pages ${slug}`, text: 'For every page.', slug, styleIds: [styleId], ...always };
  expect((await request.post('/api/v1/admin/collections', { headers, data })).status()).toBe(201);
  return `/collections/${slug}`;
}

/** Whether a product is from the demo data. Products of journeys have one size, and pictures with the same name. */
export const isOfDemo = ({ salesCoverPicture }: { salesCoverPicture: string }): boolean =>
  salesCoverPicture.startsWith('/media/demo/');

/** The URL of a product with its size chosen. */
export const chosenProduct = ({ id, size }: { id: string; size: string }): string =>
  `/product/${id}?size=${encodeURIComponent(size)}`;

export async function openDelivery(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('dialog', { name: 'Enter Delivery Details' })).toBeVisible();
}

export async function fillDelivery(page: Page): Promise<void> {
  await page.getByLabel('Delivery Address').fill('12 Allen Avenue, Ikeja, Lagos');
  await page.getByLabel('Phone Number').fill('+234 (801) 234-5678');
}

/** The place where toasts appear. */
export const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ });

/**
 * Runs `act`, which shows a toast with these words, and presses its Undo. The page's clock stands still meanwhile,
 * because on a slow machine the two seconds of a toast would be over before the press.
 */
export async function undoAfter(page: Page, words: string, act: () => Promise<void>): Promise<void> {
  const toast = toasts(page).getByRole('listitem').filter({ hasText: words });
  const undo = toast.getByRole('button', { name: 'Undo' });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await act();
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(undo).toBeVisible({ timeout: 100 });
  }).toPass();
  await undo.click();
  await page.clock.resume();
}

/** Fills and sends the sandbox's card page. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry').fill('12/30');
  await page.getByLabel('CVV').fill('408');
  await page.getByRole('button', { name: 'Pay' }).click();
}

/** Buys one piece of a product, as the shopper who is signed in. */
export async function buy(page: Page, productId: string): Promise<void> {
  await page.goto(`/product/${productId}`);
  await page.getByRole('button', { name: 'Order Now' }).click();
  await expect(page.getByRole('dialog', { name: 'Enter Delivery Details' })).toBeVisible();
  await fillDelivery(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await payWith(page, cards.success);
  await expect(page.getByRole('heading', { name: /paid|thank you/i })).toBeVisible();
}
