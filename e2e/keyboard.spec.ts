import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './shopPage.ts';
import { admin, cards, createShopper, signIn, someHoodie } from './support.ts';

/** Presses Tab, or Shift and Tab, until the control has the focus, as a person without a mouse does. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`80 presses of ${key} do not reach ${control}`);
}

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test('the whole purchase without a mouse', { tag: '@2.4.3' }, async ({ page, request }) => {
  const shopper = await createShopper(request);
  const hoodie = await someHoodie(request);
  await page.goto('/login');
  await type(page, 'Email', shopper.email);
  await type(page, 'Password', shopper.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Our Collections' })).toBeVisible();

  // Goes backwards, because the top bar comes before the content, which has too many stops.
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Search', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(hoodie.name.split(' ')[0] ?? '');
  // The search finds the hoodie's other colors too.
  const found = page.getByRole('dialog').getByRole('link', { name: new RegExp(hoodie.name) });
  await press(page, found.and(page.locator(`[href*="${hoodie.id}"]`)));
  await expect(page.getByRole('heading', { name: hoodie.name, level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  const sizes = page.getByRole('radiogroup', { name: 'Size' });
  await tabTo(page, sizes.getByRole('radio', { disabled: false }).first());
  await page.keyboard.press('Space');
  while (await page.getByText(/^Out of stock in size|· only \d+ left/).isVisible()) {
    await page.keyboard.press('ArrowRight');
  }
  await press(page, page.getByRole('button', { name: `Increase quantity of ${hoodie.name}` }));
  await press(page, page.getByRole('button', { name: 'Order Now' }));
  await expect(page.getByRole('dialog', { name: 'Enter Delivery Details' })).toBeVisible();
  await type(page, 'Delivery Address', '12 Allen Avenue, Ikeja');
  await type(page, 'Phone Number', '08012345678');
  await page.keyboard.press('Enter');

  await type(page, 'Card number', cards.success);
  await type(page, 'Expiry', '12/30');
  await type(page, 'CVV', '408');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Your order is paid/ })).toBeVisible();
  await press(page, page.getByRole('link', { name: 'View order', exact: true }));
  await expect(page.getByText(hoodie.name)).toBeVisible();
});

test('the collection is sorted by letter and by arrow key', async ({ page }) => {
  await page.goto('/shop');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await tabTo(page, sort);
  await page.keyboard.type('Price');
  await expect(page).toHaveURL(/\?sort=price-asc$/);
  await expect(sort).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/\?sort=price-desc$/);
  await expect(sort).toBeFocused();
});

test('an arrow key goes through the days of the sales chart', async ({ page, request }) => {
  await signIn(page, request, admin);
  await page.goto('/admin');
  const day = page.getByRole('slider', { name: 'Day' });
  await tabTo(page, day);
  const shown = Number(await day.inputValue());
  await page.keyboard.press('ArrowLeft');
  await expect(day).toHaveValue(String(shown - 1));
});

test('a dialog traps the focus and returns it on closing', async ({ page, request }) => {
  const shopper = await createShopper(request);
  const hoodie = await someHoodie(request);
  const headers = { authorization: `Bearer ${shopper.token}` };
  await request.post('/api/v1/cart', { headers, data: { productId: hoodie.id, quantity: 1 } });
  await page.goto('/cart');
  await type(page, 'Email', shopper.email);
  await type(page, 'Password', shopper.password);
  await page.keyboard.press('Enter');
  const checkout = page.getByRole('button', { name: 'Checkout' });
  await press(page, checkout);
  const dialog = page.getByRole('dialog', { name: 'Enter Delivery Details' });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(checkout).toBeFocused();
});

test('an admin answers a message, then blocks and restores a user, without a mouse', async ({ page, request }) => {
  const shopper = await createShopper(request);
  const visitor = `Ṣadé ${crypto.randomUUID().slice(0, 8)}`;
  const data = { name: visitor, email: shopper.email, message: `How wide is the hoodie? ${shopper.email}` };
  await request.post('/api/v1/contact', { data });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const goTo = async (place: RegExp, heading: string) => {
    // Starts again at the top of the page. On small screens the links are in a drawer.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    if (await menu.isVisible()) await press(page, menu);
    await press(page, page.getByRole('link', { name: place }).filter({ visible: true }));
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  };
  await page.goto('/login');
  await type(page, 'Email', admin.email);
  await type(page, 'Password', admin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Brand Overview' })).toBeVisible();

  await goTo(/^Message/, 'Message');
  await type(page, 'Search messages', shopper.email);
  await press(page, page.getByRole('link', { name: new RegExp(visitor) }));
  await expect(page.getByRole('heading', { name: visitor })).toBeFocused();
  await type(page, 'Write a reply', 'Sixty centimetres across the chest.');
  await press(page, page.getByRole('button', { name: 'Send', exact: true }));
  await expect(page.getByText(`Sent to ${shopper.email}`)).toBeVisible();

  await goTo(/^User$/, 'User');
  await type(page, 'Search users', shopper.email);
  const row = page.getByRole('row').filter({ hasText: shopper.email });
  await press(page, row.getByRole('button', { name: /^Block/ }));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: /^Block/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Block' }));
  await expect(row).toContainText('Blocked');
  await press(page, row.getByRole('button', { name: /^Restore/ }));
  await expect(row).toContainText('Active');
});
