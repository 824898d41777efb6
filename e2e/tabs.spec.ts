import { expect } from '@playwright/test';
import { asPatientPerson, test } from './shopPage.ts';
import { createShopper, fillDelivery, logIn, logOut, openDelivery, ordersLink, signIn, someHoodie } from './support.ts';

test('logging in and out in one tab updates the other', { tag: ['@2.3.12', '@3.1.4', '@4.3.10', '@10.1.21'] }, async ({
  context,
  request,
}) => {
  const shopper = await createShopper(request);
  const first = asPatientPerson(await context.newPage());
  const second = asPatientPerson(await context.newPage());
  await first.goto('/');
  await second.goto('/login');
  await logIn(second, shopper);
  await expect(ordersLink(second)).toBeVisible();
  await expect(ordersLink(first)).toBeVisible();

  await first.goto('/cart');
  await expect(first.getByText('Your cart is empty.')).toBeVisible();
  await logOut(second);
  await expect(ordersLink(second)).toBeHidden();
  await expect(second).toHaveURL((url) => url.pathname === '/');
  await expect(first).toHaveURL(/\/login$/);
});

test('two tabs that check out the same cart place one order', { tag: '@10.3.12' }, async ({ context, request }) => {
  const shopper = await createShopper(request);
  const hoodie = await someHoodie(request);
  const headers = { authorization: `Bearer ${shopper.token}` };
  await request.post('/api/v1/cart', { headers, data: { productId: hoodie.id, quantity: 1 } });

  const first = asPatientPerson(await context.newPage());
  await first.goto('/login');
  await logIn(first, shopper);
  await expect(first.getByRole('heading', { name: 'Our Collections' })).toBeVisible();
  const second = asPatientPerson(await context.newPage());
  for (const tab of [first, second]) {
    await tab.goto('/cart');
    await openDelivery(tab);
    await fillDelivery(tab);
  }
  await Promise.all([first, second].map((tab) => tab.getByRole('button', { name: 'Confirm' }).click()));
  await Promise.race([first, second].map((tab) => tab.waitForURL(/\/sandbox\/paystack\/checkout\//)));
  await expect.poll(async () => (await (await request.get('/api/v1/get-orders', { headers })).json()).length).toBe(1);
});

test('a double click confirms once', async ({ page, request }) => {
  const shopper = await createShopper(request);
  const hoodie = await someHoodie(request);
  const headers = { authorization: `Bearer ${shopper.token}` };
  await request.post('/api/v1/cart', { headers, data: { productId: hoodie.id, quantity: 1 } });
  await page.goto('/login');
  await logIn(page, shopper);
  await expect(page.getByRole('heading', { name: 'Our Collections' })).toBeVisible();
  await page.goto('/cart');
  await openDelivery(page);
  await fillDelivery(page);
  await page.getByRole('button', { name: 'Confirm' }).dblclick();
  await expect(page).toHaveURL(/\/sandbox\/paystack\/checkout\//);
  const orders = await (await request.get('/api/v1/get-orders', { headers })).json();
  expect(orders).toHaveLength(1);
});

test('the delivery form of one account closes when another tab changes to another account', async ({
  context,
  request,
}) => {
  const [ada, musa] = [await createShopper(request), await createShopper(request)];
  const hoodie = await someHoodie(request);
  for (const { token } of [ada, musa]) {
    const headers = { authorization: `Bearer ${token}` };
    await request.post('/api/v1/cart', { headers, data: { productId: hoodie.id, quantity: 1 } });
  }
  const [first, second] = [asPatientPerson(await context.newPage()), await context.newPage()];
  await signIn(first, request, ada);
  await first.goto('/cart');
  await openDelivery(first);
  await fillDelivery(first);

  await signIn(second, request, musa);
  await expect(first.getByRole('dialog', { name: 'Enter Delivery Details' })).toBeHidden();
  await openDelivery(first);
  await expect(first.getByLabel('Delivery Address')).toHaveValue('');
});
