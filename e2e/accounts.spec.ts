import { expect } from '@playwright/test';
import { test } from './shopPage.ts';
import {
  codeFor,
  createShopper,
  logIn,
  MAIN,
  newShopper,
  ONE_WIDTH,
  ordersLink,
  resetLinkFor,
  signUp,
  someHoodie,
  typeCode,
} from './support.ts';

test('a shopper who forgot the password chooses a new one', {
  tag: [MAIN, '@2.1.12', '@2.1.17', '@2.1.20', '@4.1.12', '@7.1.7', '@8.1.6', '@10.1.5'],
}, async ({ page, request }) => {
  const shopper = await createShopper(request);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forget Password?' }).click();
  await expect(page).toHaveURL(/\/forget-password-otp$/);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Email is required.')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(shopper.email);
  await page.getByRole('button', { name: 'Send code' }).click();
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

test('a login with an unverified email asks for the code, then continues', {
  tag: ['@2.1.10', '@2.1.13', '@4.1.10'],
}, async ({ page, request }) => {
  const shopper = newShopper();
  await signUp(shopper);
  const code = await codeFor(request, shopper.email);
  await page.goto('/login');
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/otp\?flow=login$/);
  await typeCode(page, code === '0000' ? '1111' : '0000');
  await expect(page.getByRole('main').getByText('That code is wrong or has expired.')).toBeVisible();
  await typeCode(page, code);
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('a revoked session leads to the login and back', { tag: [ONE_WIDTH, MAIN, '@2.2.3', '@2.9.1', '@6.1.4'] }, async ({
  page,
  request,
}) => {
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

test('the browser stores the token, and the user without the token', { tag: [ONE_WIDTH, '@3.1.4', '@9.1.2'] }, async ({
  page,
  request,
}) => {
  const shopper = await createShopper(request);
  await page.goto('/login');
  await logIn(page, shopper);
  await expect(ordersLink(page)).toBeVisible();
  const kept = await page.evaluate(() => ({ ...localStorage }));
  // The cart of this visit may have been kept for the next one already.
  const names = Object.keys(kept).filter((name) => name !== 'lastSeen');
  expect(names.sort()).toEqual(['device', 'token', 'user']);
  expect(JSON.parse(kept.user ?? '')).toMatchObject({ email: shopper.email, firstName: 'Ada' });
  expect(kept.user).not.toContain(kept.token);

  await page.evaluate(() => {
    for (const key of ['token', 'user']) localStorage.removeItem(key);
  });
  await page.goto('/login');
  await logIn(page, shopper);
  await expect(ordersLink(page)).toBeVisible();
  // The login sent the device token. The server would have issued another token for an unknown device.
  expect(await page.evaluate(() => localStorage.getItem('device'))).toBe(kept.device);
});

test('a session that ends while shopping leads to the login and back', {
  tag: [ONE_WIDTH, MAIN, '@2.2.3', '@10.5.1'],
}, async ({ page, request }) => {
  const shopper = await createShopper(request);
  const hoodie = await someHoodie(request);
  const headers = { authorization: `Bearer ${shopper.token}` };
  await request.post('/api/v1/cart', { headers, data: { productId: hoodie.id, quantity: 1 } });
  await page.goto('/cart');
  // The last call of a login. Its refusal would end the session before the press does.
  const wishlist = page.waitForResponse('**/api/v1/wishlist');
  await logIn(page, shopper);
  await wishlist;
  const more = page.getByRole('button', { name: `Increase quantity of ${hoodie.name}` });
  await expect(more).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await request.post('/api/v1/logout', { headers: { authorization: `Bearer ${token}` } });
  await more.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('group', { name: `Quantity of ${hoodie.name}` }).getByRole('status')).toHaveText('1');
});

test('the link in an email opens the new password form and hides its code from the address bar', {
  tag: [ONE_WIDTH, '@2.1.15', '@2.1.18', '@10.1.3', '@10.1.5'],
}, async ({ page, request }) => {
  const shopper = await createShopper(request);
  await request.post('/api/v1/forgot-password', { data: { email: shopper.email } });
  const code = await codeFor(request, shopper.email, 2);
  const wrong = code === '0000' ? '1111' : '0000';
  const proceed = async () => {
    await expect(page.getByRole('heading', { name: 'Continue Set up' })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/reset-password' && url.search === '');
    await expect(page.getByRole('main').getByText(shopper.email)).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('another long password');
    await page.getByLabel('Confirm password').fill('another long password');
    await page.getByRole('button', { name: 'Proceed' }).click();
  };

  await test.step('a wrong code leads back to the code screen', async () => {
    await page.goto(`/auth/reset-password?email=${encodeURIComponent(shopper.email)}&code=${wrong}`);
    await proceed();
    await expect(page).toHaveURL(/\/otp\?flow=reset$/);
    await expect(page.getByText('That code is wrong or has expired.').first()).toBeVisible();
  });

  await test.step('the right code sets the password and signs out the current user', async () => {
    await page.goto('/login');
    await logIn(page, shopper);
    await expect(ordersLink(page)).toBeVisible();
    // Upper and lower case make no difference.
    await page.goto(`/reset-password?email=${encodeURIComponent(shopper.email.toUpperCase())}&code=${code}`);
    await proceed();
    await expect(page.getByText('Password has been successfully reset.')).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(ordersLink(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.goto('/login');
    await logIn(page, { ...shopper, password: 'another long password' });
    await expect(ordersLink(page)).toBeVisible();
  });
});

test('after too many wrong codes the link in an email still sets a new password', { tag: ONE_WIDTH }, async ({
  page,
  request,
}) => {
  const shopper = await createShopper(request);
  const password = 'another long password';
  const verify = (otp: string) => request.post('/api/v1/verify-email-account', { data: { email: shopper.email, otp } });

  await test.step('a stranger has guessed ten wrong codes, and the code screen says what to do', async () => {
    for (let guess = 0; guess < 10; guess++) await verify(`000${guess}`);
    await page.goto('/forget-password-otp');
    await page.getByLabel('Email', { exact: true }).fill(shopper.email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('If the email has a link instead of a code, open the link.')).toBeVisible();
    await typeCode(page, '4072');
    await expect(page.getByRole('main').getByText(/Request a new email: it will have a link/)).toBeVisible();
  });

  await test.step('the link in the mail sets a new password once', async () => {
    // The third mail, after those for the sign-up and about the wrong codes.
    const link = await resetLinkFor(request, shopper.email, 3);
    await page.goto(link);
    await expect(page).toHaveURL((url) => url.pathname === '/reset-password' && url.search === '');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page.getByText('Password has been successfully reset.')).toBeVisible();

    await page.goto(link);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    await expect(page.getByRole('main').getByText('This link is wrong or has expired.')).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(shopper.email);
  });

  await test.step('the new password logs in', async () => {
    await page.goto('/login');
    await logIn(page, { ...shopper, password });
    await expect(ordersLink(page)).toBeVisible();
  });
});

test('alternative URLs of the login and signup lead to their screens', {
  tag: [ONE_WIDTH, '@2.1.18', '@2.1.21'],
}, async ({ page }) => {
  for (const [alias, screen, heading] of [
    ['/forgotPassword', '/forget-password-otp', 'Forgot password'],
    ['/verify-email', '/otp', 'Verify Email'],
    ['/auth/reset-password', '/forget-password-otp', 'Forgot password'],
    ['/auth/reset-password?email=a@b.co&code=1234', '/reset-password', 'Continue Set up'],
  ] as const) {
    await test.step(alias, async () => {
      await page.goto(alias);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname === screen && !url.search.includes('code'));
    });
  }
});
