import { expect, type Page, test } from '@playwright/test';
import { complaintsOf, hold, shopIsReady, shopScripts } from './shopPage.ts';
import { chosenProduct, createShopper, logIn, MAIN, newShopper, ONE_WIDTH, signIn } from './support.ts';

function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

async function someProduct(page: Page): Promise<{ id: string; name: string; size: string }> {
  return (await (await page.request.get('/api/v1/products')).json()).products[0];
}

/**
 * The layout shifts since the page loaded: how large, and how the first element of each moved.
 * @param least smaller shifts are left out; by default those that cannot be seen
 */
function shiftsOf(page: Page, least = 0.001): Promise<string[]> {
  type Shift = PerformanceEntry & {
    value: number;
    sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  return page.evaluate(
    (from) =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as Shift[]).filter(({ value }) => value > from);
          resolve(
            shifts.map(({ value, startTime, sources: [first] }) => {
              const { node = null, previousRect, currentRect } = first ?? {};
              const moved = `from ${previousRect?.y}+${previousRect?.height} to ${currentRect?.y}+${currentRect?.height}`;
              return `${value.toFixed(4)} at ${startTime} ms: ${node?.outerHTML?.slice(0, 120)} ${moved}`;
            }),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
    least,
  );
}

const pages = [
  '/',
  '/?page=2',
  '/shop',
  '/shop?category=hoodie&sort=price-asc',
  '/shop?sort=name&search=hood&utm_source=mail',
  '/product',
  '/product?picture=2',
  '/product/size-guide',
  '/browse',
  '/aboutus',
  '/contactus',
  '/enquiry',
  '/tc',
  '/privacy',
  '/size-guide/hoodie',
  '/login',
  '/signup',
  '/forget-password-otp',
  '/nowhere',
];

for (const address of pages) {
  test(`${address} comes with its content, and React takes it over unchanged`, async ({ page }) => {
    const path = address.startsWith('/product')
      ? address.replace('/product', `/product/${(await someProduct(page)).id}`)
      : address;
    const complaints = complaintsOf(page);
    const calls = callsOf(page);
    // Test machines lack the fallback fonts that are as wide as the shop's, so its fonts would shift the layout.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path);
    const before = await page.getByRole('heading', { level: 1 }).textContent();
    await shopIsReady(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(before ?? '');
    expect(await page.locator('title').count()).toBe(1);
    expect([complaints, calls]).toEqual([[], []]);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('the HTML is the same for every visitor, and their own data loads after it', { tag: ONE_WIDTH }, async ({
  page,
}) => {
  const html = async () => (await page.request.get('/shop', { headers: { accept: 'text/html' } })).text();
  const asGuest = await html();
  const shopper = await createShopper(page.request);
  const complaints = complaintsOf(page);
  await signIn(page, page.request, shopper);
  await page.goto('/shop');
  await expect(page.getByRole('link', { name: /orders/i }).first()).toBeAttached();
  expect(await html()).toBe(asGuest);
  expect(complaints).toEqual([]);
});

test('a page behind the login comes as a skeleton, and fills once the session is known', { tag: ONE_WIDTH }, async ({
  page,
}) => {
  const shopper = await createShopper(page.request);
  await signIn(page, page.request, shopper);
  const html = await (await page.request.get('/cart', { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('data-slot="page-skeleton"');
  expect(html).toContain('content="noindex"');
  const complaints = complaintsOf(page);
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page).toHaveTitle(/cart/i);
  expect(complaints).toEqual([]);
});

test('a guest reaches the login of a page that needs it before the shop has loaded, and then returns', async ({
  page,
}) => {
  const shopper = await createShopper(page.request);
  const { release } = await hold(page, shopScripts);
  await page.goto('/order?page=1', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  release();
  await logIn(page, shopper);
  await expect(page).toHaveURL('/order?page=1');
});

test('nothing moves when a guest is redirected to the login', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/cart');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});

test('nothing moves when the cart fills', async ({ page }) => {
  const shopper = await createShopper(page.request);
  const { id } = await someProduct(page);
  const headers = { authorization: `Bearer ${shopper.token}` };
  await page.request.post('/api/v1/cart', { headers, data: { productId: id, quantity: 1 } });
  await signIn(page, page.request, shopper);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeVisible();
  // A small shift is allowed: the top bar makes room for the visitor's name.
  expect(await shiftsOf(page, 0.01)).toEqual([]);
});

test('a page contains its style sheets, and its script does not request them again', { tag: ONE_WIDTH }, async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  for (const address of ['/', '/shop', '/login']) {
    await page.goto(address);
    await shopIsReady(page);
    await page.waitForLoadState('networkidle');
    const styles = await page
      .locator('style[data-href]')
      .evaluateAll((all) => all.map((style) => style.getAttribute('data-href') ?? ''));
    expect(styles.length).toBeGreaterThan(1);
    expect(requested.filter((path) => styles.includes(path))).toEqual([]);
  }
});

test('a press before the script has loaded takes effect once it has', { tag: [ONE_WIDTH, MAIN] }, async ({ page }) => {
  const { release } = await hold(page, shopScripts);
  await page.goto(chosenProduct(await someProduct(page)), { waitUntil: 'commit' });
  await page.waitForFunction(() => 'earlyPresses' in window);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  release();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Log in to put this in your cart.')).toBeVisible();
});

test('a page that was scrolled before the script has loaded stays where it is', async ({ page }) => {
  const { release } = await hold(page, shopScripts);
  await page.goto('/', { waitUntil: 'commit' });
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  release();
  await expect(page.locator('#root[data-state="ready"]')).toBeAttached();
  await expect(footer).toBeInViewport();
});

for (const isHidden of [true, false]) {
  test(`a page that shows no frame ${isHidden ? 'in the background ' : ''}becomes ready too`, {
    tag: ONE_WIDTH,
  }, async ({ page }) => {
    await page.addInitScript((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden });
      performance.getEntriesByType = () => [];
      window.requestAnimationFrame = () => 0;
    }, isHidden);
    await page.goto('/', { waitUntil: 'commit' });
    // Playwright's own functions wait for frames.
    await expect(page.locator('#root[data-state="ready"]')).toBeAttached();
  });
}

test('an early script that loads after the shop does not hold back presses', { tag: ONE_WIDTH }, async ({ page }) => {
  const { release } = await hold(page, /\/assets\/early-[^/]+\.js$/);
  // This page is the index itself, which starts without this script.
  await page.goto('/wishlist', { waitUntil: 'commit' });
  await shopIsReady(page);
  const loaded = page.waitForResponse(/\/assets\/early-/);
  release();
  await (await loaded).finished();
  await page.waitForLoadState('load');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a form submitted before the script has loaded keeps its values, and is sent once it has', {
  tag: ONE_WIDTH,
}, async ({ page }) => {
  const { release } = await hold(page, shopScripts);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'earlyPresses' in window);
  await page.getByLabel('Email', { exact: true }).fill('nobody@abs.test');
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  const answer = page.waitForResponse('**/api/v1/login');
  release();
  expect((await answer).request().postDataJSON()).toMatchObject({
    email: 'nobody@abs.test',
    password: 'wrong password',
  });
  await expect(page).toHaveURL(/\/login$/);
});

test('filters set before the script has loaded apply once it has', { tag: ONE_WIDTH }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { release } = await hold(page, shopScripts);
  await page.goto('/shop', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'earlyPresses' in window);
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByLabel('Highest price in naira').fill('60,000');
  await filters.getByRole('checkbox', { name: /^Hoodies/ }).check();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price, low to high' });
  release();
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ priceMax: '60000', category: 'hoodie', sort: 'price-asc' });
  await expect(filters.getByLabel('Highest price in naira')).toHaveValue('60000');
});

test('a page whose script is missing reloads once, then shows a message', { tag: ONE_WIDTH }, async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads += 1;
  });
  await page.route(/\/assets\/first-[^/]+\.js$/, (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/shop', { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText('The shop didn’t load completely.');
  expect(loads).toBe(2);
  await page.locator('[data-slot="product-card"]').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/browse\b/);
});

/** Opens the page that replaces the menu and the search without script: by the menu on a phone, else by the search. */
async function browse(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await ((await menu.isVisible()) ? menu : page.getByRole('button', { name: 'Search', exact: true })).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Browse the shop' })).toBeVisible();
}

const prices = (page: Page) =>
  page
    .locator('[data-slot="product-card"] [data-slot="price"]')
    .evaluateAll((all) => all.map((price) => Number(price.textContent?.replace(/\D/g, ''))));

/** Goes from the front page to a picture of a product, by links and forms alone. */
async function walkWithoutScript(page: Page, { canSort }: { canSort: boolean }): Promise<void> {
  await test.step('the front page leads to the shop, and to a category', async () => {
    await page.goto('/', { waitUntil: 'commit' });
    await browse(page);
    await page.getByRole('main').getByRole('link', { name: 'Shop', exact: true }).click();
    await expect(page).toHaveURL(/\/shop$/);
    await browse(page);
    await page.getByRole('main').getByRole('link', { name: 'Hoodies' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoodies');
  });
  if (canSort) {
    await test.step('the list is sorted, and stays in its category', async () => {
      await page.getByLabel('Sort by').selectOption('price-asc');
      await page.getByRole('button', { name: 'Sort' }).click();
      await expect(page).toHaveURL(/\?category=hoodie&sort=price-asc$/);
      await expect(page.getByLabel('Sort by')).toHaveValue('price-asc');
      const shown = await prices(page);
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    });
  }
  await test.step('the list has a second page', async () => {
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page).toHaveURL(/category=hoodie/);
  });
  await test.step('the search leads to a list of its results', async () => {
    await browse(page);
    await page.getByRole('searchbox', { name: 'Search products' }).fill('opebi');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/shop\?search=opebi$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“opebi”');
  });
  await test.step('a product shows its pictures', async () => {
    const card = page.locator('[data-slot="product-card"]').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText('₦').first()).toBeVisible();
    const main = page.locator('[data-slot="product-gallery"] img').first();
    const cover = await main.getAttribute('src');
    const thumbnail = page.getByRole('link', { name: /^Picture 2 of/ });
    await thumbnail.click();
    await expect(page).toHaveURL(/\/product\/[^/]+\/[^/]+\?picture=2$/);
    await expect(thumbnail).toHaveAttribute('aria-current', 'true');
    await expect(main).not.toHaveAttribute('src', cover ?? '');
    const { pathname } = new URL(page.url());
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${pathname}$`));
    await expect(page.getByRole('link', { name: 'Share' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/);
  });
}

test('links and forms lead to a product when no script loads', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await walkWithoutScript(page, { canSort: false });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('links and forms lead to a product', { tag: MAIN }, async ({ page }) => {
    await walkWithoutScript(page, { canSort: true });
  });

  test('pages that need script say so, and show no buttons that do nothing', { tag: ONE_WIDTH }, async ({ page }) => {
    /** Locators do not search for text in noscript. */
    const notices = () =>
      page.locator('noscript').evaluateAll((all) => all.map((element) => (element as HTMLElement).innerText).join());
    const { id } = await someProduct(page);
    const own = newShopper();
    for (const address of ['/shop', `/product/${id}`, '/login', '/contactus', '/cart', '/otp']) {
      await test.step(address, async () => {
        await page.goto(address);
        expect(await notices()).toContain('turn on JavaScript in your browser');
        await expect(page.locator('button[type="button"]').filter({ visible: true })).toHaveCount(0);
      });
    }
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill(own.email);
    await page.getByLabel('Password', { exact: true }).fill(own.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Nothing was sent.')).toBeVisible();
    expect(page.url()).not.toContain('correct');
  });
});

test('a page number beyond the last redirects to the last page', { tag: ONE_WIDTH }, async ({ page }) => {
  await page.goto('/shop?page=99&sort=name');
  await expect(page).toHaveURL(/\/shop\?page=\d+&sort=name$/);
  expect(Number(new URL(page.url()).searchParams.get('page'))).toBeLessThan(99);
});

test('a missing page answers with 404, a moved one with 301, others with 200', { tag: ONE_WIDTH }, async ({ page }) => {
  const status = async (address: string) =>
    (await page.request.get(address, { headers: { accept: 'text/html' }, maxRedirects: 0 })).status();
  expect(await status('/nowhere')).toBe(404);
  expect(await status('/product/4b5f1a3e-0000-4000-8000-000000000000')).toBe(404);
  expect(await status('/verify-email')).toBe(301);
  expect(await status('/shop')).toBe(200);
  expect(await status('/admin')).toBe(200);
});
