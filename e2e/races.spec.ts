import { expect } from '@playwright/test';
import { test } from './shopPage.ts';
import { createShopper, logIn, someHoodie } from './support.ts';

test('twenty fast clicks with slow answers end at the right quantity', { tag: '@4.2.11' }, async ({
  page,
  request,
}) => {
  const shopper = await createShopper(request);
  const hoodie = await someHoodie(request);
  const headers = { authorization: `Bearer ${shopper.token}` };
  await request.post('/api/v1/cart', { headers, data: { productId: hoodie.id, quantity: 5 } });
  await page.goto('/cart');
  await logIn(page, shopper);
  let delay = 400;
  await page.route('**/api/v1/cart', async (route) => {
    // Each answer is quicker than the one before, so that answers to concurrent requests would arrive in reverse order.
    delay = Math.max(0, delay - 40);
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.fulfill({ response });
  });
  const stepper = page.getByRole('group', { name: `Quantity of ${hoodie.name}` });
  const more = stepper.getByRole('button', { name: /^Increase quantity/ });
  const less = stepper.getByRole('button', { name: /^Decrease quantity/ });
  await expect(more).toBeVisible();
  for (let click = 0; click < 20; click++) await (click % 3 === 2 ? less : more).click({ delay: 0 });
  // 5, plus 14, minus 6.
  await expect(stepper.getByRole('status')).toHaveText('13');
  await expect
    .poll(async () => {
      const { items } = await (await request.get('/api/v1/cart', { headers })).json();
      return items[0]?.quantity;
    })
    .toBe(13);
  await page.reload();
  await expect(stepper.getByRole('status')).toHaveText('13');
});
