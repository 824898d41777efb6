/**
 * `npm run test:browsers`: the main journey in Firefox and in WebKit, from sign-up to a paid order, and the back
 * office's chart. Uses the browsers of Debian's packages, and names the packages that are missing.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Driver } from '../tools/other-browsers/driver.ts';
import { startFirefox } from '../tools/other-browsers/firefox.ts';
import { findOtherBrowsers } from '../tools/other-browsers/installed.ts';
import { personAt } from '../tools/other-browsers/person.ts';
import { startWebkit } from '../tools/other-browsers/webkit.ts';
import { freePort } from '../tools/runner/ports.ts';
import { root } from '../tools/runner/project.ts';

const WIDTH = 1280;
const HEIGHT = 800;

const { firefox, ...webkit } = findOtherBrowsers();
const port = await freePort();
const shop = `http://localhost:${port}`;
const server = spawn(process.execPath, [join(root, 'e2e/server.ts')], {
  env: { ...process.env, E2E_PORT: String(port) },
  stdio: 'inherit',
});
while (!(await fetch(`${shop}/readyz`).catch(() => null))?.ok) await setTimeout(200);

/** The newest code that was mailed to an address. */
async function codeFor(email: string): Promise<string> {
  for (;;) {
    const mails = (await (await fetch(`${shop}/dev/mail/messages?to=${email}`)).json()) as { text: string }[];
    const code = mails[0]?.text.match(/\b\d{4}\b/)?.[0];
    if (code) return code;
    await setTimeout(200);
  }
}

/** A product with enough stock, and a name that the keyboards of both drivers can type. */
async function someHoodie(): Promise<{ name: string; size: string }> {
  const response = await fetch(`${shop}/api/v1/products?category=hoodie&limit=50&group=style`);
  const { products } = (await response.json()) as { products: { name: string; size: string; quantity: number }[] };
  const hoodie = products.find(({ name, quantity }) => quantity >= 20 && /^[\w ]+$/.test(name));
  assert.ok(hoodie, 'The demo data has no such hoodie');
  return hoodie;
}

async function buy(browser: Driver): Promise<void> {
  const { open, press, fill, type, see } = personAt(browser);
  const email = `${crypto.randomUUID()}@abs.test`;
  const password = 'a-fine-long-passphrase';
  await open(`${shop}/signup`);
  await fill('^Email$', email);
  await fill('^Password$', password);
  await fill('^Confirm password$', password);
  await press('^Sign up$');
  await see(/Verify Email/);
  await fill('^Digit 1 of 4$', await codeFor(email));
  await press('^Verify$');
  await fill('^First name$', 'Tọ́lá');
  await fill('^Last name$', 'Adéyẹmí');
  await press('^Female$');
  await press('^Save profile$');
  await see(/Our Collections/);

  const hoodie = await someHoodie();
  await press('^Search$');
  await type(hoodie.name);
  await press(`^${hoodie.name}`);
  await press(`^${hoodie.size}$`);
  await press('^Add to Cart$');
  await press('^Cart, 1 item');
  await press('^Checkout$');
  await fill('^Delivery Address', '12 Allen Avenue, Ikeja, Lagos');
  await fill('^Phone Number', '08012345678');
  await press('^Confirm$');
  await fill('^Card number', '4084084084084081');
  await fill('^Expiry', '1230');
  await fill('^CVV', '408');
  await press('^Pay');
  await press('^View order$');
  await see(/12 Allen Avenue, Ikeja, Lagos/);
  await see(/\bPaid\b/);
}

/** The back office draws its chart with the browser's own formatting of numbers. */
async function readChart(browser: Driver): Promise<void> {
  const { open, press, fill, see } = personAt(browser);
  await open(`${shop}/login`);
  await fill('^Email$', 'admin@abs.test');
  await fill('^Password$', 'abs-demo-pass');
  await press('^Login$');
  await see(/Brand Overview/);
  const sum = await see(/₦[\d.]+[KM]\b/);
  assert.doesNotMatch(sum, /\.0/, `${browser.name} writes a needless zero: ${sum}`);
  await press('^Logout$');
  await see(/Everyday streetwear|Our Collections/);
}

const starts = [() => startFirefox(firefox, WIDTH, HEIGHT), () => startWebkit(webkit, WIDTH, HEIGHT)];
try {
  for (const start of starts) {
    const browser = await start();
    try {
      await readChart(browser);
      await buy(browser);
      console.log(`${browser.name}: from sign-up to a paid order, and the chart of the back office.`);
    } finally {
      await browser.close();
    }
  }
} finally {
  server.kill();
}
