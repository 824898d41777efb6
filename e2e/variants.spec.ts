import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { complaintsOf, test } from './shopPage.ts';
import { createShopper, MAIN, ONE_WIDTH, signIn } from './support.ts';

type Variant = { id: string; size: string; color: string; quantity: number };
type Style = { name: string; styleId: string; category: string; variants: Variant[] };

const plenty = (variant: Variant) => variant.quantity > 5;

/** A demo hoodie with plenty of one size in two colors, and of another size in the first color. */
async function someStyle(request: APIRequestContext) {
  const { products } = await (await request.get('/api/v1/products?limit=100&group=style&category=hoodie')).json();
  for (const { id } of products) {
    const { product }: { product: Style } = await (await request.get(`/api/v1/products/${id}`)).json();
    const inStock = product.variants.filter(plenty);
    for (const first of inStock) {
      const other = inStock.find(({ color, size }) => color !== first.color && size === first.size);
      const next = inStock.find(({ color, size }) => color === first.color && size !== first.size);
      if (other && next) return { ...product, first, other, next };
    }
  }
  throw new Error('No hoodie of the demo has two colors in two sizes.');
}

/** A demo style with a sold-out variant, and another in stock of the same color. */
async function styleWithSoldOut(request: APIRequestContext) {
  const { products } = await (await request.get('/api/v1/products?limit=100&group=style')).json();
  for (const { id } of products) {
    const { product }: { product: Style } = await (await request.get(`/api/v1/products/${id}`)).json();
    const soldOut = product.variants.find(({ quantity }) => quantity === 0);
    const other = product.variants.find(({ color, quantity }) => color === soldOut?.color && quantity > 0);
    if (soldOut && other) return { ...product, soldOut, other };
  }
  throw new Error('No style of the demo has a size that is sold out.');
}

const size = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}(?:,|$)`) });
const color = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Color' }).getByRole('link', { name, exact: true });
const addressOf = ({ id, size }: Variant) => new RegExp(`/product/${id}/[^?]+\\?size=${encodeURIComponent(size)}$`);

test('the URL, a reload and Back keep the chosen color and size', { tag: MAIN }, async ({ page, request }) => {
  const { first, other, name } = await someStyle(request);
  const complaints = complaintsOf(page);
  await page.goto('/shop');
  await page.goto(`/product/${first.id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(color(page, first.color)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);

  await size(page, first.size).check();
  await expect(page).toHaveURL(addressOf(first));
  await expect(size(page, first.size)).toBeFocused();
  await color(page, other.color).click();
  await expect(page).toHaveURL(addressOf(other));
  await expect(size(page, first.size)).toBeChecked();
  await expect(color(page, other.color)).toBeFocused();
  await expect(page).toHaveTitle(`${name}, ${other.color} — ABS`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.reload();
  await expect(size(page, other.size)).toBeChecked();
  await expect(color(page, other.color)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'ABS, home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL(addressOf(other));
  await expect(size(page, other.size)).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/);
  expect(complaints).toEqual([]);
});

test('arrow keys choose a size, and the last chosen size is preselected on the next visit', async ({
  page,
  request,
}) => {
  const { first, next, variants, styleId } = await someStyle(request);
  await page.goto(`/product/${first.id}`);
  await size(page, first.size).check();
  const made = variants.filter((variant) => variant.color === first.color);
  const after = made[(made.findIndex(({ id }) => id === first.id) + 1) % made.length] as Variant;
  await page.keyboard.press('ArrowRight');
  await expect(size(page, after.size)).toBeChecked();
  await expect(size(page, after.size)).toBeFocused();
  await expect(page).toHaveURL(addressOf(after));
  await size(page, next.size).check();
  await expect(page).toHaveURL(addressOf(next));
  await page.goto(`/product/${first.id}`);
  await expect(size(page, next.size)).toBeChecked();

  await test.step('another hoodie has it preselected too, a sneaker has no size preselected', async () => {
    const cardsOf = async (params: Record<string, string>): Promise<{ id: string; styleId: string }[]> =>
      (await (await request.get('/api/v1/products', { params: { group: 'style', ...params } })).json()).products;
    const hoodies = await cardsOf({ category: 'hoodie', size: next.size, inStock: 'true', limit: '100' });
    await page.goto(`/product/${hoodies.find((hoodie) => hoodie.styleId !== styleId)?.id}`);
    await expect(size(page, next.size)).toBeChecked();
    const [sneaker] = await cardsOf({ category: 'sneaker', limit: '1' });
    await page.goto(`/product/${sneaker?.id}`);
    await expect(page.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Save / }).first()).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });
});

test('adding without a size focuses the sizes and sends nothing, and adding with one works', {
  tag: '@10.7.6',
}, async ({ page, request }) => {
  const { first, name } = await someStyle(request);
  const shopper = await createShopper(request);
  await signIn(page, request, shopper);
  let requestCount = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/api/v1/cart')) requestCount += 1;
  });
  await page.goto(`/product/${first.id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  const group = page.getByRole('radiogroup', { name: 'Size' });
  await expect(group).toHaveAccessibleDescription('Choose a size');
  await expect(group.getByRole('radio').first()).toBeFocused();
  expect(requestCount).toBe(0);
  await size(page, first.size).check();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: /^Cart, 1 / })).toBeVisible();
  expect(requestCount).toBe(1);
  const headers = { authorization: `Bearer ${shopper.token}` };
  const { items } = await (await request.get('/api/v1/cart', { headers })).json();
  expect(items).toEqual([expect.objectContaining({ productId: first.id })]);
  await page.goto('/cart');
  await expect(page.getByRole('list', { name: 'Items' }).getByText(name).first()).toBeVisible();
});

test('on a phone, a bar leads to the sizes and adds the product while the page’s own button is off the screen', {
  tag: '@10.7.6',
}, async ({ page, request }) => {
  const { first } = await someStyle(request);
  await signIn(page, request, await createShopper(request));
  await page.goto(`/product/${first.id}`);
  const choose = page.getByRole('button', { name: 'Choose size', exact: true });
  const add = page.getByRole('button', { name: 'Add', exact: true });
  const ownButton = page.getByRole('button', { name: 'Add to Cart', exact: true });
  const toPictures = () =>
    page
      .getByRole('link', { name: /^Zoom: / })
      .first()
      .scrollIntoViewIfNeeded();
  if ((page.viewportSize()?.width ?? 0) >= 1000) {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(choose).toBeHidden();
    return;
  }
  await toPictures();
  // A press on the bar while it slides in would make Playwright scroll the page to it, which hides the bar.
  await expect(choose).toBeInViewport({ ratio: 1 });
  await choose.click();
  const group = page.getByRole('radiogroup', { name: 'Size' });
  await expect(group).toHaveAccessibleDescription('Choose a size');
  await expect(group.getByRole('radio').first()).toBeFocused();
  await size(page, first.size).check();

  await toPictures();
  await expect(add).toBeInViewport({ ratio: 1 });
  await add.click();
  await expect(page.getByRole('link', { name: /^Cart, 1 / })).toBeVisible();
  await ownButton.scrollIntoViewIfNeeded();
  await expect(ownButton).toBeInViewport();
  await expect(add).toHaveCount(0);
});

test('a sold-out size says so, and a size that is not made is not replaced by another', async ({ page, request }) => {
  const { soldOut, other } = await styleWithSoldOut(request);
  await page.goto(`/product/${other.id}`);
  await page.getByRole('radio', { name: `${soldOut.size}, sold out` }).check();
  await expect(page).toHaveURL(addressOf(soldOut));
  await expect(page.getByText(`Out of stock in size ${soldOut.size}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
  for (const nonsense of ['10XL', '"><script>', 'Ẹ̀ 38']) {
    await page.goto(`/product/${other.id}?size=${encodeURIComponent(nonsense)}`);
    await expect(page.getByText(`Not made in ${nonsense}. Choose another size.`)).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  }
  await page.goto(`/product/${other.id}?size=${'x'.repeat(2_000)}`);
  await expect(page.getByText(/^Not made in/)).toHaveCount(0);
});

test('the HTML of a product does not depend on the size in the URL', { tag: ONE_WIDTH }, async ({ request }) => {
  const { first } = await someStyle(request);
  const html = async (search: string) =>
    (await request.get(`/product/${first.id}${search}`, { headers: { accept: 'text/html' } })).text();
  const plain = await html('');
  expect(plain).toContain('"@type":"ProductGroup"');
  expect(await html(`?size=${first.size}`)).toBe(plain);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('colors and sizes are links', async ({ page, request }) => {
    const { first, other, next } = await someStyle(request);
    await page.goto(`/product/${first.id}`, { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: next.size, exact: true })).toHaveAttribute('href', addressOf(next));
    await color(page, other.color).click();
    await expect(color(page, other.color)).toHaveAttribute('aria-current', 'true');
  });
});
