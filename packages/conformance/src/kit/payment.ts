import { unknownLike } from './catalogue.ts';
import type { Probe } from './check.ts';
import { isSuccess } from './exchange.ts';
import { NotTried, need, reasonOf } from './findings.ts';
import { forget, nameOf, placeOne } from './orders.ts';
import type { Order } from './reader.ts';
import { NO_CUSTOMER, type Run } from './run.ts';

const POLL_MS = 1000;
/** The origin of payment pages that the shop allows by default, along with its own origins. */
const PAYSTACK = 'https://checkout.paystack.com';
const NO_PAYMENT = 'No payment could be started.';

/** Pays an order, and checks that it becomes paid and cannot be paid again or cancelled. */
export async function tryPayment(run: Run): Promise<void> {
  const { check } = run;
  const token = () => need(run.customer?.token, NO_CUSTOMER);
  let order: Order | undefined;

  const page = await check('makePayment', 'leads to the payment provider', async (probe) => {
    order = await placeOne(run, probe);
    const { orderId, data } = await probe.read('makePayment', { body: { orderId: order.id }, token: token() });
    probe.expect(orderId === order.id, 'The answer repeats the order’s id.');
    run.paymentReference = (data.data as { reference?: string }).reference;
    return judgedAddress(run, probe, data.data.authorization_url);
  });
  await check('makePayment', 'refuses an order that does not exist', async (probe) => {
    const body = { orderId: unknownLike(need(order, NO_PAYMENT).id) };
    const spec = 'A missing order cannot be paid.';
    await probe.refused('makePayment', { body, token: token() }, { spec, statuses: [400, 404, 422] });
  });
  run.paidOrder = await check('makePayment', 'is followed by an order that is paid', async (probe) => {
    const { id } = need(order, NO_PAYMENT);
    const url = need(page, NO_PAYMENT);
    const pay = run.outside.pay;
    if (!pay) throw new NotTried('The config says to skip the payment.');
    await pay(url).catch((error: unknown) => {
      throw new NotTried(`The payment could not be made: ${reasonOf(error)}`);
    });
    run.recorder.forget(nameOf(id));
    run.recorder.leave(`paid ${nameOf(id)}`);
    await waitUntilPaid(run, probe, id);
    return id;
  });
  await check('makePayment', 'refuses an order that is paid', async (probe) => {
    const body = { orderId: need(run.paidOrder, 'No order is paid.') };
    await probe.refused('makePayment', { body, token: token() }, { spec: 'Nobody pays an order twice.' });
  });
  await check('cancelOrder', 'refuses an order that is paid', async (probe) => {
    const id = need(run.paidOrder, 'No order is paid.');
    await probe.refused('cancelOrder', { params: { id }, token: token() }, { spec: 'A paid order stays.' });
    const { order: kept } = await probe.read('getOrder', { params: { id }, token: token() });
    probe.expect(kept.status === 'SUCCESS', 'The order is still SUCCESS.');
  });
  if (order && !run.paidOrder) await cancelUnpaid(run, order.id);
}

/** @throws {Fault} unless the shop would redirect a shopper to this URL */
function judgedAddress(run: Run, probe: Probe, address: string): string {
  const spec = 'data.data.authorization_url is the https address of the payment page.';
  const url = URL.parse(address);
  probe.expect(url !== null, spec, `authorization_url ${JSON.stringify(address)}`);
  const { origin, protocol } = url as URL;
  const own = [new URL(run.config.url).origin, run.config.origin];
  probe.expect(protocol === 'https:' || own.includes(origin), spec);
  if (!own.includes(origin) && origin !== PAYSTACK) {
    probe.remark(`Payments are made at ${origin}: the shop must be built with VITE_PAYMENT_ORIGINS=${origin}.`);
  }
  return address;
}

/** Does as the shop when the shopper returns: has the backend verify the payment, if it can, and polls the order. */
async function waitUntilPaid(run: Run, probe: Probe, id: string): Promise<void> {
  const token = run.customer?.token;
  const { payment: seconds } = run.config.timeouts;
  if (run.paymentReference) {
    await run.client.send('verifyPayment', { params: { reference: run.paymentReference }, token });
  }
  for (let waited = 0; ; waited += POLL_MS) {
    const { order } = await probe.read('getOrder', { params: { id }, token });
    if (order.status === 'SUCCESS' && order.paymentStatus === 'paid') return;
    if (waited >= seconds * 1000) {
      probe.expect(false, `A paid order is SUCCESS and 'paid' within ${seconds} s.`);
    }
    await run.wait(POLL_MS);
  }
}

async function cancelUnpaid(run: Run, id: string): Promise<void> {
  const answer = await run.client.send('cancelOrder', { params: { id }, token: run.customer?.token });
  if (isSuccess(answer)) forget(run, id);
}
