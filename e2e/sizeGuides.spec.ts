import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { asPatientPerson, test } from './shopPage.ts';
import { addProduct, admin, ONE_WIDTH, signIn, undoAfter } from './support.ts';

const cell = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Pastes text as from a spreadsheet, even if the browser denies access to the clipboard. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

/** A product for this journey alone, which has no category and therefore no guide. */
async function unmeasured(request: APIRequestContext) {
  const { id, name } = await addProduct(request, 14_000);
  const { product } = await (await request.get(`/api/v1/products/${id}`)).json();
  return { id, name, styleId: product.styleId as string };
}

test('an admin measures a product, and shoppers see its size guide until it is deleted', { tag: '@10.7.22' }, async ({
  page,
  request,
  browser,
}) => {
  const { id, name, styleId } = await unmeasured(request);
  const shopper = asPatientPerson(await (await browser.newContext()).newPage());
  const link = shopper.getByRole('link', { name: 'Size guide' });
  await shopper.goto(`/product/${id}`);
  await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(link).toHaveCount(0);
  await signIn(page, request, admin);

  await test.step('errors show at their cells, and no input is lost', async () => {
    await page.goto(`/admin/styles/${styleId}`);
    await page.getByRole('link', { name: 'Add a size guide of its own' }).click();
    await expect(cell(page, 'Name')).toHaveValue(name);
    await cell(page, 'Size, row 1').click();
    await paste(page, 'S\t0\t68\nm\t62,5\t70\nM \t400\t72\n');
    for (const size of ['L', 'XL', 'XXL'])
      await page.getByRole('button', { name: `Remove ${size}`, exact: true }).click();
    await page.getByLabel('Between two sizes?').fill('Take the larger one. <script>alert(1)</script>');
    await page.getByRole('button', { name: 'Add size guide' }).click();
    const tooShort = cell(page, 'Chest: S');
    await expect(tooShort).toHaveAccessibleDescription('A measurement is more than 0 and at most 300 cm');
    await expect(tooShort).toBeFocused();
    await expect(cell(page, 'Size, row 3')).toHaveAccessibleDescription('The guide has this size twice');
    await expect(cell(page, 'Chest: m')).toHaveValue('62,5');
  });

  await test.step('a valid guide is saved and shown on the product', async () => {
    await cell(page, 'Chest: S').fill('58');
    await cell(page, 'Chest: S').press('ArrowDown');
    await expect(cell(page, 'Chest: m')).toBeFocused();
    await cell(page, 'Size, row 3').fill('L');
    await cell(page, 'Chest: L').fill('66');
    await page.getByRole('button', { name: 'Add size guide' }).click();
    await expect(page).toHaveURL('/admin/size-guides');
    await expect
      .poll(async () => {
        await shopper.reload();
        return link.count();
      })
      .toBe(1);
    await link.click();
    const guide = shopper.getByRole('dialog', { name: 'Size guide' });
    await expect(guide.getByRole('row').filter({ hasText: 'm' }).getByRole('cell').first()).toHaveText('62.5');
    await expect(guide.getByText('Take the larger one. <script>alert(1)</script>')).toBeVisible();
  });

  await test.step('deleting the guide removes the link from the product', async () => {
    await page.goto(`/admin/size-guides?search=${encodeURIComponent(name)}`);
    const row = page.getByRole('link', { name, exact: true });
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('button', { name: 'Yes, Delete' }).click();
    await expect(row).toHaveCount(0);
    await expect
      .poll(async () => {
        await shopper.reload();
        return link.count();
      })
      .toBe(0);
  });
  await shopper.context().close();
});

test('when two admins change a size guide, the second gets a warning and keeps the typed text', {
  tag: [ONE_WIDTH, '@10.7.21'],
}, async ({ page, request }) => {
  const { name, styleId } = await unmeasured(request);
  await signIn(page, request, admin);
  await page.goto(`/admin/size-guides/new?style=${styleId}`);
  await cell(page, 'Chest: S').fill('58');
  for (const size of ['XS', 'M', 'L', 'XL', 'XXL']) {
    await page.getByRole('button', { name: `Remove ${size}`, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Add size guide' }).click();
  await expect(page).toHaveURL('/admin/size-guides');
  await page.goto(`/admin/size-guides?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(cell(page, 'Chest: S')).toHaveValue('58');
  const other = asPatientPerson(await page.context().newPage());
  await other.goto(page.url());

  await cell(other, 'Chest: S').fill('59');
  await save(other).click();
  await expect(other).toHaveURL('/admin/size-guides');
  await cell(page, 'Chest: S').fill('61');
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed this size guide.');
  await expect(cell(page, 'Chest: S')).toHaveValue('61');
  await page.reload();
  await expect(cell(page, 'Chest: S')).toHaveValue('59');

  await test.step('Undo restores the deleted guide', async () => {
    await page.goto(`/admin/size-guides?search=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await undoAfter(page, 'The size guide has been deleted.', () =>
      page.getByRole('button', { name: 'Yes, Delete' }).click(),
    );
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  });
});

test('a category that has a size guide gets no second one', { tag: [ONE_WIDTH, '@10.7.20'] }, async ({
  page,
  request,
}) => {
  await signIn(page, request, admin);
  await page.goto('/admin/size-guides');
  await page.getByRole('link', { name: 'Add size guide' }).click();
  await cell(page, 'Chest: XS').fill('54');
  for (const size of ['S', 'M', 'L', 'XL', 'XXL']) {
    await page.getByRole('button', { name: `Remove ${size}`, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Add size guide' }).click();
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveAccessibleDescription(
    'This category already has a size guide',
  );
  await expect(cell(page, 'Chest: XS')).toHaveValue('54');
});
