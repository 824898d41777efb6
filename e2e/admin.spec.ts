import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { asPatientPerson, routeFirst, test } from './shopPage.ts';
import {
  addProduct,
  admin,
  buy,
  createShopper,
  logIn,
  MAIN,
  mailsTo,
  newShopper,
  ONE_WIDTH,
  type Shopper,
  signIn,
  undoAfter,
} from './support.ts';

/** A single-color JPEG, as large as a photo, for a file input. */
const photograph = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 1500, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** Opens a page of the back office as a signed-in admin. */
async function openBackOffice(page: Page, request: APIRequestContext, path = '/admin') {
  await signIn(page, request, admin);
  await page.goto(path);
}

/** A page in a new browser context, for a second person. */
async function another(browser: Browser): Promise<Page> {
  return asPatientPerson(await (await browser.newContext()).newPage());
}

/** Fills the product form with a name that no other test uses. */
async function fillProduct(page: Page, name: string) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Description').fill('Heavy cotton, dyed in Abẹ́òkúta, cut wide.');
  await page.getByLabel('Category').selectOption({ label: 'Hoodie' });
  await page.getByLabel('Size').selectOption('L');
  await page.getByLabel('Color', { exact: true }).fill('Indigo');
  await page.getByLabel('Price in naira').fill('28,500');
  await page.getByLabel('Quantity').fill('7');
}

async function choosePictures(page: Page) {
  const cover = page.getByRole('group', { name: 'Sales cover picture' });
  await cover.locator('input[type=file]').setInputFiles(await photograph('cover.jpg', '#2a3f6b'));
  const others = page.getByRole('group', { name: 'Sub images' });
  await others
    .locator('input[type=file]')
    .setInputFiles([await photograph('back.jpg', '#31487a'), await photograph('detail.jpg', '#3b558f')]);
}

test('an admin adds a product, sells it and clears the order', {
  tag: [MAIN, '@2.13.11', '@2.14.2', '@2.15.1', '@2.15.6', '@7.1.30'],
}, async ({ page, request, browser }) => {
  const name = `Àdìrẹ Hoodie ${Date.now()}`;
  const shopper = await createShopper(request);
  const customer = await another(browser);
  let productId = '';

  await test.step('signs in and lands in the back office', async () => {
    await page.goto('/login');
    await logIn(page, admin);
    await expect(page.getByRole('heading', { name: 'Brand Overview' })).toBeVisible();
  });

  await test.step('adds a product with three pictures', async () => {
    await page.goto('/admin/addItem');
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText('Name of cloth is required')).toBeVisible();
    await expect(page.getByText('At least one sub image is required')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await fillProduct(page, name);
    await choosePictures(page);
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByRole('heading', { name: `${name} is in the shop` })).toBeVisible({ timeout: 30_000 });
    const link = await page.getByRole('link', { name: 'View in the shop' }).getAttribute('href');
    productId = link?.match(/\/product\/([^/]+)/)?.[1] ?? '';
  });

  await test.step('a guest sees it in the shop, with its pictures', async () => {
    await customer.goto(`/shop?search=${encodeURIComponent(name)}`);
    await customer.getByRole('link', { name }).first().click();
    await expect(customer.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(customer.getByText('₦28,500').first()).toBeVisible();
    const picture = customer.getByRole('img', { name: `${name}, Indigo` }).first();
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(300);
  });

  await test.step('edits its price', async () => {
    await page.goto(`/admin/products/${productId}`);
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Price in naira').fill('31,000');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/products/${productId}$`));
    await expect(page.getByText('₦31,000').first()).toBeVisible();
    await customer.reload();
    await expect(customer.getByText('₦31,000').first()).toBeVisible();
  });

  await test.step('a customer buys it', async () => {
    await signIn(customer, request, shopper);
    await buy(customer, productId);
  });

  await test.step('the order arrives and is cleared', async () => {
    await page.goto('/admin/notification');
    await expect(
      page
        .getByRole('list', { name: 'Notifications' })
        .getByText(/ABS-\d+/)
        .first(),
    ).toBeVisible();
    await page.goto(`/admin?search=${encodeURIComponent(name)}`);
    const row = page.getByRole('row').filter({ hasText: name.slice(0, 5) });
    await expect(row).toContainText('Paid');
    await row.getByRole('button', { name: /^Clear/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Clear' }).click();
    await page.getByRole('tab', { name: 'All Orders' }).click();
    await expect(page.getByRole('row').filter({ hasText: name.slice(0, 5) })).toContainText('Cleared');
    await page
      .getByRole('row')
      .filter({ hasText: name.slice(0, 5) })
      .getByRole('link', { name: /^View/ })
      .click();
    await expect(page.getByRole('heading', { name: /ABS-\d+/ })).toBeVisible();
    await expect(page.getByText('Cleared').first()).toBeVisible();
  });

  await test.step('the profile lists the changes to the product', async () => {
    await page.goto('/admin/profile');
    await expect(page.getByText(new RegExp(name)).first()).toBeVisible();
  });
});

test('an admin cancels a paid order, and records its refund', { tag: MAIN }, async ({ page, request, browser }) => {
  const shopper = await createShopper(request);
  const product = await addProduct(request, 4_000);
  const customer = await another(browser);
  await signIn(customer, request, shopper);
  await buy(customer, product.id);

  await openBackOffice(page, request, `/admin?search=${encodeURIComponent(product.name)}`);
  await page.getByRole('button', { name: /^Cancel order/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('₦4,005 must be refunded');
  await question.getByRole('button', { name: 'Yes, Cancel order' }).click();
  await page.getByRole('tab', { name: 'All Orders' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Journey Hoodie' });
  await expect(row).toContainText('canceled');
  await row.getByRole('link', { name: /^View/ }).click();

  const payments = page.getByRole('list', { name: 'Payments' });
  await expect(payments).toContainText('Refund due');
  await payments.getByRole('button', { name: 'Mark as refunded: ₦4,005' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Mark as refunded' }).click();
  await expect(payments).toContainText('Refunded: ₦4,005, recorded by');
  await expect(payments.getByRole('button')).toHaveCount(0);
  await mailsTo(request, shopper.email, 2);
  await customer.goto('/user/profile?status=CANCELLED');
  await expect(customer.getByText(product.name).first()).toBeVisible();
});

test('a blocked user is signed out of every open tab until restored', { tag: [ONE_WIDTH, MAIN, '@2.16.2'] }, async ({
  page,
  request,
  browser,
}) => {
  const shopper = await createShopper(request);
  const tab = await another(browser);
  await signIn(tab, request, shopper);
  await tab.goto('/user/profile');
  await expect(tab.getByText(shopper.email)).toBeVisible();

  await openBackOffice(page, request, `/admin/user?search=${encodeURIComponent(shopper.email)}`);
  const row = page.getByRole('row').filter({ hasText: shopper.email });
  await row.getByRole('button', { name: /^Block/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Block' }).click();
  await expect(row).toContainText('Blocked');

  await test.step('the open tab is signed out when it becomes visible again', async () => {
    await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(tab.getByRole('heading', { name: 'Login' })).toBeVisible();
    await logIn(tab, shopper);
    await expect(tab.getByRole('alert')).toContainText(/blocked/i);
  });

  await test.step('the restored user can log in again', async () => {
    await row.getByRole('button', { name: /^Restore/ }).click();
    await expect(row).toContainText('Active');
    await logIn(tab, shopper);
    await expect(tab.getByRole('link', { name: /^(View Order|Orders, )/ })).toBeVisible();
  });
});

test('an admin reads a message and answers it by email', { tag: [MAIN, '@2.16.10'] }, async ({ page, request }) => {
  const visitor = newShopper().email;
  const data = { name: 'Ngozi Eze', email: visitor, message: `Do you ship to Jos? ${visitor}` };
  await request.post('/api/v1/contact', { data });
  await openBackOffice(page, request, `/admin/message?search=${encodeURIComponent(visitor)}`);
  await page.getByRole('link', { name: /Ngozi Eze/ }).click();
  await expect(page.getByRole('heading', { name: 'Ngozi Eze' })).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Please enter your reply')).toBeVisible();
  await page.getByLabel('Write a reply').fill('Yes, we ship to Jos in three days.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(`Sent to ${visitor}`)).toBeVisible();
  const [mail] = await mailsTo(request, visitor);
  expect(mail?.text).toContain('Yes, we ship to Jos in three days.');
});

test('a half-filled form survives a reload and an expired session', { tag: [ONE_WIDTH, MAIN] }, async ({
  page,
  request,
}) => {
  const name = `Half a jacket ${Date.now()}`;
  await openBackOffice(page, request, '/admin/addItem');
  await fillProduct(page, name);
  await choosePictures(page);
  const pictures = page.getByRole('group', { name: /^S(ales cover picture|ub images)$/ }).getByRole('listitem');
  await expect(pictures).toHaveCount(3);
  await expect(pictures.filter({ hasText: /Waiting|%/ })).toHaveCount(0, { timeout: 30_000 });
  // The draft is saved once changes pause.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('abs.product.new'))).toContain('detail.jpg');
  await page.reload();
  await expect(page.getByText('We restored what you typed last time.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expect(pictures).toHaveCount(3);

  await page.getByLabel('Color', { exact: true }).fill('Camwood');
  // Ends the session during this request, so that no other request of the page notices it first.
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await routeFirst(page, '**/api/v1/create-products', async (route) => {
    await request.post('/api/v1/logout', { headers: { authorization: `Bearer ${token}` } });
    await route.continue();
  });
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await logIn(page, admin);
  await expect(page).toHaveURL(/\/admin\/addItem$/);
  await expect(page.getByLabel('Color', { exact: true })).toHaveValue('Camwood');
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('heading', { name: `${name} is in the shop` })).toBeVisible();
});

test('a deleted product leaves the shop, and undo restores it', { tag: '@2.15.4' }, async ({
  page,
  request,
  browser,
}) => {
  const product = await addProduct(request, 2_000);
  const guest = await another(browser);
  await openBackOffice(page, request, `/admin/products?search=${encodeURIComponent(product.name)}`);
  const row = page.getByRole('row').filter({ hasText: product.name });
  await row.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await undoAfter(page, 'has been deleted', async () => {
    await question.getByRole('button', { name: /^Yes/ }).click();
    await expect(row).toBeHidden();
    await guest.goto(`/product/${product.id}`);
    await expect(guest.getByRole('heading', { name: 'Product not found' })).toBeVisible();
  });
  await expect(row).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: product.name, level: 1 })).toBeVisible();
});

test('several products are deleted together, and undo restores them', async ({ page, request }) => {
  await openBackOffice(page, request, '/admin/products?search=jacket&sort=oldest');
  const names = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Delete/ }) });
  await expect(names.first()).toContainText('Jacket');
  const before = await names.count();
  await page
    .getByRole('checkbox')
    .nth(before > 9 ? 2 : 1)
    .check();
  await page
    .getByRole('checkbox')
    .nth(before > 9 ? 3 : 2)
    .check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete 2 products?' });
  await expect(question).toBeVisible();
  await undoAfter(page, 'deleted', () => question.getByRole('button', { name: 'Yes, Delete' }).click());
  await expect(page.getByText('2 products have been restored.')).toBeVisible();
});

test('an admin exports transactions as a file', { tag: [ONE_WIDTH, MAIN, '@2.16.5', '@3.1.27'] }, async ({
  page,
  request,
}) => {
  await openBackOffice(page, request, '/admin/transactions');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^transactions-\d{4}-\d\d-\d\d\.csv$/);
  const stream = await file.createReadStream();
  let text = '';
  for await (const chunk of stream) text += chunk;
  expect(text).toMatch(/^\uFEFFDate \(Lagos\),Name/);
  expect(text).toMatch(/ABS-\d+/);
});

test.describe('access to the back office', () => {
  const paths = [
    '/admin',
    '/admin/orders',
    '/admin/products',
    '/admin/transactions',
    '/admin/user',
    '/admin/message',
    '/admin/addItem',
    '/admin/notification',
    '/admin/profile',
  ];

  test('a guest logs in first, then reaches the requested page', {
    tag: [ONE_WIDTH, '@2.13.1', '@2.13.6', '@6.1.7', '@10.4.2'],
  }, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    }
    await logIn(page, admin);
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  });

  test('a customer sees that they have no access', { tag: ['@2.13.6', '@6.1.7', '@10.4.2'] }, async ({
    page,
    request,
  }) => {
    await signIn(page, request, await createShopper(request));
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Log in with another account' }).click();
    await logIn(page, admin);
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  });

  test('an admin reaches every page from the sidebar, and URLs without an id lead to lists', {
    tag: ['@2.13.1', '@2.13.2', '@2.13.3'],
  }, async ({ page, request }) => {
    await openBackOffice(page, request);
    await expect(page.getByRole('heading', { name: 'Brand Overview' })).toBeVisible();
    const places = [
      ['Message'],
      ['Orders'],
      ['Add new cloth'],
      ['Product info', 'All clothes'],
      ['Restock'],
      ['Collections'],
      ['Size guides'],
      ['User'],
      ['Transaction', 'Transaction History'],
      ['Overview', 'Brand Overview'],
    ] as const;
    for (const [place, heading = place] of places) {
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      if (await menu.isVisible()) await menu.click();
      const link = page.getByRole('link', { name: new RegExp(`^${place}( \\d+ unread)?$`) });
      await link.filter({ visible: true }).click();
      await expect(page.getByRole('heading', { name: heading, exact: true, level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(`${place} — ABS`);
    }
    for (const [from, to] of [
      ['/admin/productDetails', '/admin/products'],
      ['/admin/product/edit', '/admin/products'],
      ['/admin/orderDetails', '/admin/orders'],
    ] as const) {
      await page.goto(from);
      await expect(page).toHaveURL((url) => url.pathname === to);
    }
    await page.goto('/admin/nowhere');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});

test('a list follows its URL: search, sort order and page, back and forward', {
  tag: [ONE_WIDTH, '@2.13.9', '@2.15.5', '@3.1.27'],
}, async ({ page, request }) => {
  // Oldest first, because other journeys add products at the same time.
  await openBackOffice(page, request, '/admin/products?sort=oldest');
  // Rows with a Delete button, because only the desktop's table has a row of headings.
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Delete/ }) });
  await expect(rows).toHaveCount(10);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('hoodie');
  await expect(page).toHaveURL(/search=hoodie/);
  await expect(rows.first()).toContainText('Hoodie');
  await page.getByRole('link', { name: /page 2/i }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('hoodie');
  await expect(rows.first()).toContainText('Hoodie');
});

test('the API refuses everyone but an admin', { tag: [ONE_WIDTH, '@2.13.6'] }, async ({ request }) => {
  const shopper: Shopper & { token: string } = await createShopper(request);
  for (const path of ['/overview/stats', '/admin/users', '/admin/orders', '/admin/messages', '/admin/audit']) {
    expect((await request.get(`/api/v1${path}`)).status(), path).toBe(401);
    const headers = { authorization: `Bearer ${shopper.token}` };
    expect((await request.get(`/api/v1${path}`, { headers })).status(), path).toBe(403);
  }
});

test('an idle back office sends no requests, so that its session can expire', { tag: ONE_WIDTH }, async ({
  page,
  request,
}) => {
  await page.clock.install();
  await openBackOffice(page, request, '/admin/products');
  await expect(page.getByText('₦').first()).toBeVisible();
  const requestedUrls: string[] = [];
  page.on('request', (sent) => requestedUrls.push(sent.url()));
  await page.clock.runFor('02:00');
  await expect.poll(() => requestedUrls.some((url) => url.includes('/admin/products'))).toBe(true);

  await page.clock.runFor('14:00');
  requestedUrls.length = 0;
  await page.clock.runFor('10:00');
  expect(requestedUrls.filter((url) => url.includes('/api/'))).toEqual([]);

  await page.mouse.move(200, 200);
  await expect.poll(() => requestedUrls.some((url) => url.includes('/admin/counts'))).toBe(true);
});
