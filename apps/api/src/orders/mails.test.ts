import { afterAll, beforeAll, expect, test } from 'vitest';
import { mails } from '../db/schema.ts';
import { addAdmin, addProduct, addShopper, order, pay, type Shopper, webhook } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let app: TestApp;
let admin: Shopper;
beforeAll(async () => {
  app = await createTestApp();
  admin = await addAdmin(app);
});
afterAll(() => app.close());

type Placed = { shopper: Shopper; id: string; amount: number };

const cancel = ({ shopper, id }: Placed) => app.call('DELETE', `/orders/${id}`, { token: shopper.token });
const cancelAsAdmin = ({ id }: Placed) =>
  app.call('POST', `/admin/orders/${id}/status`, { token: admin.token, body: { status: 'canceled' } });
async function payUp({ shopper, id, amount }: Placed) {
  const { reference } = (await pay(app, shopper, id)).body.data.data;
  return () => webhook(app, { reference, amount });
}

test.each([
  ['payment', 'We received your payment', async (placed: Placed) => (await payUp(placed))()],
  ['cancellation by the customer', 'is cancelled', cancel],
  ['cancellation by the shop', 'is cancelled', cancelAsAdmin],
  [
    'cancellation after the payment',
    'is cancelled',
    async (placed: Placed) => {
      await (await payUp(placed))();
      return cancelAsAdmin(placed);
    },
  ],
  [
    'payment that arrives too late',
    'We owe you a refund',
    async (placed: Placed) => {
      const arrive = await payUp(placed);
      app.fakePayments.settle(app.fakePayments.started.at(-1)?.reference ?? '', 'abandoned');
      await cancel(placed);
      return arrive();
    },
  ],
])(
  'the mail about a %s names each line of the order, as text and HTML',
  {
    tags: ['10.4.16'],
  },
  async (what, subject, happen) => {
    const shopper = await addShopper(app);
    const { id } = await addProduct(app, { sku: `IKO ${what}` });
    const placed = await order(app, shopper, id, 2);
    await app.db.autocommit((tx) => tx.update(mails).set({ sentAt: app.clock.now() }));
    expect((await happen({ shopper, id: placed.id, amount: placed.totalPrice * 100 })).status).toBe(200);
    const mail = (await app.mailsTo(shopper.email)).at(-1);
    expect(mail?.subject).toContain(subject);
    const line = `2 × Ikoyi Hoodie, Navy, size M (SKU IKO ${what})`;
    expect(mail?.text.split('\n\n')).toContain(line);
    expect(mail?.html).toContain(`>${line}</p>`);
  },
);
