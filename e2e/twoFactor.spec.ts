import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { appCodeAt } from '../apps/api/src/testing/appCode.ts';
import { startServer, temporaryDataDir } from '../apps/api/src/testing/serverProcess.ts';
import { expectOverlaysInHistory, test } from './shopPage.ts';
import { logIn } from './support.ts';

const run = promisify(execFile);

const admin = { email: 'folake@abs.test', password: 'harmattan-in-lekki-2026' };
const PERIOD_MS = 30_000;
const LOST_PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

/** Runs `npm run admin:create` on the database of a stopped shop. */
const createAdmin = (dir: string, { email, password }: typeof admin) =>
  run(process.execPath, ['apps/api/src/createAdmin.ts', '--email', email, '--password', password], {
    // Without DATABASE_URL and the like, as the server is started.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dir },
  });

/** A shop of its own: in that of the other journeys, their admin could no longer log in without a code. */
const startShop = (dir: string) => startServer({ DATA_DIR: dir }, 'dist/main.js');

const section = (page: Page) => page.getByRole('region', { name: 'Two-factor authentication' });

async function openProfile(page: Page): Promise<void> {
  await page.goto('/admin/profile');
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
}

/** Logs in with the password, and types the code that the second step requires. */
async function logInWithCode(page: Page, type: (page: Page) => Promise<void>): Promise<void> {
  await openProfile(page);
  await page.getByRole('main').getByRole('button', { name: 'Logout', exact: true }).press('Enter');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.goto('/login');
  await logIn(page, admin);
  await expect(page.getByRole('heading', { name: 'Two-step login' })).toBeVisible();
  await type(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Brand Overview' })).toBeVisible();
}

test('an admin sets up two-factor authentication by keyboard alone, and logs in with it', {
  tag: ['@10.1.35', '@10.1.38', '@10.1.39', '@10.1.40', '@10.1.42', '@10.1.43'],
}, async ({ browser, contextOptions }) => {
  const data = temporaryDataDir();
  await createAdmin(data.dir, admin);
  let shop = await startShop(data.dir);
  const context = await browser.newContext({ ...contextOptions, baseURL: shop.url });
  const page = await context.newPage();
  let secret = '';
  let recoveryCodes: string[] = [];

  const lost = await browser.newContext({ ...contextOptions, baseURL: shop.url, userAgent: LOST_PHONE });

  await test.step('the admin logs a lost phone out', async () => {
    const phone = await lost.newPage();
    for (const device of [phone, page]) {
      await device.goto('/login');
      await logIn(device, admin);
      await expect(device.getByRole('heading', { name: 'Brand Overview' })).toBeVisible();
    }
    await openProfile(page);
    const devices = page.getByRole('list', { name: 'Devices' });
    await devices.getByRole('button', { name: 'Log out Safari on iOS' }).press('Enter');
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await expect(devices).toBeFocused();
    await phone.goto('/admin/products');
    await expect(phone).toHaveURL(/\/login$/);
    await lost.close();
  });
  await test.step('the password comes first, and the field has the focus', async () => {
    await section(page).getByRole('button', { name: 'Set up' }).focus();
    await page.keyboard.press('Enter');
    await expect(section(page).getByLabel('Your password')).toBeFocused();
    await page.keyboard.type(admin.password);
    await page.keyboard.press('Enter');
  });
  await test.step('the app gets the key, and its code turns it on', async () => {
    await expect(section(page).getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    const url = await section(page).getByRole('link', { name: 'open it in your app' }).getAttribute('href');
    secret = new URL(String(url)).searchParams.get('secret') ?? '';
    await expect(section(page)).toContainText(secret.replace(/.{4}(?=.)/g, '$& '));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(appCodeAt(secret, Date.now()));
    await page.keyboard.press('Enter');
  });
  await test.step('the recovery codes are shown once, and can be downloaded', async () => {
    const codes = section(page).getByRole('list', { name: 'Recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    recoveryCodes = await codes.getByRole('listitem').allTextContents();
    const download = page.waitForEvent('download');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const file = await (await download).path();
    expect(await readFile(file, 'utf8')).toBe(`${recoveryCodes.join('\n')}\n`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(section(page)).toContainText('10 of 10 recovery codes left');
    await expect(codes).toBeHidden();
  });
  await test.step('a login requires a code of the app, or a recovery code', async () => {
    await logInWithCode(page, ({ keyboard }) => keyboard.type(appCodeAt(secret, Date.now() + PERIOD_MS)));
    await logInWithCode(page, async ({ keyboard }) => {
      await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
      await keyboard.type(String(recoveryCodes[0]));
    });
    await openProfile(page);
    await expect(section(page)).toContainText('9 of 10 recovery codes left');
  });
  await test.step('the recovery codes are replaced', async () => {
    await section(page).getByRole('button', { name: 'New recovery codes' }).press('Enter');
    await page.keyboard.type(admin.password);
    await section(page).getByLabel('Code').focus();
    await page.keyboard.type(String(recoveryCodes[1]).toLowerCase());
    await page.keyboard.press('Enter');
    const codes = section(page).getByRole('list', { name: 'Recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    const [, , third] = recoveryCodes;
    recoveryCodes = await codes.getByRole('listitem').allTextContents();
    expect(recoveryCodes).not.toContain(third);
    await section(page).getByRole('button', { name: 'I have saved them' }).press('Enter');
    await expect(section(page)).toContainText('10 of 10 recovery codes left');
  });
  await test.step('an export that requires a recent code asks for one, and continues', async () => {
    // As the server answers 15 minutes after the last code.
    const json = { code: 'step_up_required', message: 'Enter a code from your authenticator app to continue.' };
    let isAnswered = false;
    await page.route('**/admin/orders.csv*', (route) => {
      if (isAnswered) return route.continue();
      isAnswered = true;
      return route.fulfill({ status: 403, json });
    });
    await page.goto('/admin/orders');
    const download = page.waitForEvent('download');
    const exportButton = page.getByRole('button', { name: 'Export CSV' });
    await exportButton.press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Code')).toBeFocused();
    await page.keyboard.type(String(recoveryCodes[0]));
    await page.keyboard.press('Enter');
    expect(await readFile(await (await download).path(), 'utf8')).toContain('Date (Lagos)');
    await expect(exportButton).toBeFocused();
    await expectOverlaysInHistory(page, 0);
    await page.unroute('**/admin/orders.csv*');
  });
  await test.step('without phone and codes, admin:create lets the admin in', async () => {
    await shop.stop();
    const password = 'a-new-phone-in-ikeja-2026';
    await createAdmin(data.dir, { ...admin, password });
    shop = await startServer(
      { DATA_DIR: data.dir, PORT: new URL(shop.url).port, REQUIRE_TWO_FACTOR: 'on' },
      'dist/main.js',
    );
    // The session has ended, which the page learns from its first call.
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, { ...admin, password });
  });
  await test.step('a shop that requires it leads the admin to the profile', async () => {
    await expect(page).toHaveURL(/\/admin\/profile$/);
    await expect(section(page)).toContainText('This shop requires it.');
    await page.goto('/admin/products');
    await expect(page).toHaveURL(/\/admin\/profile$/);
    await expect(page.getByText('Set up two-factor authentication below')).toBeVisible();
    await expect(section(page).getByRole('button', { name: 'Set up' })).toBeVisible();
  });
  await context.close();
  await shop.stop();
  data.remove();
});
