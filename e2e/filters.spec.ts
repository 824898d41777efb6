import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { expectOverlaysInHistory, test } from './shopPage.ts';
import { MAIN, ONE_WIDTH } from './support.ts';

type Facet = { value: string; count: number };
type List = {
  products: { id: string; name: string }[];
  totalProducts: number;
  facets: { sizes: Facet[]; colors: Facet[]; price: { min: number; max: number } };
};

const hoodies = { group: 'style', facets: 'true', category: 'hoodie', limit: '50' };

async function list(request: APIRequestContext, params: Record<string, string>): Promise<List> {
  return (await request.get('/api/v1/products', { params })).json();
}

/** A hoodie size, one of its colors, and the products that have both. */
async function someChoice(request: APIRequestContext) {
  const { facets } = await list(request, hoodies);
  const size = facets.sizes.toSorted((one, other) => other.count - one.count)[0]?.value ?? '';
  const inSize = await list(request, { ...hoodies, size });
  const color = inSize.facets.colors.find(({ count }) => count > 0)?.value ?? '';
  const { totalProducts, products } = await list(request, { ...hoodies, size, color });
  expect(totalProducts).toBeGreaterThan(0);
  return { size, color, total: totalProducts, names: products.map(({ name }) => name) };
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1000;
const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
const box = (filters: Locator, label: string) =>
  filters.getByRole('checkbox', { name: new RegExp(`^${label.replace(/[^\p{L}\p{N} ]/gu, '.')}, \\d+ products?$`) });
const params = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Returns the filters: a sheet on a phone, a form next to the grid elsewhere. */
async function openFilters(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('form', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filter/ }).click();
  return page.getByRole('dialog', { name: 'Filter' });
}

test('a hoodie is found by size and color', { tag: MAIN }, async ({ page, request }) => {
  const { size, color, total, names } = await someChoice(request);
  await page.goto('/shop?category=hoodie');
  await expect(page.getByRole('heading', { name: 'Hoodies', level: 1 })).toBeVisible();

  await test.step('the choice is in the URL, and the list follows it', async () => {
    const filters = await openFilters(page);
    await box(filters, size).click();
    await box(filters, color).click();
    if (isPhone(page)) {
      expect(params(page)).toEqual({ category: 'hoodie' });
      await filters.getByRole('button', { name: `Show ${items(total)}`, exact: true }).click();
      await expect(filters).toBeHidden();
    }
    await expect
      .poll(() => params(page))
      .toEqual({ category: 'hoodie', size: size.toLowerCase(), color: color.toLowerCase() });
    await expect(cards(page)).toHaveCount(Math.min(total, 12));
    await expect(cards(page).first().getByRole('heading')).toHaveText(names[0] ?? '');
  });

  await test.step('a reload keeps the choice', async () => {
    await page.reload();
    await expect(chips(page).getByRole('link', { name: `Remove filter: Size ${size}` })).toBeVisible();
    await expect(cards(page)).toHaveCount(Math.min(total, 12));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/shop\?category=hoodie$/);
  });

  await test.step('sorting keeps the choice, and Back restores the previous order', async () => {
    await page.getByLabel('Sort by').selectOption('price-asc');
    await expect(page).toHaveURL(/sort=price-asc/);
    expect(params(page)).toMatchObject({ size: size.toLowerCase(), color: color.toLowerCase() });
    await page.goBack();
    await expect(page).not.toHaveURL(/sort/);
    await expect(chips(page).getByRole('link', { name: `Remove filter: ${color}` })).toBeVisible();
  });

  await test.step('a chip removes its filter, “Clear all” all but the category', async () => {
    await chips(page)
      .getByRole('link', { name: `Remove filter: ${color}` })
      .click();
    await expect.poll(() => params(page)).toEqual({ category: 'hoodie', size: size.toLowerCase() });
    await chips(page).getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/\/shop\?category=hoodie$/);
    await expect(chips(page)).toBeHidden();
    await page.goBack();
    await expect(chips(page).getByRole('link', { name: `Remove filter: Size ${size}` })).toBeVisible();
  });

  await test.step('“In stock” leaves out sold-out products', async () => {
    const inStock = { ...hoodies, size, inStock: 'true' };
    const { totalProducts } = await list(request, inStock);
    expect(totalProducts).toBeLessThan((await list(request, { ...hoodies, size })).totalProducts);
    const filters = await openFilters(page);
    await box(filters, 'In stock').click();
    if (isPhone(page)) await filters.getByRole('button', { name: `Show ${items(totalProducts)}`, exact: true }).click();
    await expect.poll(() => params(page)).toEqual({ category: 'hoodie', size: size.toLowerCase(), inStock: 'true' });
    await expect(cards(page)).toHaveCount(Math.min(totalProducts, 12));
    await chips(page).getByRole('link', { name: 'Remove filter: In stock' }).click();
    await expect.poll(() => params(page)).toEqual({ category: 'hoodie', size: size.toLowerCase() });
  });
});

test('closing the filter sheet, by Escape or Back, changes nothing', async ({ page }) => {
  await page.goto('/shop');
  if (!isPhone(page)) {
    // Larger screens have neither the sheet nor its button.
    await expect(page.getByRole('form', { name: 'Filters' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeHidden();
    return;
  }
  for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    const filters = await openFilters(page);
    await box(filters, 'Hoodies').click();
    await expectOverlaysInHistory(page, 1);
    await leave();
    await expect(filters).toBeHidden();
    await expectOverlaysInHistory(page, 0);
    await expect(page).toHaveURL(/\/shop$/);
    await expect(page.getByRole('heading', { name: 'Our Collections', level: 1 })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(box(page.getByRole('dialog', { name: 'Filter' }), 'Hoodies')).not.toBeChecked();
});

test('a price filter applies when its field loses focus', async ({ page, request }) => {
  const { facets } = await list(request, { group: 'style', facets: 'true' });
  const { totalProducts } = await list(request, { group: 'style', priceMax: String(facets.price.min) });
  await page.goto('/shop');
  const filters = await openFilters(page);
  await filters.getByLabel('Highest price in naira').fill(facets.price.min.toLocaleString('en-NG'));
  await filters.getByLabel('Lowest price in naira').focus();
  if (isPhone(page)) await filters.getByRole('button', { name: `Show ${items(totalProducts)}`, exact: true }).click();
  await expect.poll(() => params(page)).toEqual({ priceMax: String(facets.price.min) });
  await expect(cards(page)).toHaveCount(Math.min(totalProducts, 12));
  await expect(chips(page).getByRole('link', { name: /^Remove filter: Up to ₦/ })).toBeVisible();
});

test('invalid parameters in the URL are ignored with a message', { tag: ONE_WIDTH }, async ({ page }) => {
  for (const [query, text] of [
    ['priceMin=abc', 'We ignored a price filter that isn’t a number.'],
    ['priceMin=20&priceMax=10', 'We ignored the price filter, because its lowest price is above its highest.'],
    ['sort=cheapest', 'We ignored a sort order that we don’t have.'],
    ['category=socks', 'We ignored a category that we don’t have.'],
    [`size=${'x'.repeat(5000)}`, 'We ignored a filter that we can’t use.'],
  ] as const) {
    await test.step(query.slice(0, 40), async () => {
      await page.goto(`/shop?${query}`);
      await expect(page.getByText(text)).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
    });
  }
  await test.step('an unknown size finds nothing and can be removed', async () => {
    await page.goto('/shop?size=XXXXL');
    await expect(page.getByRole('heading', { name: 'No products match these filters' })).toBeVisible();
    await chips(page).getByRole('link', { name: 'Remove filter: Size XXXXL' }).click();
    await expect(page).toHaveURL(/\/shop$/);
    await expect(cards(page).first()).toBeVisible();
  });
});

test('a misspelt search offers a correction', async ({ page }) => {
  await test.step('in the list', async () => {
    await page.goto('/shop?search=hodie');
    await expect(page.getByText('No results found, search for products')).toBeVisible();
    await page.getByRole('link', { name: /^Did you mean hoodie\?$/i }).click();
    await expect(page).toHaveURL(/\/shop\?search=hoodie$/i);
    await expect(cards(page).first()).toBeVisible();
  });
  await test.step('while typing', async () => {
    await page.goto('/aboutus');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('searchbox').fill('hodie');
    await search.getByRole('button', { name: /^Did you mean hoodie\?$/i }).click();
    await expect(search.getByRole('link', { name: /Hoodie/ }).first()).toBeVisible();
    await expect(search.getByRole('searchbox')).toHaveValue(/hoodie/i);
  });
});

test('the search remembers recent searches on this device', async ({ page }) => {
  const search = page.getByRole('dialog', { name: 'Search' });
  const open = () => page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.goto('/aboutus');
  await open();
  await expect(search.getByRole('heading', { name: 'Recent searches' })).toBeHidden();
  await search.getByRole('searchbox').fill('opebi');
  await search.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('heading', { name: '“opebi”' })).toBeVisible();

  await test.step('one press repeats a recent search', async () => {
    await page.goto('/contactus');
    await open();
    await search.getByRole('button', { name: 'opebi', exact: true }).click();
    await expect(search.getByRole('link', { name: /Opẹ́bí/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('a recent search can be removed', async () => {
    await open();
    await search.getByRole('button', { name: 'Remove recent search: opebi' }).click();
    await expect(search.getByRole('heading', { name: 'Recent searches' })).toBeHidden();
    await expect(search.getByRole('searchbox')).toBeFocused();
    // The search is open again after a reload.
    await page.reload();
    await expect(search.getByRole('navigation', { name: 'Categories' })).toBeVisible();
    await expect(search.getByRole('heading', { name: 'Recent searches' })).toBeHidden();
  });
  await test.step('invalid data in storage is ignored', async () => {
    await page.evaluate(() => localStorage.setItem('recentSearches', '{"broken":'));
    await page.reload();
    await expect(search.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  });
  await test.step('a category link opens the category and closes the search', async () => {
    await search.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Jackets' }).click();
    await expect(page.getByRole('heading', { name: 'Jackets', level: 1 })).toBeVisible();
    await expect(search).toBeHidden();
  });
});

test('categories are in the navigation of every page', async ({ page }) => {
  await page.goto('/aboutus');
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sneakers' }).click();
  } else {
    await page.getByRole('button', { name: 'Shop: categories' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Sneakers' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Sneakers', level: 1 })).toBeVisible();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByText('Sneakers')).toHaveAttribute('aria-current', 'page');
  // The footer moves down when the list arrives.
  await expect(page.getByRole('region', { name: 'Sneakers' })).toContainText(/\d products/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Jackets' }).click();
  await expect(page.getByRole('heading', { name: 'Jackets', level: 1 })).toBeVisible();
  await trail.getByRole('link', { name: 'Shop' }).click();
  await expect(page.getByRole('heading', { name: 'Our Collections', level: 1 })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form, which filters the list when sent', { tag: ONE_WIDTH }, async ({ page, request }) => {
    const { size, color, total } = await someChoice(request);
    await page.goto('/shop?category=hoodie&sort=price-asc', { waitUntil: 'commit' });
    if (isPhone(page)) await page.getByRole('link', { name: 'Filter' }).click();
    const filters = page.getByRole('form', { name: 'Filters' });
    await box(filters, size).check();
    await box(filters, color).check();
    await filters.getByLabel('Highest price in naira').fill('10,000,000');
    await filters.getByRole('button', { name: 'Show products' }).click();
    await expect(cards(page)).toHaveCount(Math.min(total, 12));
    expect(params(page)).toMatchObject({ category: 'hoodie', sort: 'price-asc', size: size.toLowerCase() });
    await expect(page.getByRole('heading', { name: 'Hoodies', level: 1 })).toBeVisible();
    await expect(chips(page).getByRole('link', { name: 'Remove filter: Up to ₦10,000,000' })).toBeVisible();
    await chips(page).getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/\/shop\?category=hoodie&sort=price-asc$|\/shop\?sort=price-asc&category=hoodie$/);
  });

  test('repeated parameters are values of one filter', { tag: ONE_WIDTH }, async ({ page, request }) => {
    const { facets } = await list(request, hoodies);
    const [one, other] = facets.sizes.filter(({ count }) => count > 0);
    await page.goto(`/shop?category=hoodie&size=${one?.value}&size=${other?.value}&priceMin=`, { waitUntil: 'commit' });
    for (const size of [one, other]) {
      await expect(chips(page).getByRole('link', { name: `Remove filter: Size ${size?.value}` })).toBeVisible();
    }
  });
});
