/** Runs the conformance kit, which is made for other backends, against the reference backend. */
import { setImmediate as breathe } from 'node:timers/promises';
import { type Report, readConfig, runKit } from '@abs/conformance/kit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from './db/schema.ts';
import { createSandboxShop, goodCard, type SandboxShop, sendCard } from './testing/sandboxShop.ts';
import { addProduct } from './testing/shop.ts';
import { PASSWORD } from './testing/testApp.ts';

let shop: SandboxShop;
let report: Report;

beforeAll(async () => {
  shop = await createSandboxShop();
  const names = ['Ikoyi Hoodie', 'Yaba Tee', 'Lekki Sneaker', 'Surulere Jacket'];
  for (let index = 0; index < 14; index++) {
    await addProduct(shop, { name: `${names[index % names.length]} ${index + 1}`, position: index });
  }
  const { email, userId } = await shop.signUpAndVerify();
  await shop.db.autocommit((tx) => tx.update(users).set({ userType: 'Admin' }).where(eq(users.id, userId)));

  const config = readConfig({
    url: shop.origin,
    origin: 'https://shop.example.com',
    admin: { email, password: PASSWORD },
    customers: { signUp: 'kit-{n}@example.com' },
    codes: { byHand: true },
    payment: { byHand: true },
  });
  report = await runKit(config, {
    outside: {
      codesTo: async (address) => (await shop.mailsTo(address)).flatMap(({ text }) => /^\d{4}$/m.exec(text) ?? []),
      ask: async () => '',
      pay: async (url) => void (await sendCard(url, goodCard)),
    },
    // Skips the minute that must pass between two codes.
    wait: async (milliseconds) => {
      shop.clock.advance(milliseconds);
      await breathe();
    },
    log: () => {},
  });
});
afterAll(() => shop.close());

it('passes with no remark', () => {
  const findings = report.calls.filter(
    ({ outcome, remarks, checks }) =>
      outcome !== 'works' || remarks.length > 0 || checks.some((check) => check.outcome !== 'passed'),
  );
  expect(findings).toEqual([]);
  expect(report.isConforming).toBe(true);
});

it('offers every call beyond the basic contract', () => {
  expect(report.additive.filter(({ outcome }) => outcome !== 'offered')).toEqual([]);
});
