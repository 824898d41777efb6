import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test } from './shopPage.ts';
import { cards, createShopper, fillDelivery, MAIN, openDelivery, payWith, signIn } from './support.ts';

interface Piece {
  id: string;
  size: string;
  color: string;
  quantity: number;
}

/** A demo hoodie with plenty of stock in two sizes of one color, and with a second color. */
async function hoodieInTwoSizes(request: APIRequestContext) {
  const query = { group: 'style', category: 'hoodie', inStock: 'true', limit: '100' };
  const { products } = await (await request.get('/api/v1/products', { params: query })).json();
  for (const { id } of products) {
    const { product } = await (await request.get(`/api/v1/products/${id}`)).json();
    const plenty: Piece[] = product.variants.filter((piece: Piece) => piece.quantity > 20);
    for (const first of plenty) {
      const next = plenty.find(({ color, size }) => color === first.color && size !== first.size);
      const other = product.variants.find(({ color }: Piece) => color !== first.color);
      if (next && other) return { name: product.name as string, first, next, other };
    }
  }
  throw new Error('The demo has no hoodie with plenty of pieces in two sizes.');
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1000;
const size = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}(?:,|$)`) });

test('a shopper filters by size and color, zooms, changes the size in the cart and buys the hoodie', {
  tag: MAIN,
}, async ({ page, request }) => {
  const { name, first, next, other } = await hoodieInTwoSizes(request);
  const shopper = await createShopper(request);
  await signIn(page, request, shopper);

  await test.step('finds it with two filters', async () => {
    await page.goto('/shop?category=hoodie');
    if (isPhone(page)) await page.getByRole('button', { name: /^Filter/ }).click();
    const filters = isPhone(page)
      ? page.getByRole('dialog', { name: 'Filter' })
      : page.getByRole('form', { name: 'Filters' });
    for (const value of [first.size, first.color]) {
      await filters.getByRole('checkbox', { name: new RegExp(`^${value}, \\d+ products?$`) }).click();
    }
    if (isPhone(page)) await filters.getByRole('button', { name: /^Show \d+ items?$/ }).click();
    await expect(page).toHaveURL(/size=[^&]+&color=|color=[^&]+&size=/);
    await page
      .getByRole('main')
      .getByRole('article')
      .filter({ hasText: name })
      .getByRole('link', { name, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('zooms its picture', async () => {
    await page
      .getByRole('link', { name: /^Zoom: / })
      .first()
      .click();
    const viewer = page.getByRole('dialog', { name: `Pictures of ${name}` });
    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    await expect(viewer.getByText('150%')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  });

  await test.step('chooses a color and a size, and adds it to the cart', async () => {
    const colors = page.getByRole('list', { name: 'Color' });
    await colors.getByRole('link', { name: other.color, exact: true }).click();
    await colors.getByRole('link', { name: first.color, exact: true }).click();
    await page.getByRole('link', { name: 'Size guide' }).click();
    const guide = page.getByRole('dialog', { name: 'Size guide' });
    await expect(guide).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(guide).toBeHidden();
    await size(page, first.size).check();
    await expect(page).toHaveURL(new RegExp(`/product/${first.id}/[^?]+\\?size=`));
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByRole('link', { name: /^Cart, 1 / })).toBeVisible();
  });

  await test.step('changes the size in the cart', async () => {
    await page.getByRole('link', { name: /^Cart, 1 / }).click();
    const chosen = page.getByRole('combobox', { name: `Size of ${name}` });
    await expect(chosen).toHaveValue(first.id);
    await chosen.selectOption(next.id);
    await expect(page.getByText(`Size changed to ${next.size}`)).toBeVisible();
    await page.reload();
    await expect(chosen).toHaveValue(next.id);
  });

  await test.step('buys it', async () => {
    await openDelivery(page);
    await fillDelivery(page);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/sandbox\/paystack\/checkout\//);
    await payWith(page, cards.success);
    await page.getByRole('link', { name: 'View order', exact: true }).click();
    const line = page.locator('[data-slot="item-row"]').filter({ hasText: name });
    await expect(line.getByText('Size').locator('xpath=following-sibling::dd')).toHaveText(next.size);
    await expect(line.getByText(first.color)).toBeVisible();
  });
});
