import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, expect } from '@playwright/test';
import { test } from './shopPage.ts';
import { addProduct, createShopper, logIn, mailsTo, ONE_WIDTH, openDelivery, signIn, toasts } from './support.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const NEW_PASSWORD = 'wet-season-in-lekki-2026';

type Customer = Awaited<ReturnType<typeof createShopper>>;

const headersOf = ({ token }: Customer) => ({ authorization: `Bearer ${token}` });

/** A pending order, placed by calls. */
async function placeOrder(request: APIRequestContext, shopper: Customer): Promise<{ id: string; number: string }> {
  const headers = headersOf(shopper);
  const product = await addProduct(request, 18_500);
  await request.post('/api/v1/cart', { headers, data: { productId: product.id, quantity: 1 } });
  const delivery = { deliveryAddress: '14 Bode Thomas Street, Surulere', phoneNumber: '08031234567' };
  return (await (await request.post('/api/v1/orders', { headers, data: delivery })).json()).order;
}

test('a shopper changes the password by keyboard alone, and other devices are logged out', {
  tag: '@10.1.25',
}, async ({ page, request, browser }) => {
  const shopper = await createShopper(request);
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, request, shopper);
  await signIn(page, request, shopper);
  await page.goto('/user/profile');
  await page.getByRole('link', { name: 'Account settings' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Account settings', level: 1 })).toBeVisible();

  await test.step('a wrong current password is refused at its field, and what was typed stays', async () => {
    await page.getByLabel('Current password').focus();
    await page.keyboard.type('not-the-password');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your current password is incorrect')).toBeVisible();
    await expect(page.getByLabel('Current password')).toBeFocused();
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue(NEW_PASSWORD);
  });
  await test.step('the right one changes it, and empties the form', async () => {
    await page.keyboard.press('Control+A');
    await page.keyboard.type(shopper.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    for (const label of ['Current password', 'New password', 'Confirm new password']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    }
  });
  await test.step('the owner gets a mail', async () => {
    const mails = await mailsTo(request, shopper.email, 2);
    expect(mails.map(({ subject }) => subject)).toContain('Your ABS password was changed');
  });
  await test.step('this device stays logged in, the other one has to log in with the new password', async () => {
    await page.goto('/order');
    await expect(page.getByRole('heading', { name: 'Pending Orders', level: 1 })).toBeVisible();
    await elsewhere.goto('/account');
    await expect(elsewhere).toHaveURL(/\/login$/);
    await logIn(elsewhere, shopper);
    await expect(elsewhere.getByRole('main').getByText('Email or password is incorrect')).toBeVisible();
    await logIn(elsewhere, { ...shopper, password: NEW_PASSWORD });
    await expect(elsewhere.getByRole('heading', { name: 'Account settings', level: 1 })).toBeVisible();
  });
  await elsewhere.close();
});

test('a shopper corrects the name, twice, and every page has the new one', { tag: '@10.1.27' }, async ({
  page,
  request,
}) => {
  const shopper = await createShopper(request);
  await signIn(page, request, shopper);
  await page.goto('/account');
  for (const name of ['Ada', 'Folake']) {
    await page.getByLabel('First name').fill('');
    await page.getByRole('button', { name: 'Save details' }).click();
    await expect(page.getByText('firstName is required')).toBeVisible();
    await page.getByLabel('First name').fill(name);
    await page.getByRole('button', { name: 'Save details' }).click();
    await expect(page.getByText('Your details are saved.')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to profile' }).click();
  await expect(page.getByRole('heading', { name: 'Folake Obi' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Folake Obi' })).toBeVisible();
});

test('a logout on another device keeps the typed name, but no typed password', {
  tag: [ONE_WIDTH, '@10.1.27'],
}, async ({ page, request }) => {
  const shopper = await createShopper(request);
  await signIn(page, request, shopper);
  await page.goto('/account');
  await page.getByLabel('Current password').fill(shopper.password);
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('First name').fill('Folake');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await request.post('/api/v1/logout-everywhere', { headers: { authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).toContain('Folake');
  for (const secret of [shopper.password, NEW_PASSWORD]) expect(stored).not.toContain(secret);

  await logIn(page, shopper);
  await expect(page.getByLabel('First name')).toHaveValue('Folake');
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Your details are saved.')).toBeVisible();
});

test(
  'a shopper changes the email address by keyboard alone, with links that open on another device',
  {
    tag: ['@10.1.32', '@10.1.33'],
  },
  async ({ page, request, browser }, { project }) => {
    const shopper = await createShopper(request);
    const newEmail = `new-${shopper.email}`;
    await signIn(page, request, shopper);
    await page.goto('/account');
    const form = page.getByRole('form', { name: 'Email address' });
    const submit = async (email: string, password: string) => {
      await form.getByLabel('New email address').focus();
      await page.keyboard.press('Control+A');
      await page.keyboard.type(email);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Control+A');
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
    };
    const device = await (await browser.newContext(project.use)).newPage();
    const openLink = async (email: string, mails: number) => {
      const [newest] = await mailsTo(request, email, mails);
      const link = newest?.text.match(/\/account\/email#\S+/)?.[0] ?? 'no link';
      await device.goto('/');
      await device.goto(link);
      await expect(device.getByRole('heading', { name: 'Change your email address?', level: 1 })).toBeVisible();
    };
    const press = async (name: string) => {
      await device.getByRole('button', { name }).focus();
      await device.keyboard.press('Enter');
    };

    await test.step('the own address and a wrong password are refused at their fields, and what was typed stays', async () => {
      await submit(shopper.email, shopper.password);
      await expect(page.getByText('This is already your email address')).toBeVisible();
      await submit(newEmail, 'not-the-password');
      await expect(page.getByText('Your current password is incorrect')).toBeVisible();
      await expect(form.getByLabel('Your password')).toBeFocused();
      await expect(form.getByLabel('New email address')).toHaveValue(newEmail);
    });
    await test.step('both addresses get a link, which the page also says after a reload', async () => {
      await submit(newEmail, shopper.password);
      await expect(form.getByText(`We sent a link to ${shopper.email} and one to ${newEmail}.`)).toBeVisible();
      await page.reload();
      await expect(form.getByText(`We sent a link to ${shopper.email} and one to ${newEmail}.`)).toBeVisible();
    });
    await test.step('the owner of the old address cancels it, and neither link works any more', async () => {
      await openLink(shopper.email, 1);
      await press('Cancel change');
      await expect(device.getByRole('heading', { name: 'The change is cancelled' })).toBeVisible();
      await openLink(newEmail, 1);
      await press('Confirm change');
      await expect(device.getByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible();
    });
    await test.step('requested again, it is made once both are confirmed', async () => {
      await submit(newEmail, shopper.password);
      await expect(form.getByText('We sent a link to')).toBeVisible();
      await openLink(newEmail, 2);
      await press('Confirm change');
      await expect(device.getByRole('heading', { name: 'One address is confirmed' })).toBeVisible();
      await openLink(shopper.email, 2);
      await press('Confirm change');
      await expect(device.getByRole('heading', { name: 'Your email address is changed' })).toBeVisible();
      await expect(device.getByText(`From now on, log in with ${newEmail}.`)).toBeVisible();
    });
    await test.step('this device stays logged in and has the new address, and the old one gets a mail', async () => {
      await page.reload();
      await expect(page.getByText(`You log in with ${newEmail}`)).toBeVisible();
      const [newest] = await mailsTo(request, shopper.email, 3);
      expect(newest?.subject).toBe('The email address of your ABS account was changed');
    });
    await test.step('only the new address logs in', async () => {
      await device.goto('/account');
      await logIn(device, shopper);
      await expect(device.getByRole('main').getByText('Email or password is incorrect')).toBeVisible();
      await logIn(device, { ...shopper, email: newEmail });
      await expect(device.getByRole('heading', { name: 'Account settings', level: 1 })).toBeVisible();
    });
    await device.context().close();
  },
);

test('a shopper logs a lost phone out by keyboard alone', { tag: '@10.1.35' }, async ({ page, request, browser }) => {
  const shopper = await createShopper(request);
  const phone = await (await browser.newContext({ userAgent: PHONE })).newPage();
  await phone.goto('/login');
  await logIn(phone, shopper);
  await expect(phone.getByRole('heading', { name: 'Our Collections' })).toBeVisible();
  await page.goto('/login');
  await logIn(page, shopper);
  await expect(page.getByRole('heading', { name: 'Our Collections' })).toBeVisible();
  await phone.goto('/account');
  await phone.getByLabel('First Name').fill('Somebody');
  await page.goto('/account');
  const list = page.getByRole('list', { name: 'Devices' });
  const row = list.getByRole('listitem').filter({ hasText: 'Chrome on Android' });
  await expect(list.getByText('This device')).toHaveCount(1);
  await row.getByRole('button', { name: 'Log out' }).focus();
  await page.keyboard.press('Enter');
  await expect(toasts(page).getByText('Chrome on Android is logged out.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(list).toBeFocused();
  await phone.getByRole('button', { name: 'Save' }).click();
  await expect(phone).toHaveURL(/\/login$/);
  await page.goto('/order');
  await expect(page.getByRole('heading', { name: 'Pending Orders', level: 1 })).toBeVisible();
  await phone.context().close();
});

test('a shopper keeps an address book by keyboard alone', { tag: '@10.1.36' }, async ({ page, request }) => {
  const shopper = await createShopper(request);
  const product = await addProduct(request, 2_000);
  const data = { productId: product.id, quantity: 1 };
  await request.post('/api/v1/cart', { headers: headersOf(shopper), data });
  await signIn(page, request, shopper);
  await page.goto('/account');
  const list = page.getByRole('list', { name: 'Addresses' });
  const rows = list.getByRole('listitem');
  const press = async (name: string) => {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  const add = async (street: string, phoneNumber: string) => {
    await press('Add an address');
    const dialog = page.getByRole('dialog', { name: 'Add an address' });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Delivery Address').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(street);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ikeja');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Lagos');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+A');
    await page.keyboard.type(phoneNumber);
    await page.keyboard.press('Enter');
    return dialog;
  };

  await test.step('a wrong number is refused at its field, and what was typed stays when the form is closed', async () => {
    const dialog = await add('3 Allen Avenue', '12');
    await expect(dialog.getByLabel('Phone Number')).toBeFocused();
    await expect(dialog.getByLabel('Phone Number')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add an address' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Delivery Address')).toHaveValue('3 Allen Avenue');
    await dialog.getByLabel('Phone Number').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('08031234567');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  });
  await test.step('the first address is the default until another one is', async () => {
    await expect(rows).toContainText(['3 Allen Avenue, Ikeja, Lagos']);
    await expect(rows.first()).toContainText('(default)');
    await expect(await add('27 Marina Road', '08098765432')).toBeHidden();
    await expect(rows).toHaveCount(2);
    await press('Make default 27 Marina Road');
    await expect(rows.first()).toContainText('27 Marina Road, Ikeja, Lagos');
    await expect(list).toBeFocused();
  });
  await test.step('an address is edited', async () => {
    await press('Edit 27 Marina Road');
    const city = page.getByRole('dialog', { name: 'Edit address' }).getByLabel('City');
    await expect(city).toHaveValue('Ikeja');
    await city.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Victoria Island');
    await page.keyboard.press('Enter');
    await expect(rows.first()).toContainText('27 Marina Road, Victoria Island, Lagos');
  });
  await test.step('a removed address can be taken back, and is the default again', async () => {
    await press('Remove 27 Marina Road');
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText('(default)');
    await toasts(page).getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('27 Marina Road');
  });
  await test.step('the delivery form has them, without a reload', async () => {
    await page.getByRole('link', { name: /^Cart/ }).click();
    await openDelivery(page);
    const choice = page.getByLabel('Saved address');
    await expect(choice.locator('option')).toHaveText([/^27 Marina Road/, /^3 Allen Avenue/, 'Another address']);
    await expect(choice.locator('option:checked')).toHaveText(/^27 Marina Road/);
  });
  await test.step('they are there after a reload, until the last one is removed', async () => {
    await page.goto('/account');
    await expect(rows).toHaveCount(2);
    await press('Remove 27 Marina Road');
    await expect(rows).toHaveCount(1);
    await press('Remove 3 Allen Avenue');
    await expect(rows).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add an address' })).toBeFocused();
  });
});

test(
  'a shopper downloads the own data by keyboard alone, and reads it without a network',
  {
    tag: '@10.1.28',
  },
  async ({ page, request, browser }, { outputDir, project }) => {
    const shopper = await createShopper(request);
    const order = await placeOrder(request, shopper);
    await signIn(page, request, shopper);
    await page.goto('/account');
    const button = page.getByRole('button', { name: 'Download data' });
    await button.focus();
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^abs-data-\d{4}-\d\d-\d\d\.html$/);
    await expect(page.getByText('Your data is in your browser’s downloads.')).toBeVisible();
    await expect(button).toBeFocused();

    const path = `${outputDir}/${download.suggestedFilename()}`;
    await download.saveAs(path);
    const context = await browser.newContext({ ...project.use, offline: true });
    const file = await context.newPage();
    await file.goto(pathToFileURL(path).href);
    await expect(file.getByRole('heading', { name: 'Your data', level: 1 })).toBeVisible();
    await expect(file.getByRole('definition').filter({ hasText: shopper.email })).toBeVisible();
    await expect(file.getByRole('article').filter({ hasText: order.number })).toContainText('14 Bode Thomas Street');
    for (const colorScheme of ['light', 'dark'] as const) {
      await file.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page: file }).setLegacyMode().analyze();
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
    }
    expect(await file.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(JSON.parse((await file.locator('#data').textContent()) ?? '')).toMatchObject({ orders: [{ id: order.id }] });
    await context.close();
  },
);

test('a shopper deletes the account by keyboard alone, once no order is under way', {
  tag: ['@10.1.30', '@10.1.31'],
}, async ({ page, request, browser }) => {
  const shopper = await createShopper(request);
  const order = await placeOrder(request, shopper);
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, request, shopper);
  await signIn(page, request, shopper);
  await page.goto('/account');
  const password = page.getByRole('form', { name: 'Delete account' }).getByLabel('Your password');
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  const remove = async () => {
    await password.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(shopper.password);
    await page.keyboard.press('Enter');
    await expect(question).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(question.getByRole('button', { name: 'Yes, delete' })).toBeFocused();
    await page.keyboard.press('Enter');
  };

  await test.step('Escape and a wrong password delete nothing', async () => {
    await password.focus();
    await page.keyboard.type('not-the-password');
    await page.keyboard.press('Enter');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(password).toBeFocused();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Yes, delete' }).press('Enter');
    await expect(page.getByText('Your current password is incorrect')).toBeVisible();
    await expect(password).toBeFocused();
  });
  await test.step('it is refused while an order is waiting for payment, which is named', async () => {
    await remove();
    await expect(page.getByText(`Order ${order.number} is waiting for payment.`)).toBeVisible();
    await expect(password).toHaveValue(shopper.password);
    await request.delete(`/api/v1/orders/${order.id}`, { headers: headersOf(shopper) });
  });
  await test.step('then the account is deleted, and this device is logged out', async () => {
    await remove();
    await expect(toasts(page).getByText('Your account has been deleted.')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
  await test.step('other devices are logged out, and nobody can log in', async () => {
    await elsewhere.goto('/account');
    await expect(elsewhere).toHaveURL(/\/login$/);
    await logIn(elsewhere, shopper);
    await expect(elsewhere.getByRole('main').getByText('Email or password is incorrect')).toBeVisible();
  });
  await test.step('the former owner gets a mail', async () => {
    const mails = await mailsTo(request, shopper.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your ABS account is deleted']);
  });
  await elsewhere.close();
});
