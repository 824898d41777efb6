import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test } from './shopPage.ts';
import { addProduct, admin, buy, createShopper, MAIN, ONE_WIDTH, signIn, toasts, undoAfter } from './support.ts';

/** Places an order with a phone number that no other journey uses. */
async function placeOrder(request: APIRequestContext) {
  const { token } = await createShopper(request);
  const { id, name } = await addProduct(request, 18_500);
  const headers = { authorization: `Bearer ${token}` };
  const phoneNumber = `080${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  await request.post('/api/v1/cart', { headers, data: { productId: id, quantity: 2 } });
  const data = { deliveryAddress: '12 Allen Avenue, Ikeja, Lagos', phoneNumber };
  const response = await request.post('/api/v1/orders', { headers, data });
  expect(response.status()).toBe(201);
  const { order } = await response.json();
  return { number: order.number as string, phoneNumber, product: name };
}

async function openOrders(page: Page, request: APIRequestContext, query = '') {
  await signIn(page, request, admin);
  await page.goto(`/admin/orders${query}`);
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
}

/** The rows of orders, without a row of headings. */
const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link', { name: /^View order/ }) });
const nothing = (page: Page) => page.getByRole('heading', { name: 'No orders match these filters' });

test('an admin finds an order by its phone number, filters, and cancels it', {
  tag: [MAIN, '@10.4.18', '@10.4.19'],
}, async ({ page, request }) => {
  const { number, phoneNumber, product } = await placeOrder(request);
  await signIn(page, request, admin);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Brand Overview' })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'Orders', exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/admin/orders');
  await expect(rowsOf(page)).toHaveCount(10);

  await page.getByRole('searchbox', { name: 'Search orders' }).fill(phoneNumber);
  await expect(rowsOf(page)).toHaveCount(1);
  const row = rowsOf(page);
  for (const text of [number, product, '₦37,', 'Unpaid', 'pending', '0 min']) await expect(row).toContainText(text);
  await expect(row.getByRole('button', { name: `Clear order ${number} (not paid yet)` })).toBeVisible();

  await page.getByRole('combobox', { name: 'Status' }).selectOption('pending');
  await page.getByRole('combobox', { name: 'Payment' }).selectOption('Unpaid');
  await expect(page).toHaveURL(/status=pending/);
  await expect(page).toHaveURL(/payment=unpaid/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Payment' })).toHaveValue('unpaid');
  await expect(rowsOf(page)).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Payment' })).toHaveValue('all');

  const cancel = row.getByRole('button', { name: `Cancel order ${number}` });
  await cancel.click();
  const question = page.getByRole('alertdialog', { name: `Are you sure you want to cancel order ${number}?` });
  await question.getByRole('button', { name: 'Keep order' }).click();
  await expect(row).toContainText('pending');
  await cancel.click();
  await undoAfter(page, 'cancelled', () => question.getByRole('button', { name: 'Yes, Cancel order' }).click());
  await expect(row).toContainText('pending');
  await expect(cancel).toBeVisible();
});

test('an admin lists the orders of some days, and removes the filters', { tag: ['@10.4.18'] }, async ({
  page,
  request,
}) => {
  const { number, phoneNumber } = await placeOrder(request);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format(new Date());
  await openOrders(page, request, `?search=${phoneNumber}`);
  await expect(rowsOf(page)).toContainText(number);
  await page.getByLabel('From', { exact: true }).fill(today);
  await expect(page).toHaveURL(new RegExp(`from=${today}`));
  await expect(rowsOf(page)).toContainText(number);
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('');
  await page.getByLabel('From', { exact: true }).fill('2001-01-01');
  await page.getByLabel('To', { exact: true }).fill('2001-01-31');
  await expect(nothing(page)).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('2001-02-01');
  await expect(page.getByText('The last day must not be before the first.')).toBeVisible();
  await expect(page).toHaveURL(/from=2001-01-01/);
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(page).toHaveURL((url) => !url.search.includes('from') && !url.search.includes('to'));
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('');
  await expect(rowsOf(page)).toHaveCount(10);
  // An invalid date in the URL is ignored.
  await page.goto('/admin/orders?from=2001-02-31&status=lost');
  await expect(rowsOf(page)).toHaveCount(10);
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('');
});

test('an admin handles an order with the keyboard', { tag: ['@10.4.19'] }, async ({ page, request }) => {
  const { number, phoneNumber } = await placeOrder(request);
  await openOrders(page, request, `?search=${phoneNumber}`);
  await expect(rowsOf(page)).toHaveCount(1);
  const status = page.getByRole('combobox', { name: 'Status' });
  await status.focus();
  await page.keyboard.press('p');
  await expect(status).toHaveValue('pending');
  await expect(page).toHaveURL(/status=pending/);

  const order = page.getByRole('link', { name: number, exact: true });
  await order.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Clear order ${number} (not paid yet)` })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: `View order ${number}` })).toBeFocused();
  await page.keyboard.press('Tab');
  const cancel = page.getByRole('button', { name: `Cancel order ${number}` });
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Keep order' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cancel).toBeFocused();
  await order.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Order ${number}`, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Orders', exact: true }).filter({ visible: true }).first().press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/admin/orders');
});

test('a paid order prints as a packing slip without prices, an unpaid one as its page', {
  tag: ['@10.4.20'],
}, async ({ page, request, browser }) => {
  const unpaid = await placeOrder(request);
  const shopper = await createShopper(request);
  const { id, name } = await addProduct(request, 18_500);
  const customer = await (await browser.newContext()).newPage();
  await signIn(customer, request, shopper);
  await buy(customer, id);
  await customer.context().close();

  await openOrders(page, request, `?search=${encodeURIComponent(shopper.email)}`);
  await rowsOf(page)
    .first()
    .getByRole('link', { name: /^View order/ })
    .click();
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const slip = page.getByRole('region', { name: 'Packing slip' });
  await page.getByRole('button', { name: 'Print packing slip' }).press('Enter');
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await expect(slip).toHaveCount(0);
  await expect(page.locator('h1')).toHaveCount(1);

  await page.emulateMedia({ media: 'print' });
  await expect(slip).toContainText('12 Allen Avenue');
  await expect(slip.getByRole('rowheader', { name })).toBeVisible();
  await expect(slip).not.toContainText('₦');
  await expect(page.getByRole('link').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  const title = page.getByRole('heading', { level: 1 });
  await title.evaluate((element) => element.setAttribute('data-kept', ''));
  await page.getByRole('button', { name: 'Cancel order' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: /^Yes/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo cancellation' })).toBeVisible();
  await expect(page.locator('[data-slot="packing-slip"]')).toHaveCount(0);
  // The page is the same one, so that its dialog can return the focus.
  await expect(title).toHaveAttribute('data-kept');

  await page.goto(`/admin/orders?search=${unpaid.phoneNumber}`);
  await rowsOf(page)
    .first()
    .getByRole('link', { name: /^View order/ })
    .click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Cannot be cleared: not paid yet')).toBeVisible();
  await expect(slip).toHaveCount(0);
});

test('bulk clearing clears the paid orders of a selection and skips unpaid ones', {
  tag: ['@10.4.18', '@10.4.19'],
}, async ({ page, request, browser }) => {
  const shopper = await createShopper(request);
  const { id } = await addProduct(request, 18_500);
  const customer = await (await browser.newContext()).newPage();
  await signIn(customer, request, shopper);
  await buy(customer, id);
  await buy(customer, id);
  const headers = { authorization: `Bearer ${shopper.token}` };
  await request.post('/api/v1/cart', { headers, data: { productId: id, quantity: 1 } });
  const data = { deliveryAddress: '12 Allen Avenue, Ikeja, Lagos', phoneNumber: '08012345678' };
  expect((await request.post('/api/v1/orders', { headers, data })).status()).toBe(201);

  await openOrders(page, request, `?search=${encodeURIComponent(shopper.email)}`);
  await expect(rowsOf(page)).toHaveCount(3);
  for (const row of await rowsOf(page).all()) await row.getByRole('checkbox').check();
  const clear = page.getByRole('button', { name: 'Clear 2 of 3 orders' });
  const question = page.getByRole('alertdialog', { name: 'Clear 2 orders?' });
  await clear.click();
  await question.getByRole('button', { name: 'Not yet' }).click();
  await clear.click();
  await question.getByRole('button', { name: 'Yes, Clear' }).click();
  await expect(toasts(page)).toContainText('2 orders have been cleared.');
  await expect(rowsOf(page).filter({ hasText: 'Cleared' })).toHaveCount(2);
  await expect(rowsOf(page).filter({ hasText: 'Unpaid' })).toContainText('pending');
  await page.reload();
  await expect(rowsOf(page).filter({ hasText: 'Cleared' })).toHaveCount(2);
});

test('an admin exports the orders of the list as a file', { tag: [ONE_WIDTH, MAIN, '@10.4.18'] }, async ({
  page,
  request,
}) => {
  const { number, phoneNumber } = await placeOrder(request);
  await openOrders(page, request, `?search=${phoneNumber}&status=pending`);
  await expect(rowsOf(page)).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const stream = await file.createReadStream();
  let text = '';
  for await (const chunk of stream) text += chunk;
  expect(text).toMatch(/^\uFEFFDate \(Lagos\),Order,/);
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toContain(number);
});

test('the list says that the device is offline, and loads again', { tag: [ONE_WIDTH, '@10.4.18'] }, async ({
  page,
  request,
  context,
}) => {
  await openOrders(page, request);
  await expect(rowsOf(page)).toHaveCount(10);
  await context.setOffline(true);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Cleared');
  await expect(page.getByText(/You seem to be offline/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(rowsOf(page).first()).toContainText('Cleared');
});
