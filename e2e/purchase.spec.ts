import { expect } from '@playwright/test';
import { test } from './shopPage.ts';
import {
  cards,
  chosenProduct,
  codeFor,
  createShopper,
  fillDelivery,
  fillProfile,
  fillSignup,
  logIn,
  MAIN,
  mailsTo,
  newShopper,
  openDelivery,
  payWith,
  someHoodie,
  typeCode,
} from './support.ts';

test('a newcomer buys a hoodie', {
  tag: [MAIN, '@2.1.8', '@2.1.14', '@2.1.24', '@2.10.5', '@4.1.11', '@4.3.5', '@4.3.7', '@4.3.9', '@8.1.5'],
}, async ({ page, request }) => {
  const shopper = newShopper();
  const hoodie = await someHoodie(request);

  await test.step('signs up, verifies the e-mail and enters a name', async () => {
    await page.goto('/signup');
    await fillSignup(page, shopper);
    await expect(page.getByText('Your account is successfully created')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Verify Email' })).toBeVisible();
    await typeCode(page, await codeFor(request, shopper.email));
    await fillProfile(page);
    await expect(page.getByText('You have created your ABS profile.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Our Collections' })).toBeVisible();
  });

  await test.step('puts two hoodies into the cart', async () => {
    await page.goto(chosenProduct(hoodie));
    await expect(page.getByRole('heading', { name: hoodie.name, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: /increase|add one|one more/i }).click();
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await expect(page.getByRole('link', { name: /cart.*1 (line|product|item).*2/i })).toBeVisible();
  });

  await test.step('checks out', async () => {
    await page.getByRole('link', { name: /^cart/i }).click();
    await expect(page.getByText('Add your delivery address at checkout')).toBeVisible();
    await openDelivery(page);
    await fillDelivery(page);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/sandbox\/paystack\/checkout\//);
  });

  await test.step('pays, and sees the order paid', async () => {
    await payWith(page, cards.success);
    await expect(page).toHaveURL(/\/payment\/callback\?/);
    await expect(page.getByRole('heading', { name: /paid|thank you/i })).toBeVisible();
    await page.getByRole('link', { name: 'View order', exact: true }).click();
    await expect(page).toHaveURL(/\/order\/[\w-]+$/);
    await expect(page.getByText(hoodie.name)).toBeVisible();
    await expect(page.getByText(/paid/i).first()).toBeVisible();
    await expect(page.getByText('12 Allen Avenue, Ikeja, Lagos')).toBeVisible();
  });

  const subjects = (await mailsTo(request, shopper.email, 3)).map((mail) => mail.subject);
  expect(subjects).toEqual([
    expect.stringMatching(/^We received your payment for ABS-\d+$/),
    expect.stringMatching(/^Your order ABS-\d+$/),
    expect.stringMatching(/is your ABS verification code$/),
  ]);
});

test('a purchase survives a reload at every step', { tag: [MAIN, '@2.1.8'] }, async ({ page, request }) => {
  const shopper = newShopper();
  const hoodie = await someHoodie(request);

  await page.goto('/signup');
  await page.reload();
  await fillSignup(page, shopper);

  await expect(page.getByText(shopper.email)).toBeVisible();
  await page.reload();
  await expect(page.getByText(shopper.email)).toBeVisible();
  await expect(page.getByText(/Request again in \d+/)).toBeVisible();
  await typeCode(page, await codeFor(request, shopper.email));

  await expect(page.getByLabel('First name')).toBeVisible();
  await page.reload();
  await fillProfile(page);

  await expect(page.getByRole('heading', { name: 'Our Collections' })).toBeVisible();
  await page.goto(chosenProduct(hoodie));
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByRole('link', { name: /cart.*1 (line|product|item)/i })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /cart.*1 (line|product|item)/i })).toBeVisible();

  await page.goto('/cart');
  await page.reload();
  await openDelivery(page);
  await fillDelivery(page);
  await page.getByRole('button', { name: 'Confirm' }).click();

  await expect(page.getByLabel('Card number')).toBeVisible();
  await page.reload();
  await payWith(page, cards.success);

  await expect(page.getByRole('heading', { name: /paid|thank you/i })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /paid|thank you/i })).toBeVisible();
  await page.getByRole('link', { name: 'View order', exact: true }).click();
  await expect(page.getByText(hoodie.name)).toBeVisible();
  await page.reload();
  await expect(page.getByText(hoodie.name)).toBeVisible();
});

test('a declined card leaves the order waiting, and another card pays it', { tag: [MAIN, '@2.7.5'] }, async ({
  page,
  request,
}) => {
  const shopper = await createShopper(request);
  const hoodie = await someHoodie(request);
  await page.goto('/login');
  await logIn(page, shopper);
  await expect(page.getByRole('heading', { name: 'Our Collections' })).toBeVisible();
  await page.goto(chosenProduct(hoodie));
  await page.getByRole('button', { name: 'Order Now' }).click();
  await expect(page.getByRole('dialog', { name: 'Enter Delivery Details' })).toBeVisible();
  await fillDelivery(page);
  await page.getByRole('button', { name: 'Confirm' }).click();

  await payWith(page, cards.declined);
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await page.getByRole('link', { name: 'Cancel payment' }).click();
  await expect(page).toHaveURL(/\/payment\/callback\?/);
  await expect(
    page.getByRole('heading', { name: /cancelled|not completed|declined|failed|did not go through/i }),
  ).toBeVisible();

  await page.goto('/order');
  await expect(page.getByRole('heading', { name: 'Pending Orders', level: 1 })).toBeVisible();
  await expect(page.getByText(hoodie.name)).toBeVisible();
  await page.getByRole('button', { name: /pay now/i }).click();
  await payWith(page, cards.success);
  await expect(page.getByRole('heading', { name: /paid|thank you/i })).toBeVisible();

  await page.goto('/order');
  await expect(page.getByText('No pending orders available.')).toBeVisible();
});

test('a guest who adds to the cart logs in and finds it there', { tag: [MAIN, '@2.2.4', '@6.1.2'] }, async ({
  page,
  request,
}) => {
  const shopper = await createShopper(request);
  const hoodie = await someHoodie(request);
  await page.goto(chosenProduct(hoodie));
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, shopper);
  await expect(page).toHaveURL(new RegExp(`/product/${hoodie.id}\\?size=`));
  await expect(page.getByRole('link', { name: /cart.*1 (line|product|item)/i })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: hoodie.name })).toBeVisible();
});

test('a guest who orders signs up on the way and arrives at the delivery form', {
  tag: ['@2.1.14', '@2.2.4', '@6.1.2'],
}, async ({ page, request }) => {
  const shopper = newShopper();
  const hoodie = await someHoodie(request);
  await page.goto(chosenProduct(hoodie));
  await page.getByRole('button', { name: 'Order Now' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await fillSignup(page, shopper);
  await expect(page).toHaveURL(/\/otp/);
  await typeCode(page, await codeFor(request, shopper.email));
  await fillProfile(page);
  await expect(page.getByRole('dialog', { name: 'Enter Delivery Details' })).toBeVisible();
});
