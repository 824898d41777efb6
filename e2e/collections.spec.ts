import { expect } from '@playwright/test';
import { asPatientPerson, test } from './shopPage.ts';
import { admin, signIn, undoAfter } from './support.ts';

test('an admin adds a collection, which shoppers find in the navigation until it is deleted', async ({
  page,
  request,
  browser,
}) => {
  const title = `Rainy season ${Date.now()}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await signIn(page, request, admin);

  await test.step('the admin adds it, with two products', async () => {
    await page.goto('/admin/collections');
    await page.getByRole('link', { name: 'Add collection' }).click();
    await page.getByLabel('Title').fill(title);
    await expect(page.getByLabel('Address')).toHaveValue(slug);
    await page.getByLabel('Text', { exact: true }).fill('For wet days. <script>alert(1)</script>');
    await page.getByLabel('Search products to add').fill('hoodie');
    const add = page.getByRole('list', { name: 'Found products' }).getByRole('button', { name: /^Add: / });
    await add.first().click();
    await add.first().click();
    await expect(page.getByRole('list', { name: 'Products of the collection' }).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Add collection' }).click();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  });

  const shopper = asPatientPerson(await (await browser.newContext()).newPage());
  const places = shopper.getByRole('contentinfo').getByRole('navigation', { name: 'Collections' });
  await test.step('a shopper finds it in the navigation, and its page shows its products', async () => {
    await shopper.goto('/');
    await places.getByRole('link', { name: title }).click();
    await expect(shopper).toHaveURL(new RegExp(`/collections/${slug}$`));
    await expect(shopper.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(shopper.getByText('For wet days. <script>alert(1)</script>')).toBeVisible();
    const cards = shopper.getByRole('region', { name: title }).getByRole('article');
    await expect(cards.first()).toBeVisible();
    const shown = await cards.count();
    await shopper.reload();
    await expect(cards).toHaveCount(shown);
  });

  await test.step('Undo restores it; once deleted, it is no longer found', async () => {
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await undoAfter(page, 'The collection has been deleted.', () =>
      page.getByRole('button', { name: 'Yes, Delete' }).click(),
    );
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByRole('button', { name: 'Yes, Delete' }).click();
    await expect(page.getByRole('link', { name: title })).toBeHidden();
    const response = await shopper.goto(`/collections/${slug}`);
    expect(response?.status()).toBe(404);
    await expect(shopper.getByRole('heading', { name: 'Collection not found' })).toBeVisible();
    await expect(places.getByRole('link', { name: title })).toHaveCount(0);
  });
});
