import type { CallName } from '@abs/contract';
import { endpoints } from '@abs/contract';
import { NAMES } from './accounts.ts';
import { newProduct, productName } from './admin.ts';
import { unknownLike } from './catalogue.ts';
import { type Input, isSuccess } from './exchange.ts';
import { need } from './findings.ts';
import { DELIVERY } from './orders.ts';
import type { Order } from './reader.ts';
import { NO_CUSTOMER, NO_PRODUCT, NO_STRANGER, type Run } from './run.ts';

const OTHERS = [403, 404];
const PICTURES = { salesCoverPicture: 'conformance.png', subImages: ['conformance.png'] };

/** Checks that a customer cannot see, pay, cancel or change the data of another customer. */
export async function tryOwnership(run: Run, order: Order | undefined): Promise<void> {
  const { check } = run;
  const customer = () => need(run.customer?.token, NO_CUSTOMER);
  const stranger = () => need(run.stranger?.token, NO_STRANGER);
  const id = () => need(order, 'No order could be placed.').id;
  const stillPending = async (probe: Parameters<Parameters<typeof check>[2]>[0]) => {
    const { order: kept } = await probe.read('getOrder', { params: { id: id() }, token: customer() });
    probe.expect(kept.status === 'PENDING', 'What somebody else does leaves the order as it was.');
  };

  await check('getOrder', 'keeps an order from other customers', async (probe) => {
    const spec = 'Another customer’s order is refused with 404 or 403.';
    await probe.refused('getOrder', { params: { id: id() }, token: stranger() }, { spec, statuses: OTHERS });
  });
  await check('getOrders', 'keeps to the customer’s own orders', async (probe) => {
    const orders = await probe.read('getOrders', { token: stranger() });
    probe.expect(!orders.some((one) => one.id === id()), 'The list has the customer’s own orders only.');
  });
  await check('makePayment', 'refuses another customer’s order', async (probe) => {
    const spec = 'Another customer’s order is refused with 404 or 403.';
    await probe.refused('makePayment', { body: { orderId: id() }, token: stranger() }, { spec, statuses: OTHERS });
  });
  await check('cancelOrder', 'refuses another customer’s order', async (probe) => {
    const spec = 'Another customer’s order is refused with 404 or 403.';
    await probe.refused('cancelOrder', { params: { id: id() }, token: stranger() }, { spec, statuses: OTHERS });
    await stillPending(probe);
  });
  await check('deleteCartItem', 'refuses a line of another customer’s cart', async (probe) => {
    const { id: productId } = need(run.product, NO_PRODUCT);
    stranger();
    await probe.read('addToCart', { body: { productId, quantity: 1 }, token: customer() });
    try {
      const { items } = await probe.read('getCart', { token: customer() });
      const line = need(
        items.find((item) => item.productId === productId),
        'No line was there.',
      );
      const spec = 'A line of another customer’s cart is refused with 404 or 403.';
      await probe.refused('deleteCartItem', { params: { id: line.id }, token: stranger() }, { spec, statuses: OTHERS });
      await probe.send('deleteCartProduct', { params: { id: productId }, token: stranger() });
      const after = await probe.read('getCart', { token: customer() });
      probe.expect(
        after.items.some((item) => item.id === line.id),
        'The line is still there.',
      );
    } finally {
      await probe.send('deleteCartProduct', { params: { id: productId }, token: customer() });
    }
  });
  await check('completeProfile', 'refuses another customer’s profile', async (probe) => {
    const params = { id: need(run.customer?.userId, NO_CUSTOMER) };
    const body = { firstName: 'Somebody', lastName: 'Else', gender: 'Male' };
    // Section 7 requires no token here. A backend that requires one must accept only the customer's own.
    if (isSuccess(await probe.send('completeProfile', { params, body: NAMES }))) return;
    const spec = 'Another customer’s profile is refused with 403 or 404.';
    await probe.refused('completeProfile', { params, body, token: stranger() }, { spec, statuses: OTHERS });
  });
}

/** Checks that calls that need a login are refused without one, and that customers cannot make an admin's calls. */
export async function tryCredentials(run: Run, calls: readonly CallName[]): Promise<void> {
  const { check, customer } = run;
  for (const call of calls) {
    const { auth } = endpoints[call];
    if (auth === 'none' || call === 'completeProfile') continue;
    const input = inputOf(call, run);
    const leaves = call === 'createProduct' ? { leaves: productName((input.body as { name: string }).name) } : {};
    await check(call, 'answers 401 without a token', async (probe) => {
      const spec = 'Without a token the answer is 401, on which the shop asks to log in.';
      await probe.refused(call, input, { spec, statuses: [401], ...leaves });
      if (call !== 'getProfile') return;
      await probe.refused(
        call,
        { ...input, token: 'no-token-of-anybody' },
        { spec: 'So it is with a token that is none.', statuses: [401] },
      );
    });
    if (auth !== 'admin') continue;
    await check(call, 'is for admins only', async (probe) => {
      const token = need(customer?.token, NO_CUSTOMER);
      const spec = 'A customer is refused with 403.';
      await probe.refused(call, { ...input, token }, { spec, statuses: [401, 403, 404], ...leaves });
    });
  }
}

/** A well-formed input, because some backends validate the input first. */
function inputOf(call: CallName, { product }: Run): Input {
  const id = unknownLike(product?.id ?? 'x');
  const input: Input = {};
  if (endpoints[call].path.includes('{id}')) input.params = { id };
  if (call === 'addToCart') input.body = { productId: product?.id ?? id, quantity: 1 };
  if (call === 'placeOrder') input.body = DELIVERY;
  if (call === 'makePayment') input.body = { orderId: id };
  if (call === 'createProduct') input.body = { ...newProduct(), ...PICTURES };
  return input;
}
