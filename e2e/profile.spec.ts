import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test } from './shopPage.ts';
import { createShopper, logIn, MAIN, ONE_WIDTH, someHoodie } from './support.ts';

/** A user with `count` orders, all deleted but the last, which waits for payment. */
async function customerWithOrders(page: Page, request: APIRequestContext, count: number) {
  const shopper = await createShopper(request);
  const headers = { authorization: `Bearer ${shopper.token}` };
  const { id } = await someHoodie(request);
  const data = { deliveryAddress: '12 Allen Avenue', phoneNumber: '08012345678' };
  for (let order = 0; order < count; order++) {
    await request.post('/api/v1/cart', { headers, data: { productId: id, quantity: 1 } });
    const placed = await (await request.post('/api/v1/orders', { headers, data })).json();
    if (order < count - 1) await request.delete(`/api/v1/orders/${placed.order.id}`, { headers });
  }
  await page.goto('/user/profile');
  await logIn(page, shopper);
  await expect(page.getByRole('heading', { name: 'Ada Obi' })).toBeVisible();
  return shopper;
}

test('the profile shows the user and keeps the status and page of the order history in the URL', {
  tag: [MAIN, '@2.11.3', '@2.11.4', '@2.11.5', '@2.11.6', '@2.11.7', '@4.4.4'],
}, async ({ page, request }) => {
  const shopper = await customerWithOrders(page, request, 7);
  const orders = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await test.step('shows name, e-mail and number of orders', async () => {
    await expect(page.getByText(shopper.email)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Profile' }).getByText('7', { exact: true })).toBeVisible();
  });
  await test.step('begins with the paid orders, of which there are none', async () => {
    await expect(page.getByText('No SUCCESS orders available!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Make order now' })).toHaveAttribute('href', '/');
  });
  await test.step('shows five orders a page', async () => {
    await page.getByRole('tab', { name: /CANCELLED/i }).click();
    await expect(page).toHaveURL(/\?status=CANCELLED$/);
    await expect(orders).toHaveCount(5);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(orders).toHaveCount(1);
    await page.reload();
    await expect(orders).toHaveCount(1);
  });
  await test.step('another status begins at its first page, and Back returns to the previous one', async () => {
    await page.getByRole('tab', { name: /PENDING/i }).click();
    await expect(page).toHaveURL(/\?status=PENDING$/);
    await expect(orders).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('tab', { name: /CANCELLED/i })).toHaveAttribute('aria-selected', 'true');
  });
});

test('an order history that fails to load offers a refresh', { tag: [ONE_WIDTH, '@2.11.8'] }, async ({
  page,
  request,
}) => {
  await customerWithOrders(page, request, 2);
  await page.route('**/api/v1/user/orders?*', (route) =>
    route.fulfill({ status: 400, json: { message: 'No history today' } }),
  );
  await page.getByRole('tab', { name: /CANCELLED/i }).click();
  await expect(page.getByText('No history today')).toBeVisible();
  await page.unroute('**/api/v1/user/orders?*');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem')).toHaveCount(1);
});
