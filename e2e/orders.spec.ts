import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectOverlaysInHistory, test } from './shopPage.ts';
import { createShopper, logIn, MAIN, ONE_WIDTH, ordersLink, someHoodie } from './support.ts';

const question = 'Are you sure you want to delete this order?';

async function customerWithOrder(page: Page, request: APIRequestContext): Promise<string> {
  const shopper = await createShopper(request);
  const headers = { authorization: `Bearer ${shopper.token}` };
  const { id } = await someHoodie(request);
  await request.post('/api/v1/cart', { headers, data: { productId: id, quantity: 1 } });
  const data = { deliveryAddress: '12 Allen Avenue', phoneNumber: '08012345678' };
  const { order } = await (await request.post('/api/v1/orders', { headers, data })).json();
  await page.goto(`/order/${order.id}`);
  await logIn(page, shopper);
  await expect(page.getByRole('heading', { level: 1, name: /^Order/ })).toBeVisible();
  return order.id;
}

test('an order is deleted on its own page even when the list fails to load', {
  tag: [ONE_WIDTH, MAIN, '@2.9.4'],
}, async ({ page, request }) => {
  await customerWithOrder(page, request);
  await page.route('**/api/v1/get-orders*', (route) => route.abort());
  await page.reload();
  const remove = page.getByRole('button', { name: 'Delete order' });
  await remove.click();
  await page.getByRole('alertdialog', { name: question }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(remove).toBeFocused();
  await remove.click();
  await page.getByRole('alertdialog', { name: question }).getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByRole('main').getByText('Cancelled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeHidden();
});

test('a confirmation dialog is closed after leaving the page and returning', async ({ page, request }) => {
  await customerWithOrder(page, request);
  await page.goto('/shop');
  await ordersLink(page).click();
  await page.getByRole('button', { name: /^Delete order/ }).click();
  await expect(page.getByRole('alertdialog', { name: question })).toBeVisible();
  await expectOverlaysInHistory(page, 1);
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Pending Orders' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete order/ })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test('nothing covers the pay button at any scroll position', async ({ page, request }) => {
  await customerWithOrder(page, request);
  const covered = await page.getByRole('button', { name: 'Pay now' }).evaluate(async (button) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const found: string[] = [];
    for (let top = 0; top + window.innerHeight <= document.documentElement.scrollHeight; top += 20) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const box = button.getBoundingClientRect();
      for (const x of [box.left + 4, box.right - 4]) {
        for (const y of [box.top + 4, box.bottom - 4]) {
          if (y <= bar || y >= window.innerHeight) continue;
          const above = document.elementFromPoint(x, y);
          if (!button.contains(above)) found.push(`${top}: ${above?.outerHTML.slice(0, 80)}`);
        }
      }
    }
    return found;
  });
  expect(covered).toEqual([]);
});
