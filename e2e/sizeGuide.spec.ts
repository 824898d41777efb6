import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { asPatientPerson, expectOverlaysInHistory, test } from './shopPage.ts';
import { someHoodie } from './support.ts';

const link = (page: Page) => page.getByRole('link', { name: 'Size guide' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Size guide' });

/** Opens the size guide on a hoodie's page. */
async function openGuide(page: Page, request: APIRequestContext) {
  const { id } = await someHoodie(request);
  await page.goto(`/product/${id}`);
  await link(page).click();
  await expect(dialog(page).getByRole('region', { name: 'Hoodies: measurements in centimeters' })).toBeVisible();
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
  const { id } = await someHoodie(request);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/product/${id}`);
  await page.getByRole('link', { name: 'Size guide' }).click();
  await expect(page).toHaveURL(/\/size-guide\/hoodie$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Hoodies size guide' })).toBeVisible();
  await expect(chestOfM(page)).toHaveText('60');
  await expect(page.getByText('Across the front, from armpit to armpit.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Between two sizes?' })).toBeVisible();
  await expect(page.getByText('Print', { exact: true })).toBeHidden();
  await expect(page.getByText('Units', { exact: true })).toBeHidden();
  await context.close();
});
