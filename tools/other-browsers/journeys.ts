/** The main journeys through the shop, in any browser. */
import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Driver } from './driver.ts';
import { PATIENCE_MS, personAt } from './person.ts';

type Account = { email: string; password: string };
type Person = ReturnType<typeof personAt> & { shop: string };
type Hoodie = { id: string; name: string; size: string };

const admin: Account = { email: 'admin@abs.test', password: 'abs-demo-pass' };
const cards = { success: '4084084084084081', declined: '4084080000005408' };
const ADDRESS = '12 Allen Avenue, Ikeja, Lagos';

/** The code that was mailed to an address. */
async function codeFor({ shop }: Person, email: string, purpose: 'verification' | 'password reset'): Promise<string> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await setTimeout(200)) {
    const mails = (await (await fetch(`${shop}/dev/mail/messages?to=${email}`)).json()) as { subject: string }[];
    const mail = mails.find(({ subject }) => subject.endsWith(`is your ABS ${purpose} code`));
    if (mail) return mail.subject.slice(0, 4);
  }
  throw new Error(`No ${purpose} code was mailed to ${email}.`);
}

/** A product with enough stock, and a name that the keyboards of both drivers can type. */
async function someHoodie(shop: string): Promise<Hoodie> {
  const response = await fetch(`${shop}/api/v1/products?category=hoodie&limit=50&group=style`);
  const { products } = (await response.json()) as { products: (Hoodie & { quantity: number })[] };
  const hoodie = products.find(({ name, quantity }) => quantity >= 20 && /^[\w ]+$/.test(name));
  assert.ok(hoodie, 'The demo data has no such hoodie');
  return hoodie;
}

async function logIn({ shop, open, fill, press }: Person, { email, password }: Account): Promise<void> {
  await open(`${shop}/login`);
  await fill('^Email$', email);
  await fill('^Password$', password);
  await press('^Login$');
}

async function logOut({ press, see }: Person): Promise<void> {
  await press('’s account$');
  await press('^Logout$');
  await see(/Our Collections/);
}

async function signUp(person: Person, { email, password }: Account): Promise<void> {
  const { shop, open, fill, press, see } = person;
  await open(`${shop}/signup`);
  await fill('^Email$', email);
  await fill('^Password$', password);
  await fill('^Confirm password$', password);
  await press('^Sign up$');
  await see(/Verify Email/);
  await fill('^Digit 1 of 4$', await codeFor(person, email, 'verification'));
  await press('^Verify$');
  await fill('^First name$', 'Tọ́lá');
  await fill('^Last name$', 'Adéyẹmí');
  await press('^Female$');
  await press('^Save profile$');
  await see(/Our Collections/);
}

async function confirmDelivery({ fill, press }: Person): Promise<void> {
  await fill('^Delivery Address', ADDRESS);
  await fill('^Phone Number', '08012345678');
  await press('^Confirm$');
}

async function payWith({ fill, press }: Person, card: string): Promise<void> {
  await fill('^Card number$', card);
  await fill('^Expiry', '1230');
  await fill('^CVV', '408');
  await press('^Pay');
}

/** Finds a product by its name, and buys it from the cart. */
async function buy(person: Person, { name, size }: Hoodie): Promise<void> {
  const { press, type, see } = person;
  await press('^Search$');
  await type(name);
  await press(`^${name}`);
  await press(`^${size}$`);
  await press('^Add to Cart$');
  await press('^Cart, 1 item');
  await press('^Checkout$');
  await confirmDelivery(person);
  await payWith(person, cards.success);
  await press('^View order$');
  await see(new RegExp(ADDRESS));
  await see(/\bPaid\b/);
}

async function orderNow(person: Person, { id, size }: Hoodie): Promise<void> {
  const { shop, open, press } = person;
  await open(`${shop}/product/${id}?size=${size}`);
  await press('^Order Now$');
  await confirmDelivery(person);
}

async function payLater(person: Person, hoodie: Hoodie): Promise<void> {
  const { shop, open, press, see } = person;
  await orderNow(person, hoodie);
  await payWith(person, cards.declined);
  await see(/bank refused this card/);
  await press('^Cancel payment$');
  await see(/cancelled|not completed/i);
  await open(`${shop}/order`);
  await press('^Pay now');
  await payWith(person, cards.success);
  await press('^View order$');
  await see(/\bPaid\b/);
}

async function deleteOrder(person: Person, hoodie: Hoodie): Promise<void> {
  const { shop, open, press, see } = person;
  await orderNow(person, hoodie);
  await see(/Card number/);
  await open(`${shop}/order`);
  await press('^Delete order');
  await press('^Yes, Delete$');
  await see(/No pending orders available/);
}

async function resetPassword(person: Person, { email }: Account, password: string): Promise<void> {
  const { shop, open, fill, press, see } = person;
  await logOut(person);
  await open(`${shop}/login`);
  await press('^Forget Password');
  await fill('^Email$', email);
  await press('^Send code$');
  await see(/Verify Email/);
  await fill('^Digit 1 of 4$', await codeFor(person, email, 'password reset'));
  await press('^Verify$');
  await fill('^Password$', password);
  await fill('^Confirm password$', password);
  await press('^Proceed$');
  await see(/Password has been successfully reset/);
  await logIn(person, { email, password });
  await press('^View Order|^Orders, ');
}

/** Handles the orders of a customer, and blocks the account. */
async function workAsAdmin(person: Person, browser: Driver, { email }: Account): Promise<void> {
  const { shop, open, press, see } = person;
  await logIn(person, admin);
  await see(/Brand Overview/);
  // The browser's own formatting of numbers.
  const sum = await see(/₦[\d.]+[KM]\b/);
  assert.doesNotMatch(sum, /\.0/, `${browser.name} writes a needless zero: ${sum}`);
  await open(`${shop}/admin/orders?status=pending&search=${email}`);
  await press('^Clear order ');
  await press('^Yes, Clear');
  await see(/cleared/i);
  await open(`${shop}/admin/user?search=${email}`);
  await press('^Block ');
  await press('^Yes, Block$');
  await see(/Blocked/);
  await press('^Logout$');
  await see(/Our Collections/);
}

/** Makes all journeys, one after the other. @param shop the origin of a shop with the demo data */
export async function makeJourneys(browser: Driver, shop: string): Promise<void> {
  const person: Person = { ...personAt(browser), shop };
  const account = { email: `${crypto.randomUUID()}@abs.test`, password: 'a-fine-long-passphrase' };
  const hoodie = await someHoodie(shop);
  await signUp(person, account);
  await buy(person, hoodie);
  await payLater(person, hoodie);
  await deleteOrder(person, hoodie);
  await resetPassword(person, account, 'another-fine-passphrase');
  await logOut(person);
  await workAsAdmin(person, browser, account);
  await logIn(person, { ...account, password: 'another-fine-passphrase' });
  await person.see(/blocked/i);
}
