/** The steps of a purchase against any backend, so that each journey is the same but for what its backend is about. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { codeOf, hoodie } from './otherBackends.ts';
import { fillDelivery, fillProfile, fillSignup, logIn, openDelivery, type Shopper, typeCode } from './support.ts';

const cartLink = (page: Page) => page.getByRole('link', { name: /^Cart/ });
const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to Cart', exact: true });

/** A guest finds the hoodie in the collection and wants it. */
export async function findAndWant(page: Page): Promise<void> {
  await page.goto('/shop');
  await page.getByRole('main').getByRole('link', { name: hoodie.name }).first().click();
  await expect(page.getByRole('heading', { name: hoodie.name, level: 1 })).toBeVisible();
  await addToCart(page).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** From the login to an account with a name, back where the guest came from. */
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

/** From the login back to the product, which is now in the cart. */
export async function logInOnTheWay(page: Page, shopper: Shopper): Promise<void> {
  await logIn(page, shopper);
  await backAtProduct(page);
}

async function backAtProduct(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: hoodie.name, level: 1 })).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/^Cart, \d/);
}

/** In the cart: two of it, and what they cost. */
export async function takeTwo(page: Page): Promise<void> {
  await cartLink(page).click();
  // The product's page has such buttons too.
  await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeVisible();
  const quantity = page.getByRole('group', { name: `Quantity of ${hoodie.name}` });
  await quantity.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(quantity.getByRole('status')).toHaveText('2');
  await expect(page.getByText('₦50,000').first()).toBeVisible();
}

/** From the cart to the provider's page. */
export async function checkOut(page: Page): Promise<void> {
  await openDelivery(page);
  await fillDelivery(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** At the provider: ends the payment of so many naira. */
export async function endPayment(page: Page, amount: number, button: 'Pay' | 'Cancel'): Promise<void> {
  await expect(page.getByRole('heading', { name: `Pay ₦${amount}`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/\/payment\/callback\?/);
}

/** Back in the shop, which knows that the order is paid. */
export async function seePaid(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /paid|thank you/i })).toBeVisible();
  await page.getByRole('link', { name: 'View order', exact: true }).click();
  await expect(page.getByText(hoodie.name).first()).toBeVisible();
  await expect(page.getByText(/paid/i).first()).toBeVisible();
}

/** Another order, whose payment is cancelled. */
export async function orderWithoutPaying(page: Page): Promise<void> {
  await page.goto('/shop');
  await page.getByRole('main').getByRole('link', { name: hoodie.name }).first().click();
  await page.getByRole('button', { name: 'Order Now' }).click();
  await fillDelivery(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await endPayment(page, hoodie.price + 5, 'Cancel');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/paid|thank you/i);
}

/** The order that waits for payment is not wanted any more. */
export async function deletePending(page: Page): Promise<void> {
  await page.goto('/order');
  await page.getByRole('button', { name: /^Delete order/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText('No pending orders available.')).toBeVisible();
}
