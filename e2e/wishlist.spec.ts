import { expect, type Page } from '@playwright/test';
import { complaintsOf, test } from './shopPage.ts';
import { createShopper, logIn, MAIN, someHoodie } from './support.ts';

type Listed = { id: string; name: string; color: string };

const heart = (page: Page, { name, color }: { name: string; color: string }) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Save ${name}, ${color}`, exact: true })
    .first();

test('a guest’s saved product joins the account at the login, and the shared wishlist opens for other visitors', {
  tag: [MAIN, '@10.7.15', '@10.7.17'],
}, async ({ page, request, browser }) => {
  const hoodie = await someHoodie(request);
  const { id, name } = hoodie;
  const shopper = await createShopper(request);
  const complaints = complaintsOf(page);
  const expectSaved = (isSaved: boolean) =>
    expect(heart(page, hoodie)).toHaveAttribute('aria-pressed', String(isSaved));
  await test.step('a card’s heart saves the product, and the product’s own heart removes it and saves it again', async () => {
    await page.goto(`/shop?search=${encodeURIComponent(name)}`);
    await heart(page, hoodie).click();
    await expectSaved(true);
    await page.goto(`/product/${id}`);
    await expectSaved(true);
    await heart(page, hoodie).click();
    await expectSaved(false);
    await heart(page, hoodie).click();
    await expectSaved(true);
    await page.reload();
    await expectSaved(true);
  });

  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await logIn(page, shopper);
  await expect(page).toHaveURL('/wishlist');
  await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByText('These items are saved on this device.')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('abs.wishlist'))).toBeNull();

  await page.getByRole('button', { name: 'Share wishlist' }).click();
  await expect(page.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
  const { token } = shopper;
  const { shareToken } = await (
    await request.get('/api/v1/wishlist', { headers: { authorization: `Bearer ${token}` } })
  ).json();
  expect(complaints).toEqual([]);

  const visitor = await browser.newContext();
  const other = await visitor.newPage();
  await other.goto(new URL(`/wishlist/${shareToken}`, page.url()).href);
  await expect(other.getByRole('heading', { level: 1, name: 'A shared wishlist' })).toBeVisible();
  await expect(other.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
  await expect(heart(other, hoodie)).toHaveAttribute('aria-pressed', 'false');
  await expect(other.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByRole('button', { name: 'Yes, stop sharing' }).click();
  await expect(page.getByRole('button', { name: 'Share wishlist' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'This wishlist isn’t shared any more' })).toBeVisible();
  await visitor.close();
});

test('viewed products are listed on this device alone, until they are cleared', { tag: '@10.7.19' }, async ({
  page,
  request,
}) => {
  const { products } = await (await request.get('/api/v1/products?limit=3&group=style')).json();
  const [first, second] = products as [Listed, Listed];
  await page.goto(`/product/${first.id}`);
  await expect(heart(page, first)).toBeVisible();
  const requests: string[] = [];
  page.on('request', (sent) => requests.push(`${sent.url()} ${sent.postData() ?? ''}`));
  await page.goto(`/product/${second.id}`);
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed.getByRole('link')).toHaveText([first.name]);
  await page.goto('/');
  await expect(viewed.getByRole('link')).toHaveText([second.name, first.name]);
  await viewed.getByRole('button', { name: 'Clear recently viewed' }).click();
  await expect(viewed).toHaveCount(0);
  await page.reload();
  await expect(heart(page, first)).toBeVisible();
  await expect(viewed).toHaveCount(0);
  expect(requests.filter((sent) => sent.includes(first.id))).toEqual([]);
});
