import type { Cart, Order } from '@abs/contract';
import { CallError } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, SimulatedClock, transition } from 'xstate';
import { isPaymentPage } from '../shared/payment.ts';
import { afterDone, controlledPort, emittedBy } from '../testing/controlled.ts';
import { aLine, anOrder, aProduct, offline, serverError } from '../testing/fixtures.ts';
import { type ShownCart, shownCartOf } from './cartChanges.ts';
import { checkoutMachine } from './checkoutMachine.ts';
import type {
  CheckoutEmitted,
  CheckoutInput,
  MakePaymentAnswer,
  MakePaymentInput,
  PlaceOrderAnswer,
  PlaceOrderInput,
} from './checkoutTypes.ts';

const page = 'https://checkout.paystack.com/abc';
const values = { deliveryAddress: ' 1 Broad Street ', phoneNumber: '+234 (801) 234-5678' };
const cleanedValues = { deliveryAddress: '1 Broad Street', phoneNumber: '2348012345678' };
const confirmed = { type: 'delivery.confirmed', values } as const;
const soldOut = new CallError('Hoodie: only 1 left', { status: 409, code: 'out_of_stock' });
const timeout = new CallError('The request timed out', { code: 'timeout' });

function authorized(authorization_url = page): MakePaymentAnswer {
  return {
    orderId: 'o1',
    data: { data: { authorization_url } },
  };
}

function keys() {
  let count = 0;
  return () => `key-${++count}`;
}

function run(input: Partial<CheckoutInput> = {}) {
  const clock = new SimulatedClock();
  const getCart = controlledPort<Cart, undefined>();
  const placeOrder = controlledPort<PlaceOrderAnswer, PlaceOrderInput>();
  const getOrders = controlledPort<readonly Order[], undefined>();
  const makePayment = controlledPort<MakePaymentAnswer, MakePaymentInput>();
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        getCart: getCart.logic,
        placeOrder: placeOrder.logic,
        getOrders: getOrders.logic,
        makePayment: makePayment.logic,
      },
      guards: { isAllowedPaymentUrl: (_, { url }) => isPaymentPage(url, ['https://checkout.paystack.com']) },
    }),
    { clock, input: { open: true, createKey: keys(), ...input } },
  );
  const emitted = emittedBy(actor);
  actor.start();
  return {
    actor,
    clock,
    getCart,
    placeOrder,
    getOrders,
    makePayment,
    emitted,
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
    placeKeys: () => placeOrder.requests.map(({ input: { idempotencyKey } }) => idempotencyKey),
  };
}

describe('checkout, the delivery form', () => {
  const start = (input: Partial<CheckoutInput> = {}) =>
    initialTransition(checkoutMachine, { createKey: keys(), ...input })[0];

  it('opens by the button, or immediately for Order Now', { tags: ['4.3.6'] }, () => {
    expect(start().value).toBe('browsing');
    expect(start({ open: true }).value).toBe('enteringDelivery');
    expect(transition(checkoutMachine, start(), { type: 'checkout.opened' })[0].value).toBe('enteringDelivery');
  });

  it('prefills the last address and phone number, never over typed values', () => {
    const open = { type: 'checkout.opened', deliveryAddress: '1 Broad Street', phoneNumber: '0801' } as const;
    const [opened] = transition(checkoutMachine, start(), open);
    const last = { deliveryAddress: '1 Broad Street', city: '', state: '', phoneNumber: '0801' };
    expect(opened.context.values).toEqual({ ...last, saveAddress: false });
    const [again] = transition(checkoutMachine, opened, { ...open, deliveryAddress: '2 Marina', phoneNumber: '9' });
    expect(again.context.values).toEqual({ ...last, saveAddress: false });
    const [typed] = transition(checkoutMachine, start({ values: { phoneNumber: '0709' } }), open);
    expect(typed.context.values).toEqual({ ...last, phoneNumber: '0709', saveAddress: false });
    const [inParts] = transition(checkoutMachine, start({ values: { state: 'Oyo' } }), open);
    expect(inParts.context.values).toMatchObject({ deliveryAddress: '', city: '', state: 'Oyo', phoneNumber: '0801' });
  });

  it('splits the last address into its parts, and a typed one never', () => {
    const deliveryAddress = '1 Broad Street, Ikeja, Lagos';
    const open = { type: 'checkout.opened', deliveryAddress } as const;
    const [opened] = transition(checkoutMachine, start(), open);
    const parts = { deliveryAddress: '1 Broad Street', city: 'Ikeja', state: 'Lagos' };
    expect(opened.context.values).toMatchObject({ ...parts, phoneNumber: '' });
    const [typed] = transition(checkoutMachine, start({ values: { deliveryAddress } }), open);
    expect(typed.context.values).toMatchObject({ deliveryAddress, city: '', state: '', phoneNumber: '' });
  });

  it('refuses a city and a state without a street', () => {
    const [refused] = transition(checkoutMachine, start({ open: true }), {
      type: 'delivery.confirmed',
      values: { deliveryAddress: ' ', city: 'Ikeja', state: 'Lagos', phoneNumber: '08012345678' },
    });
    expect(refused.context.errors).toEqual({ deliveryAddress: 'Please enter your delivery address.' });
    expect(refused.context.values).toMatchObject({ city: 'Ikeja', state: 'Lagos' });
  });

  it('validates each field', () => {
    const [refused] = transition(checkoutMachine, start({ open: true }), {
      type: 'delivery.confirmed',
      values: { deliveryAddress: '  ', phoneNumber: '12345' },
    });
    expect(refused.value).toBe('enteringDelivery');
    expect(refused.context.errors).toEqual({
      deliveryAddress: 'Please enter your delivery address.',
      phoneNumber: 'Please enter a valid phone number.',
    });
  });

  it('keeps the typed values when the form is cancelled and opened again', { tags: ['5.1.15'] }, () => {
    const [typed] = transition(checkoutMachine, start({ open: true }), {
      type: 'delivery.drafted',
      values: { phoneNumber: '080' },
    });
    const [cancelled] = transition(checkoutMachine, typed, { type: 'delivery.cancelled' });
    const [reopened] = transition(checkoutMachine, cancelled, { type: 'checkout.opened' });
    expect(cancelled.value).toBe('browsing');
    expect(reopened.context.values.phoneNumber).toBe('080');
  });
});

describe('checkout, a draft', () => {
  it('keeps a draft of the whole form, and clears the error of the changed field', () => {
    const { actor, context } = run();
    actor.send({ type: 'delivery.confirmed', values: { deliveryAddress: '', phoneNumber: '12' } });
    actor.send({ type: 'delivery.drafted', values: { deliveryAddress: '', phoneNumber: '123' } });
    expect(context().values.phoneNumber).toBe('123');
    expect(context().errors.phoneNumber).toBeUndefined();
    expect(context().errors.deliveryAddress).toBe('Please enter your delivery address.');
    actor.send({ type: 'delivery.cancelled' });
    expect(context().errors).toEqual({});
    expect(context().values.phoneNumber).toBe('123');
  });
});

describe('checkout, placing', () => {
  it('sends the parts of the address as one line', async () => {
    const { actor, placeOrder } = run();
    actor.send({ ...confirmed, values: { ...values, city: ' Ikeja', state: 'Lagos' } });
    const deliveryAddress = '1 Broad Street, Ikeja, Lagos';
    expect(placeOrder.requests.map(({ input }) => input)).toEqual([
      { ...cleanedValues, deliveryAddress, idempotencyKey: 'key-1' },
    ]);
  });

  it('places one order for a double confirm and leads to its payment page', {
    tags: ['3.1.19', '4.3.2', '4.3.7', '4.3.8', '5.1.15', '7.1.21', '10.3.1', '10.3.12'],
  }, async () => {
    const { actor, placeOrder, makePayment, emitted, value, context } = run();
    actor.send(confirmed);
    actor.send(confirmed);
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    expect(placeOrder.requests.map(({ input }) => input)).toEqual([{ ...cleanedValues, idempotencyKey: 'key-1' }]);
    await placeOrder.request().answer({ message: 'ok', order: anOrder() });
    expect(context().values).toEqual({
      ...{ deliveryAddress: '', city: '', state: '', phoneNumber: '' },
      saveAddress: false,
    });
    expect(makePayment.requests.map(({ input }) => input)).toEqual([{ orderId: 'o1', idempotencyKey: 'key-2' }]);
    await makePayment.request().answer(authorized());
    expect(value()).toBe('redirecting');
    expect(emitted).toEqual([
      { type: 'order.placed', order: anOrder() },
      { type: 'payment.authorized', url: page, orderId: 'o1' },
    ]);
  });

  it.each([
    ['a server error', serverError],
    ['the first request being at work still', new CallError('Busy', { status: 409, code: 'idempotency_conflict' })],
    ['a limit', new CallError('Slow down', { status: 429, code: 'rate_limited', retryAfter: 1 })],
  ])(
    'keeps the fields after %s, and confirms again with the same key',
    { tags: ['8.1.17', '10.3.12'] },
    async (_, error) => {
      const { actor, placeOrder, emitted, value, context, placeKeys } = run();
      actor.send(confirmed);
      await placeOrder.request().refuse(error);
      expect(value()).toBe('enteringDelivery');
      expect(context()).toMatchObject({ values, message: error.message });
      expect(emitted).toEqual([{ type: 'order.failed', message: error.message, code: error.code }]);
      actor.send({ type: 'delivery.cancelled' });
      actor.send({ type: 'checkout.opened' });
      actor.send({ type: 'delivery.confirmed' });
      expect(placeKeys()).toEqual(['key-1', 'key-1']);
    },
  );

  it('saves the address with the order only if the shopper wants that, and with that order alone', {
    tags: ['10.1.37'],
  }, async () => {
    const { actor, placeOrder, emitted, context } = run();
    actor.send({ type: 'delivery.drafted', values: { saveAddress: true } });
    actor.send({ type: 'delivery.cancelled' });
    actor.send({ type: 'checkout.opened', deliveryAddress: '2 Marina' });
    expect(context().values).toMatchObject({ deliveryAddress: '2 Marina', saveAddress: true });
    actor.send(confirmed);
    expect(placeOrder.request().input).toMatchObject({ ...cleanedValues, saveAddress: true });
    await placeOrder.request().refuse(serverError);
    actor.send({ type: 'delivery.confirmed', values: { saveAddress: false } });
    // The same attempt, which may have reached the server.
    expect(placeOrder.request().input).toEqual(placeOrder.requests[0]?.input);
    await placeOrder.request().answer({ order: anOrder() });
    expect(emitted.at(-1)).toMatchObject({ type: 'order.placed' });
    expect(context().values.saveAddress).toBe(false);
  });

  it('uses a new key after a definite refusal', { tags: ['10.3.12'] }, async () => {
    const { actor, placeOrder, placeKeys } = run();
    actor.send(confirmed);
    await placeOrder.request().refuse(soldOut);
    actor.send({ type: 'delivery.confirmed' });
    expect(placeKeys()).toEqual(['key-1', 'key-2']);
  });

  it('uses a new key for other input, but not for the same input in another format', async () => {
    const { actor, placeOrder, placeKeys } = run();
    actor.send(confirmed);
    await placeOrder.request().refuse(serverError);
    actor.send({ type: 'delivery.confirmed', values: cleanedValues });
    await placeOrder.request().refuse(serverError);
    actor.send({ type: 'delivery.confirmed', values: { deliveryAddress: '2 Marina' } });
    expect(placeKeys()).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it("shows the server's errors at their fields", async () => {
    const { actor, placeOrder, context } = run();
    actor.send(confirmed);
    const fields = { phoneNumber: 'Please enter a valid phone number.' };
    await placeOrder.request().refuse(new CallError('Please check', { status: 400, code: 'validation', fields }));
    expect(context().errors).toEqual(fields);
  });

  it('pays the newest pending order when the answer lacks the new order', {
    tags: ['4.3.8', '10.3.1'],
  }, async () => {
    const { actor, placeOrder, getOrders, makePayment, emitted } = run();
    actor.send(confirmed);
    await placeOrder.request().answer({ message: 'ok' });
    expect(emitted).toEqual([{ type: 'order.placed', order: null }]);
    await getOrders
      .request()
      .answer([
        anOrder({ id: 'older', createdAt: '2026-01-01T00:00:00.000Z' }),
        anOrder({ id: 'newest', createdAt: '2026-01-03T00:00:00.000Z' }),
        anOrder({ id: 'paid', createdAt: '2026-01-04T00:00:00.000Z', status: 'SUCCESS' }),
      ]);
    expect(makePayment.request().input.orderId).toBe('newest');
  });

  it('pays the first pending order when orders have no creation time', async () => {
    const { actor, placeOrder, getOrders, makePayment } = run();
    actor.send(confirmed);
    await placeOrder.request().answer({});
    const [first, second] = ['a', 'b'].map((id) => anOrder({ id, createdAt: undefined }));
    await getOrders.request().answer([first, second] as Order[]);
    expect(makePayment.request().input.orderId).toBe('a');
  });

  it.each(['answer', 'refuse'] as const)(
    'emits payment.failed without an order id when the order is not found (%s)',
    async (how) => {
      const { actor, placeOrder, getOrders, emitted, value } = run();
      actor.send(confirmed);
      await placeOrder.request().answer({ order: null });
      await (how === 'answer' ? getOrders.request().answer([]) : getOrders.request().refuse(offline));
      expect(value()).toBe('paymentFailed');
      expect(emitted.at(-1)).toMatchObject({ type: 'payment.failed', orderId: null });
    },
  );

  it('aborts the request when the actor stops', () => {
    const { actor, placeOrder } = run();
    actor.send(confirmed);
    actor.stop();
    expect(placeOrder.request().signal.aborted).toBe(true);
  });
});

const cart: Cart = { items: [aLine('p1', 2)], deliveryFee: 5, total: 2005 };
const shown = shownCartOf(cart);
const dearer: Cart = {
  items: [aLine('p1', 2, { product: { ...aProduct(), price: 9000 } })],
  deliveryFee: 5,
  total: 18_005,
};
const changedTo = (now: Cart) =>
  new CallError('Your cart has changed.', { status: 409, code: 'price_changed', cart: now });
const basic = ({ total: _, ...rest }: Cart) => rest;

describe('checkout, a total that changed', () => {
  const openWith = (opened: ShownCart) => {
    const checkout = run({ open: false });
    checkout.actor.send({ type: 'checkout.opened', cart: opened });
    return checkout;
  };

  it('orders for the total that was shown when the form opened', { tags: ['10.3.18'] }, () => {
    const { actor, placeOrder } = openWith(shown);
    actor.send({ ...confirmed, cart: shown });
    expect(placeOrder.request().input).toEqual({ ...cleanedValues, expectedTotal: 2005, idempotencyKey: 'key-1' });
  });

  it('asks to confirm the changes, and orders for the new total with a new key', { tags: ['10.3.18'] }, async () => {
    const { actor, placeOrder, emitted, value, context } = openWith(shown);
    actor.send({ ...confirmed, cart: shown });
    await placeOrder.request().refuse(changedTo(dearer));
    expect(value()).toBe('reviewingChanges');
    expect(context().changes).toEqual({
      lines: [{ productId: 'p1', name: 'Hoodie', price: { was: 1000, now: 9000 }, quantity: null, left: null }],
      deliveryFee: null,
      total: { was: 2005, now: 18_005 },
      isOrderable: true,
    });
    expect(emitted).toEqual([{ type: 'cart.changed' }]);
    actor.send({ type: 'changes.accepted' });
    expect(placeOrder.request().input).toEqual({ ...cleanedValues, expectedTotal: 18_005, idempotencyKey: 'key-2' });
    await placeOrder.request().refuse(changedTo(cart));
    expect(context().changes?.total).toEqual({ was: 18_005, now: 2005 });
  });

  it('keeps the typed values and places no order when the changes are declined', { tags: ['10.3.18'] }, async () => {
    const { actor, placeOrder, value, context } = openWith(shown);
    actor.send({ ...confirmed, cart: shown });
    await placeOrder.request().refuse(changedTo(dearer));
    actor.send({ type: 'delivery.cancelled' });
    expect(value()).toBe('browsing');
    expect(context()).toMatchObject({ values, changes: null });
    expect(placeOrder.requests).toHaveLength(1);
  });

  it('asks to confirm the changes before the order when the cart changed under the open form', () => {
    const { actor, placeOrder, value } = openWith(shown);
    actor.send({ ...confirmed, cart: shownCartOf(dearer) });
    expect(value()).toBe('reviewingChanges');
    expect(placeOrder.requests).toEqual([]);
  });

  it('cannot order a cart with a line that is sold out', async () => {
    const soldOutCart: Cart = { ...cart, items: [aLine('p1', 2, { product: { ...aProduct(), quantity: 0 } })] };
    const { actor, placeOrder, context } = openWith(shown);
    actor.send({ ...confirmed, cart: shown });
    await placeOrder
      .request()
      .refuse(new CallError('Hoodie is out of stock.', { status: 409, code: 'out_of_stock', cart: soldOutCart }));
    expect(context().changes).toMatchObject({ lines: [{ left: 0 }], isOrderable: false });
    actor.send({ type: 'changes.accepted' });
    expect(placeOrder.requests).toHaveLength(1);
  });

  it('does not ask again when an old attempt is refused but the shopper already saw the new total', async () => {
    const { actor, placeOrder, value } = openWith(shown);
    actor.send({ ...confirmed, cart: shown });
    await placeOrder.request().refuse(serverError);
    actor.send({ type: 'delivery.cancelled' });
    actor.send({ type: 'checkout.opened', cart: shownCartOf(dearer) });
    actor.send({ type: 'delivery.confirmed', cart: shownCartOf(dearer) });
    expect(placeOrder.request().input).toMatchObject({ expectedTotal: 2005, idempotencyKey: 'key-1' });
    await placeOrder.request().refuse(changedTo(dearer));
    expect(value()).toBe('placing');
    expect(placeOrder.request().input).toMatchObject({ expectedTotal: 18_005, idempotencyKey: 'key-2' });
  });

  describe('with a backend that does not compare totals', () => {
    const shownBasic = shownCartOf(basic(cart));

    it('reads the cart right before the order, and sends no expected total', { tags: ['10.3.19'] }, async () => {
      const { actor, getCart, placeOrder } = openWith(shownBasic);
      actor.send({ ...confirmed, cart: shownBasic });
      expect(placeOrder.requests).toEqual([]);
      await getCart.request().answer(basic(cart));
      expect(placeOrder.request().input.expectedTotal).toBeUndefined();
    });

    it('asks to confirm the changes, and reads the cart again after the confirmation', {
      tags: ['10.3.19'],
    }, async () => {
      const { actor, getCart, placeOrder, value, context } = openWith(shownBasic);
      actor.send({ ...confirmed, cart: shownBasic });
      await getCart.request().answer(basic(dearer));
      expect(value()).toBe('reviewingChanges');
      expect(context().changes?.total).toEqual({ was: 2005, now: 18_005 });
      actor.send({ type: 'changes.accepted' });
      expect(value()).toBe('readingCart');
      await getCart.request().answer(basic(dearer));
      expect(placeOrder.requests).toHaveLength(1);
    });

    it('places no order when the cart cannot be read', { tags: ['10.3.19'] }, async () => {
      const { actor, getCart, placeOrder, value, context } = openWith(shownBasic);
      actor.send({ ...confirmed, cart: shownBasic });
      await getCart.request().refuse(offline);
      expect([value(), context().message]).toEqual(['enteringDelivery', offline.message]);
      expect(placeOrder.requests).toEqual([]);
    });
  });
});

describe('checkout, no answer to the order', () => {
  const confirmWith = (opened: ShownCart, pendingOrderIds: string[] = []) => {
    const checkout = run();
    checkout.actor.send({ ...confirmed, cart: opened, pendingOrderIds });
    return checkout;
  };

  it.each([
    ['no connection', offline],
    ['a timeout', timeout],
    ['a gateway that gave up', new CallError('Gateway timeout', { status: 504 })],
  ])('repeats the same request after %s and continues to the payment, without a message', async (_, error) => {
    const { actor, clock, placeOrder, makePayment, emitted, value, context } = confirmWith(shown);
    await placeOrder.request().refuse(error);
    expect(value()).toBe('awaitingRepeat');
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    clock.increment(1000);
    expect(placeOrder.requests.map(({ input }) => input)).toEqual(
      Array(2).fill({ ...cleanedValues, expectedTotal: 2005, idempotencyKey: 'key-1' }),
    );
    expect(context().message).toBeNull();
    await placeOrder.request().answer({ order: anOrder() });
    expect(makePayment.requests).toHaveLength(1);
    expect(emitted).toEqual([{ type: 'order.placed', order: anOrder() }]);
  });

  it('shows the error after two repetitions, and keeps the attempt', async () => {
    const { actor, clock, placeOrder, emitted, value, context, placeKeys } = confirmWith(shown);
    await placeOrder.request().refuse(timeout);
    clock.increment(1000);
    await placeOrder.request().refuse(timeout);
    clock.increment(2999);
    expect(placeOrder.requests).toHaveLength(2);
    clock.increment(1);
    await placeOrder.request().refuse(offline);
    expect([value(), context().message]).toEqual(['enteringDelivery', offline.message]);
    expect(emitted).toEqual([{ type: 'order.failed', message: offline.message, code: 'offline' }]);
    // The order may exist, so the cart may be empty by now. That is not a change to confirm.
    actor.send({ ...confirmed, cart: shownCartOf({ items: [], total: 0 }) });
    expect(placeKeys()).toEqual(['key-1', 'key-1', 'key-1', 'key-1']);
  });

  it('asks to confirm a change that the repetition reports', async () => {
    const { clock, placeOrder, value } = confirmWith(shown);
    await placeOrder.request().refuse(timeout);
    clock.increment(1000);
    await placeOrder.request().refuse(changedTo(dearer));
    expect(value()).toBe('reviewingChanges');
  });

  describe('with a backend that may not know the key', () => {
    const shownBasic = shownCartOf(basic(cart));
    const orderOf = (id: string, productId: string, quantity: number) =>
      anOrder({ id, orderItems: [{ id: `i-${id}`, quantity, product: aLine(productId).product }] });

    async function lost(pendingOrderIds: string[] = []) {
      const checkout = confirmWith(shownBasic, pendingOrderIds);
      await checkout.getCart.request().answer(basic(cart));
      await checkout.placeOrder.request().refuse(timeout);
      checkout.clock.increment(1000);
      return checkout;
    }

    it('does not send the order twice, but finds it among the orders and pays it', async () => {
      const { placeOrder, getOrders, makePayment, emitted } = await lost(['known']);
      await getOrders
        .request()
        .answer([
          orderOf('known', 'p1', 2),
          orderOf('other', 'p2', 2),
          orderOf('fewer', 'p1', 1),
          orderOf('it', 'p1', 2),
        ]);
      expect(makePayment.request().input.orderId).toBe('it');
      expect(placeOrder.requests).toHaveLength(1);
      expect(emitted).toEqual([{ type: 'order.placed', order: null }]);
    });

    it('shows the error of the attempt when no order matches', async () => {
      const { getOrders, emitted, value, context } = await lost();
      await getOrders.request().answer([orderOf('other', 'p2', 1)]);
      expect([value(), context().message]).toEqual(['enteringDelivery', timeout.message]);
      expect(emitted).toEqual([{ type: 'order.failed', message: timeout.message, code: 'timeout' }]);
    });

    it('loads the orders again when they cannot be loaded, and then shows the error of the attempt', async () => {
      const { clock, getOrders, value, context } = await lost();
      await getOrders.request().refuse(offline);
      clock.increment(3000);
      await getOrders.request().refuse(offline);
      expect([value(), context().message]).toEqual(['enteringDelivery', timeout.message]);
    });
  });
});

describe('checkout, paying', () => {
  it('pays an existing order once for a double click', async () => {
    const { actor, makePayment, emitted } = run({ open: false });
    actor.send({ type: 'order.payRequested', orderId: 'o7' });
    actor.send({ type: 'order.payRequested', orderId: 'o8' });
    expect(makePayment.requests.map(({ input }) => input.orderId)).toEqual(['o7']);
    await makePayment.request().answer(authorized());
    actor.send({ type: 'order.payRequested', orderId: 'o7' });
    expect(makePayment.requests).toHaveLength(1);
    expect(emitted).toEqual([{ type: 'payment.authorized', url: page, orderId: 'o7' }]);
  });

  it.each([
    ['a missing page', ''],
    ['another site', 'https://evil.example/abc'],
    ['a lookalike', 'https://checkout.paystack.com.evil.example/'],
    ['a name before an @', 'https://checkout.paystack.com@evil.example/'],
    ['no encryption', 'http://checkout.paystack.com/abc'],
    ['a script', 'javascript:alert(1)'],
  ])('does not lead to %s', { tags: ['4.3.9', '8.1.14', '10.3.9'] }, async (_, url) => {
    const { actor, makePayment, emitted, value } = run({ open: false });
    actor.send({ type: 'order.payRequested', orderId: 'o1' });
    await makePayment.request().answer(authorized(url));
    expect(value()).toBe('paymentFailed');
    expect(emitted).toEqual([
      {
        type: 'payment.failed',
        message: 'Payment Failed: Unable to process payment.',
        orderId: 'o1',
        reason: null,
        refusedUrl: url || null,
      },
    ]);
  });

  it('survives an answer without the provider’s data', { tags: ['8.1.14'] }, async () => {
    const { actor, makePayment, value } = run({ open: false });
    actor.send({ type: 'order.payRequested', orderId: 'o1' });
    await makePayment.request().answer({ orderId: 'o1' } as MakePaymentAnswer);
    expect(value()).toBe('paymentFailed');
  });

  it('allows no payment page until the app provides the guard', { tags: ['10.3.9'] }, () => {
    const bare = initialTransition(checkoutMachine, { createKey: keys() })[0];
    const [paying] = transition(checkoutMachine, bare, { type: 'order.payRequested', orderId: 'o1' });
    expect(afterDone(checkoutMachine, paying, 'makePayment', authorized()).value).toBe('paymentFailed');
  });

  it('reports that the payment failed, keeps the order, and pays again with a new key', {
    tags: ['8.1.10', '10.8.10'],
  }, async () => {
    const { actor, makePayment, emitted, value } = run({ open: false });
    actor.send({ type: 'order.payRequested', orderId: 'o1' });
    await makePayment.request().refuse(new CallError('Provider down', { status: 502, code: 'payment_unavailable' }));
    expect(value()).toBe('paymentFailed');
    expect(emitted).toEqual([
      {
        type: 'payment.failed',
        message: 'Payment Failed: Unable to process payment.',
        orderId: 'o1',
        reason: 'Provider down',
        refusedUrl: null,
      },
    ]);
    actor.send({ type: 'order.payRequested', orderId: 'o1' });
    expect(makePayment.requests.map(({ input }) => input.idempotencyKey)).toEqual(['key-1', 'key-2']);
  });

  it('is ready again when the shopper comes back from the payment page', async () => {
    const { actor, makePayment, value } = run({ open: false });
    actor.send({ type: 'order.payRequested', orderId: 'o1' });
    await makePayment.request().answer(authorized());
    actor.send({ type: 'checkout.closed' });
    expect(value()).toBe('browsing');
  });
});

it('rejects wrong types', () => {
  expectTypeOf<Extract<CheckoutEmitted, { type: 'payment.failed' }>['orderId']>().toEqualTypeOf<string | null>();
  const wrong = fromPromise<PlaceOrderAnswer, { deliveryAddress: number }>(async () => ({}));
  // @ts-expect-error the address is text
  checkoutMachine.provide({ actors: { placeOrder: wrong } });
  // @ts-expect-error without a key factory a lost answer would place two orders
  const input: CheckoutInput = { open: true };
  expect(input.open).toBe(true);
});
