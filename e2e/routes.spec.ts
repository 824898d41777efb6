import { expect } from '@playwright/test';
import { hold, test } from './shopPage.ts';
import {
  chosenProduct,
  codeFor,
  createShopper,
  isOfDemo,
  logIn,
  newShopper,
  ordersLink,
  signUp,
  someHoodie,
  typeCode,
} from './support.ts';

const open = [
  ['/', 'Our Collections', 'Everyday streetwear from Nigeria'],
  ['/shop', 'Our Collections', 'Shop'],
  ['/aboutus', 'About us', 'About us'],
  ['/contactus', 'Contact us', 'Contact us'],
  ['/enquiry', 'Make Enquiries', 'Enquiry'],
  ['/browse', 'Browse the shop', 'Browse the shop'],
  ['/tc', 'Terms and conditions', 'Terms and conditions'],
  ['/account/email#made-up', 'Change your email address?', 'Change of your email address'],
  ['/restock/confirm#made-up', 'This link doesn’t work any more', 'Email when it’s back'],
  ['/wishlist', 'Wishlist', 'Wishlist'],
  ['/wishlist/made-up', 'This wishlist isn’t shared any more', 'A shared wishlist'],
  ['/size-guide/hoodie', 'Hoodies size guide', 'Hoodies size guide'],
  ['/size-guide/hat', 'Page not found', 'Page not found'],
  ['/privacy', /Privacy/, 'Privacy'],
  ['/product/none-such', 'Product not found', 'Product not found'],
  ['/product/none-such/size-guide', 'Product not found', 'Product not found'],
  ['/none-such', 'Page not found', 'Page not found'],
] as const;

const entrance = [
  ['/login', 'Login', 'Login'],
  ['/signup', 'Sign up', 'Sign up'],
  ['/otp', 'Verify Email', 'Verify Email'],
  ['/forget-password-otp', 'Forgot password', 'Forgot password'],
] as const;

const own = [
  ['/cart', /^Cart/, 'Cart'],
  ['/order', 'Pending Orders', 'Pending Orders'],
  ['/order/none-such', /not found/i, 'Order not found'],
  ['/user/profile', 'Orders History', 'Profile'],
  ['/account', 'Account settings', 'Account settings'],
  ['/payment/callback?reference=none', 'We can’t find this payment', 'Payment'],
] as const;

test('a guest sees every public page, and the login instead of the others', {
  tag: ['@2.2.1', '@2.2.2', '@2.2.3', '@2.7.7', '@2.12.1', '@6.1.1'],
}, async ({ page }) => {
  for (const [path, heading, title] of [...open, ...entrance]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname + url.hash === path);
    await expect(page).toHaveTitle(`${title} — ABS`);
  }
  for (const path of [...own.map(([path]) => path), '/complete-profile']) {
    await page.goto(path);
    await expect(page, path).toHaveURL((url) => url.pathname === '/login');
  }
});

test('each public page has its own description', async ({ page, request }) => {
  const { id } = await someHoodie(request);
  const descriptions = new Set<string | null>();
  const paths = ['/', '/shop', `/product/${id}`, '/aboutus', '/contactus', '/enquiry', '/tc', '/privacy'];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    descriptions.add(await page.locator('meta[name="description"]').getAttribute('content'));
  }
  expect(descriptions.size).toBe(paths.length);
});

test('a customer sees every page, and the login redirects', { tag: ['@2.1.2', '@2.2.2', '@6.1.3'] }, async ({
  page,
  request,
}) => {
  const shopper = await createShopper(request);
  await page.goto('/user/profile');
  await logIn(page, shopper);
  await expect(page.getByRole('heading', { name: 'Ada Obi' })).toBeVisible();

  for (const [path, heading] of open) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  }
  for (const [path, heading, title] of own) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(page).toHaveTitle(`${title} — ABS`);
  }
  for (const path of [...entrance.map(([entry]) => entry), '/complete-profile']) {
    await page.goto('/aboutus');
    await expect(page.getByRole('heading', { name: 'About us' }).first()).toBeVisible();
    await page.goto(path);
    await expect(page, path).toHaveURL((url) => url.pathname === '/aboutus');
  }
});

test("another customer's order is not found", async ({ page, request }) => {
  const owner = await createShopper(request);
  const stranger = await createShopper(request);
  const headers = { authorization: `Bearer ${owner.token}` };
  const { id } = await someHoodie(request);
  await request.post('/api/v1/cart', { headers, data: { productId: id, quantity: 1 } });
  const placed = await request.post('/api/v1/orders', {
    headers,
    data: { deliveryAddress: '12 Allen Avenue', phoneNumber: '08012345678' },
  });
  const { order } = await placed.json();
  await page.goto(`/order/${order.id}`);
  await logIn(page, stranger);
  await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();
  await expect(page.getByText('12 Allen Avenue')).toBeHidden();
});

test.describe('after the login', () => {
  test('a customer goes back to where they came from', { tag: '@2.1.5' }, async ({ page, request }) => {
    const shopper = await createShopper(request);
    await page.goto('/shop?sort=price-asc');
    await expect(page.getByRole('heading', { name: 'Our Collections' })).toBeVisible();
    await page.goto('/login');
    await logIn(page, shopper);
    await expect(page).toHaveURL(/\/shop\?sort=price-asc$/);
  });

  test('a customer without a name completes the profile first', { tag: ['@2.1.4', '@5.1.11'] }, async ({
    page,
    request,
  }) => {
    const shopper = newShopper();
    await signUp(shopper);
    const otp = await codeFor(request, shopper.email);
    await request.post('/api/v1/verify-email', { data: { email: shopper.email, otp } });
    await page.goto('/cart');
    await logIn(page, shopper);
    await expect(page).toHaveURL(/\/complete-profile$/);
    await page.getByRole('button', { name: 'Save profile' }).click();
    for (const message of ['firstName is required', 'lastName is required', 'Gender is required']) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await expect(page.getByLabel('First name')).toBeFocused();
    await page.getByLabel('First name').fill('Tolu');
    await page.getByLabel('Last name').fill('Ade');
    await page.getByLabel('Male', { exact: true }).check();
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page).toHaveURL(/\/cart$/);
  });

  test('an admin goes to the back office', { tag: ['@2.1.3', '@6.1.5'] }, async ({ page }) => {
    await page.goto('/login');
    await logIn(page, { email: 'admin@abs.test', password: 'abs-demo-pass' });
    await expect(page).toHaveURL(/\/admin$/);
  });

  test('a shopper with an unverified e-mail verifies it first, then continues', { tag: '@2.1.13' }, async ({
    page,
    request,
  }) => {
    const shopper = newShopper();
    await signUp(shopper);
    await page.goto('/login');
    await logIn(page, shopper);
    await expect(page).toHaveURL(/\/otp\?flow=login$/);
    await typeCode(page, await codeFor(request, shopper.email));
    await expect(page).toHaveURL(/\/complete-profile$/);
    await expect(ordersLink(page)).toBeHidden();
  });
});

test('the page of the collection is in the URL, follows the back button and stops at the last page', {
  tag: ['@2.6.10', '@9.1.5'],
}, async ({ page }) => {
  await page.goto('/shop');
  const grid = page.getByRole('main').getByRole('article');
  await expect(grid).toHaveCount(12);
  const first = await grid.first().getByRole('heading').textContent();
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(grid.first().getByRole('heading')).not.toHaveText(first ?? '');
  await page.goBack();
  await expect(grid.first().getByRole('heading')).toHaveText(first ?? '');
  await page.goto('/shop?page=999');
  // Which page is the last depends on the products that other journeys add.
  await expect(page).toHaveURL(/\?page=\d{1,2}$/);
  const last = new URL(page.url()).searchParams.get('page');
  await expect(page.getByRole('link', { name: `Page ${last}`, exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0);
  await page.getByLabel('Sort by').selectOption('price-asc');
  await expect(page).toHaveURL(/\?sort=price-asc$/);
});

test('a chosen sort order is shown as soon as it is in the URL', async ({ page }) => {
  await page.goto('/shop');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  // Reads the value before the browser does anything else, because a person may press the next key immediately.
  await sort.evaluate((select: HTMLSelectElement) => {
    const pushState = history.pushState.bind(history);
    history.pushState = (...entry) => {
      pushState(...entry);
      queueMicrotask(() => {
        select.dataset.shown = select.value;
      });
    };
  });
  await sort.selectOption('Price, low to high');
  await expect(sort).toHaveAttribute('data-shown', 'price-asc');
});

test('leaving a page aborts its pending request', async ({ page }) => {
  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(new URL(request.url()).pathname));
  const lists = await hold(page, '**/api/v1/products?*');
  // The first list comes with the page, so only the next one is requested.
  await page.goto('/shop');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible();
  await expect.poll(() => aborted).toContain('/api/v1/products');
  lists.release();
});

test('a product has its name in the title, and a size that its category has', { tag: '@9.1.16' }, async ({
  page,
  request,
}) => {
  const sizes = {
    hoodie: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    tshirt: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    jacket: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    sneaker: ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46', '47'],
  };
  for (const [category, known] of Object.entries(sizes)) {
    await test.step(category, async () => {
      const answer = await request.get('/api/v1/products', { params: { category, limit: 50 } });
      const { products } = await answer.json();
      for (const { name, size } of products) expect(known, name).toContain(size);
      const first = products.find(isOfDemo);
      await page.goto(chosenProduct(first));
      const sizesOfProduct = page.getByRole('radiogroup', { name: 'Size' });
      await expect(sizesOfProduct.getByRole('radio', { name: new RegExp(`^${first.size}(?:,|$)`) })).toBeChecked();
      await expect(page).toHaveTitle(new RegExp(`^${first.name}(?:, ${first.color})? — ABS$`));
    });
  }
});

test('a new page starts at the top with the focus, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/shop');
  const product = page.getByRole('main').getByRole('article').nth(9).getByRole('link').first();
  await product.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(200);
  await product.click();
  await expect(page.getByRole('button', { name: 'Order Now' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(product).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('a page whose file has other content says that it did not load', async ({ page }) => {
  await page.goto('/shop');
  await page.route(/\/assets\/about[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export {};' }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page.getByRole('heading', { name: 'This part of the page didn’t load' })).toBeVisible();
});

test('a page that fails shows an error, and the rest of the shop works', { tag: ['@2.12.8', '@2.12.9'] }, async ({
  page,
}) => {
  const broken = (route: string) => ({
    contentType: 'text/javascript',
    body: `export function ${route}() { throw new Error('broken'); }`,
  });
  await test.step('inside the frame', async () => {
    await page.goto('/shop');
    await expect(page.getByRole('heading', { name: 'Our Collections' })).toBeVisible();
    await page.route(/\/assets\/about[^/]*\.js$/, (route) => route.fulfill(broken('AboutRoute')));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await expect(page.getByText('Sorry, something went wrong, please go to another page')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go Home' }).click();
    await expect(page.getByText('Check out what suits you in our collections')).toBeVisible();
  });
  await test.step('outside the frame', async () => {
    await page.route(/\/assets\/login[^/]*\.js$/, (route) => route.fulfill(broken('LoginRoute')));
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  });
});
