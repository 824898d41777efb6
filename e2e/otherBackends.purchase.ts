/** The steps of a purchase against any backend, shared by all journeys. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { codeOf, hoodie } from './otherBackends.ts';
import { fillDelivery, fillProfile, fillSignup, logIn, openDelivery, type Shopper, typeCode } from './support.ts';

const cartLink = (page: Page) => page.getByRole('link', { name: /^Cart/ });
const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to Cart', exact: true });

/** A guest finds the hoodie in the collection, adds it to the cart and arrives at the login. */
export async function findAndWant(page: Page): Promise<void> {
  await page.goto('/shop');
  await page.getByRole('main').getByRole('link', { name: hoodie.name }).first().click();
  await expect(page.getByRole('heading', { name: hoodie.name, level: 1 })).toBeVisible();
  await addToCart(page).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** Signs up from the login, with a name, and returns to the product. */
export async function signUpOnTheWay(
  page: Page,
  request: APIRequestContext,
  label: string,
  shopper: Shopper,
): Promise<void> {
  await page.getByRole('link', { name: 'Sign up' }).click();
  await fillSignup(page, shopper);
  await expect(page.getByRole('heading', { name: 'Verify Email' })).toBeVisible();
  await typeCode(page, await codeOf(request, label, shopper.email));
  await fillProfile(page);
  await backAtProduct(page);
}

/** Logs in and returns to the product, which is now in the cart. */
export async function logInOnTheWay(page: Page, shopper: Shopper): Promise<void> {
  await logIn(page, shopper);
  await backAtProduct(page);
}

async function backAtProduct(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: hoodie.name, level: 1 })).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/^Cart, \d/);
}

/** Orders two of it in the cart, and checks their price. */
export async function takeTwo(page: Page): Promise<void> {
  await cartLink(page).click();
  // Waits for the cart, because the product's page has the same buttons.
  await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeVisible();
  const quantity = page.getByRole('group', { name: `Quantity of ${hoodie.name}` });
  await quantity.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(quantity.getByRole('status')).toHaveText('2');
  await expect(page.getByText('₦50,000').first()).toBeVisible();
}

/** Goes from the cart to the provider's page. */
export async function checkOut(page: Page): Promise<void> {
  await openDelivery(page);
  await fillDelivery(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** Pays or cancels `amount` naira on the provider's page. */
export async function endPayment(page: Page, amount: number, button: 'Pay' | 'Cancel'): Promise<void> {
  await expect(page.getByRole('heading', { name: `Pay ₦${amount}`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/\/payment\/callback\?/);
}

/** Expects the shop to show the order as paid. */
export async function seePaid(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /paid|thank you/i })).toBeVisible();
  await page.getByRole('link', { name: 'View order', exact: true }).click();
  await expect(page.getByText(hoodie.name).first()).toBeVisible();
  await expect(page.getByText(/paid/i).first()).toBeVisible();
}

/** Places another order, and cancels its payment. */
export async function orderWithoutPaying(page: Page): Promise<void> {
  await page.goto('/shop');
  await page.getByRole('main').getByRole('link', { name: hoodie.name }).first().click();
  await page.getByRole('button', { name: 'Order Now' }).click();
  await fillDelivery(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await endPayment(page, hoodie.price + 5, 'Cancel');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/paid|thank you/i);
}

/** Deletes the pending order. */
export async function deletePending(page: Page): Promise<void> {
  await page.goto('/order');
  await page.getByRole('button', { name: /^Delete order/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText('No pending orders available.')).toBeVisible();
}
