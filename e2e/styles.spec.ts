import { expect, type Page } from '@playwright/test';
import { complaintsOf, test } from './shopPage.ts';
import { addProduct, admin, chosenProduct, MAIN, ONE_WIDTH, signIn } from './support.ts';

/** Pastes text into the focused element, as from a spreadsheet. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

const title = (name: string) => ({ name: `Sizes and colors of ${name}`, level: 1 });

test('an admin makes a style of two colors and four sizes by pasting stock; the shop shows it', { tag: MAIN }, async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  const { id, name } = await addProduct(request, 14_000);
  const { product } = await (await request.get(`/api/v1/products/${id}`)).json();
  await signIn(page, request, admin);
  await page.goto(`/admin/styles/${product.styleId}`);
  await expect(page.getByRole('heading', title(name))).toBeVisible();
  for (const size of ['S', 'L', 'XL']) {
    await page.getByLabel('Another size').fill(size);
    await page.getByRole('button', { name: 'Add size' }).click();
  }
  await page.getByLabel('Another color').fill('Moss');
  await page.getByRole('button', { name: 'Add color' }).click();

  await test.step('a pasted block fills the table, which is saved in one call', async () => {
    await page.getByRole('textbox', { name: 'Stock: Navy, S' }).focus();
    await paste(page, '4\t2\n6\t0\n8\t3\n1\t9\n');
    await expect(page.getByRole('textbox', { name: 'Stock: Moss, XL' })).toHaveValue('9');
    await page.getByRole('button', { name: 'Save sizes and colors' }).click();
    await expect(page.getByText('Sizes and colors have been saved.')).toBeVisible();
  });

  await test.step('a shopper can choose each color and size', async () => {
    const { product: saved } = await (await request.get(`/api/v1/products/${id}`)).json();
    type Variant = { id: string; size: string; color: string; quantity: number };
    const stock = saved.variants.map(({ color, size, quantity }: Variant) => `${color} ${size} ${quantity}`);
    expect(stock.sort()).toEqual(
      ['Moss L 3', 'Moss M 0', 'Moss S 2', 'Moss XL 9', 'Navy L 8', 'Navy M 6', 'Navy S 4', 'Navy XL 1'].sort(),
    );
    const moss = saved.variants.find(({ color, size }: Variant) => color === 'Moss' && size === 'XL');
    await page.goto(chosenProduct(moss));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Color', exact: true }).getByRole('link')).toHaveCount(2);
    await expect(page.getByRole('radio', { name: /^(S|M|L|XL)(,|$)/ })).toHaveCount(4);
    await expect(page.getByRole('radio', { name: 'M, sold out' })).toBeAttached();
    await expect(page.getByRole('radio', { name: /^XL/ })).toBeChecked();
  });
  expect(complaints).toEqual([]);
});

test('a double press duplicates a style once; the copy opens, and is sold out in the shop', {
  tag: [ONE_WIDTH, '@10.4.13'],
}, async ({ page, request }) => {
  const { id, name } = await addProduct(request, 14_000);
  const { product } = await (await request.get(`/api/v1/products/${id}`)).json();
  await signIn(page, request, admin);
  await page.goto(`/admin/styles/${product.styleId}`);
  const copy = `${name} copy`;
  await expect(page.getByLabel('Name of the copy')).toHaveValue(copy);
  await page.getByRole('button', { name: 'Duplicate style' }).dblclick();
  await expect(page.getByRole('heading', title(copy))).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Stock: Navy, M' })).toHaveValue('0');

  const found = await (await request.get('/api/v1/search-query', { params: { query: copy } })).json();
  expect(found.products.map(({ quantity }: { quantity: number }) => quantity)).toEqual([0]);
  await page.goBack();
  await expect(page.getByRole('heading', title(name))).toBeVisible();
});
