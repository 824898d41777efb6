import { expect, test } from '@playwright/test';
import { codeFor, createShopper, logIn, newShopper, ordersLink, typeCode } from './support.ts';

test('a forgotten password is chosen anew', async ({ page, request }) => {
  const shopper = await createShopper(request);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forget Password?' }).click();
  await expect(page).toHaveURL(/\/forget-password-otp$/);
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByText('Email is required.')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(shopper.email);
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByText('OTP sent successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Verify Email' })).toBeVisible();

  await typeCode(page, await codeFor(request, shopper.email, 2));
  await expect(page.getByRole('heading', { name: 'Continue Set up' })).toBeVisible();
  await page.reload();
  await page.getByLabel('Password', { exact: true }).fill('another long password');
  await page.getByLabel('Confirm password').fill('another long passwort');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm password').fill('another long password');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('Password has been successfully reset.')).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(ordersLink(page)).toBeHidden();

  await page.goto('/login');
  await logIn(page, shopper);
  await expect(page.getByRole('alert')).toBeVisible();
  await logIn(page, { ...shopper, password: 'another long password' });
  await expect(ordersLink(page)).toBeVisible();
});

test('a login with an unproven e-mail leads to the code, and from there on', async ({ page, request }) => {
  const shopper = newShopper();
  await request.post('/api/v1/signup', { data: shopper });
  const code = await codeFor(request, shopper.email);
  await page.goto('/login');
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/otp\?flow=login$/);
  await typeCode(page, code === '0000' ? '1111' : '0000');
  await expect(page.getByRole('main').getByText('That code is wrong or has expired.')).toBeVisible();
  await typeCode(page, code);
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('a session that was revoked leads to the login and back', async ({ page, request }) => {
  const shopper = await createShopper(request);
  await page.goto('/login');
  await logIn(page, shopper);
  await expect(ordersLink(page)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('token', 'no-longer-good'));
  await page.goto('/order');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, shopper);
  await expect(page.getByRole('heading', { name: 'Pending Orders', level: 1 })).toBeVisible();
});

test('what the browser keeps of a session: the token, and the user without it', async ({ page, request }) => {
  const shopper = await createShopper(request);
  await page.goto('/login');
  await logIn(page, shopper);
  await expect(ordersLink(page)).toBeVisible();
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(kept).sort()).toEqual(['token', 'user']);
  expect(JSON.parse(kept.user ?? '')).toMatchObject({ email: shopper.email, firstName: 'Ada' });
  expect(kept.user).not.toContain(kept.token);
});

for (const [alias, screen] of [
  ['/forgotPassword', '/forget-password-otp'],
  ['/verify-email', '/otp'],
  ['/auth/reset-password', '/forget-password-otp'],
  ['/auth/reset-password?email=a@b.co&code=1234', '/reset-password'],
]) {
  test(`${alias} leads to ${screen}`, async ({ page }) => {
    await page.goto(alias ?? '');
    await expect(page).toHaveURL((url) => url.pathname === screen && !url.search.includes('code'));
  });
}
