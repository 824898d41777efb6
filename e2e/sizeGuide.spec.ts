import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { asPatientPerson, complaintsOf, expectOverlaysInHistory, test } from './shopPage.ts';
import { addProduct, admin, ONE_WIDTH, someHoodie } from './support.ts';

const link = (page: Page) => page.getByRole('link', { name: 'Size guide' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Size guide' });

/** Opens the size guide on a hoodie's page. */
async function openGuide(page: Page, request: APIRequestContext) {
  const { id } = await someHoodie(request);
  await page.goto(`/product/${id}`);
  await link(page).click();
  await expect(dialog(page).getByRole('region', { name: 'Hoodies: measurements in centimeters' })).toBeVisible();
}

/** A product for one journey, with a size guide of its own. It has no category, so no other guide would be shown. */
async function guidedProduct(request: APIRequestContext) {
  const { id, name } = await addProduct(request, 14_000);
  const { product } = await (await request.get(`/api/v1/products/${id}`)).json();
  const login = await request.post('/api/v1/login', { data: admin });
  const sizes = [{ size: 'M', measurements: { chest: 61.5, length: 70 } }];
  const added = await request.post('/api/v1/admin/size-guides', {
    headers: { authorization: `Bearer ${(await login.json()).user_credentials.token}` },
    data: { name, category: 'hoodie', sizes, styleId: product.styleId },
  });
  expect(added.status()).toBe(201);
  return { id, name };
}

/** The cell with the chest measurement of size M. */
const chestOfM = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'M', exact: true }) })
    .getByRole('cell')
    .first();

test('the size guide opens over the product, and this device remembers inches', async ({ page, request }) => {
  await openGuide(page, request);
  await expect(chestOfM(page)).toHaveText('60');
  await dialog(page).getByText('in', { exact: true }).click();
  await expect(chestOfM(page)).toHaveText('23.6');

  await test.step('Escape closes it, and the focus returns to the link', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link(page)).toBeFocused();
    await expectOverlaysInHistory(page, 0);
  });
  await test.step('Back closes it too, and stays on the product', async () => {
    const { pathname } = new URL(page.url());
    await link(page).press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expectOverlaysInHistory(page, 1);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL((url) => url.pathname === pathname);
    await expect(link(page)).toBeFocused();
  });
  await test.step('a reload and another guide keep the inches', async () => {
    await page.reload();
    await link(page).click();
    await expect(chestOfM(page)).toHaveText('23.6');
    await page.goto('/size-guide/jacket');
    await expect(page.getByRole('region', { name: 'Jackets: measurements in inches' })).toBeVisible();
  });
});

test('arrow keys choose the size and the measurement that are drawn', async ({ page, request }) => {
  await openGuide(page, request);
  const reading = dialog(page).locator('[data-slot="size-guide-reading"]');
  await dialog(page).getByRole('radio', { name: 'XL', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(reading).toContainText('Size XXL, chest 69 cm');
  await dialog(page).getByRole('radio', { name: 'Chest' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(reading).toContainText('Size XXL, length 76 cm');
  await test.step('also while the mouse is over another measurement', async () => {
    await dialog(page).getByRole('radio', { name: 'Hem' }).hover();
    await expect(reading).toContainText('Size XXL, hem');
    await page.keyboard.press('ArrowUp');
    await expect(reading).toContainText('Size XXL, chest 69 cm');
    await expect(dialog(page).getByRole('radio', { name: 'Chest' })).toBeChecked();
  });
});

test('scrolling the measurements below a mouse at rest does not change the drawing', { tag: ONE_WIDTH }, async ({
  page,
}) => {
  await page.goto('/size-guide/hoodie');
  const reading = page.locator('[data-slot="size-guide-reading"]');
  await page.getByRole('radio', { name: 'Shoulder' }).hover();
  await expect(reading).toContainText('shoulder');
  await page.getByRole('radio', { name: 'Chest' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(reading).toContainText('length');
  const crossed = await page.getByRole('radiogroup', { name: 'How to measure' }).evaluateHandle((list) => {
    const edges = { count: 0 };
    list.addEventListener('pointerover', () => {
      edges.count += 1;
    });
    return edges;
  });
  await page.mouse.wheel(0, 100);
  await expect.poll(() => crossed.evaluate(({ count }) => count)).toBeGreaterThan(0);
  await expect(reading).toContainText('length');
});

test('a guide leads to the other guides, and an unknown guide is not found', async ({ page }) => {
  await page.goto('/size-guide/hoodie');
  await page.getByRole('navigation', { name: 'Other size guides' }).getByRole('link', { name: 'Sneakers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sneakers size guide' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Foot length' })).toBeVisible();
  expect((await page.goto('/size-guide/hat'))?.status()).toBe(404);
  expect((await page.goto('/size-guide/hoodie'))?.status()).toBe(200);
});

test('a printed guide is black on white, without top bar, footer and controls', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = asPatientPerson(await context.newPage());
  await page.goto('/size-guide/tshirt');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'T-Shirts size guide' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Chest' })).toBeVisible();
  for (const screenOnly of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('radiogroup', { name: 'Units' }),
    page.getByRole('radiogroup', { name: 'Size' }),
    page.getByRole('navigation', { name: 'Other size guides' }),
  ]) {
    await expect(screenOnly).toBeHidden();
  }
  const colors = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  });
  expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await context.close();
});

test('without script the link on a product leads to the complete page of the guide', async ({ browser, request }) => {
  const { id, name } = await someHoodie(request);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/product/${id}`);
  await page.getByRole('link', { name: 'Size guide' }).click();
  await expect(page).toHaveURL(`/product/${id}/size-guide`);
  await expect(page.getByRole('heading', { level: 1, name: `${name} size guide` })).toBeVisible();
  await expect(chestOfM(page)).toHaveText('60');
  await expect(page.getByText('Across the front, from armpit to armpit.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Between two sizes?' })).toBeVisible();
  await expect(page.getByText('Print', { exact: true })).toBeHidden();
  await expect(page.getByText('Units', { exact: true })).toBeHidden();
  await context.close();
});

test('a product with a size guide of its own shows it without script, and links back to the product', {
  tag: '@10.7.20',
}, async ({ browser, request }) => {
  const { id, name } = await guidedProduct(request);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/product/${id}`);
  await page.getByRole('link', { name: 'Size guide' }).click();
  await expect(page).toHaveURL(`/product/${id}/size-guide`);
  await expect(page).toHaveTitle(`${name} size guide — ABS`);
  await expect(page.getByRole('heading', { level: 1, name: `${name} size guide` })).toBeVisible();
  await expect(chestOfM(page)).toHaveText('61.5');
  await expect(page.getByText('Print', { exact: true })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await context.close();
});

test('a product’s size guide opens in a new tab, is printed, and is left by the breadcrumb', {
  tag: '@10.7.20',
}, async ({ page, context, request }) => {
  const { id, name } = await guidedProduct(request);
  await page.goto(`/product/${id}`);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    link(page).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  const guide = asPatientPerson(opened);
  const complaints = complaintsOf(guide);
  await expect(dialog(page)).toBeHidden();
  // Resolves after its load event: a reload would abort a navigation.
  await guide.waitForURL(`/product/${id}/size-guide`);
  await guide.reload();
  await expect(guide).toHaveURL(`/product/${id}/size-guide`);
  await expect(chestOfM(guide)).toHaveText('61.5');
  await guide.getByText('in', { exact: true }).click();
  await expect(chestOfM(guide)).toHaveText('24.2');
  expect(complaints).toEqual([]);

  await test.step('the print has the guide without the controls', async () => {
    await guide.emulateMedia({ media: 'print' });
    await expect(guide.getByRole('heading', { level: 1, name: `${name} size guide` })).toBeVisible();
    await expect(chestOfM(guide)).toHaveText('24.2');
    for (const screenOnly of [
      guide.getByRole('banner'),
      guide.getByRole('button', { name: 'Print' }),
      guide.getByRole('navigation', { name: 'Breadcrumb' }),
      guide.getByRole('navigation', { name: 'Other size guides' }),
    ]) {
      await expect(screenOnly).toBeHidden();
    }
    await guide.emulateMedia({ media: 'screen' });
  });
  await test.step('the breadcrumb leads to the product, and Back to the guide', async () => {
    await guide.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name }).click();
    await expect(guide.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    await guide.goBack();
    await expect(chestOfM(guide)).toHaveText('24.2');
    await expect(guide).toHaveTitle(`${name} size guide — ABS`);
  });
});

test('a product without a size guide says so, and an unknown product is not found', { tag: ONE_WIDTH }, async ({
  page,
  request,
}) => {
  const { id } = await addProduct(request, 14_000);
  expect((await page.goto(`/product/${id}/size-guide`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'No size guide yet' })).toBeVisible();
  await page.getByRole('link', { name: 'View product' }).click();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  expect((await page.goto('/product/none-such/size-guide'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
});
