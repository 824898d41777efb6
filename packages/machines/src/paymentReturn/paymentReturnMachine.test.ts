import { CallError, type CallResponse, type PaymentOutcome } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, SimulatedClock, transition } from 'xstate';
import { isPaymentPage } from '../shared/payment.ts';
import { afterDone, controlledPort, emittedBy, settle } from '../testing/controlled.ts';
import { anOrder, notFound, offline, serverError } from '../testing/fixtures.ts';
import { paymentReturnMachine } from './paymentReturnMachine.ts';
import type { PaymentReturnEmitted, PaymentReturnInput } from './paymentReturnSetup.ts';

type Verified = CallResponse<'verifyPayment'>;
const page = 'https://checkout.paystack.com/abc';
const authorized = {
  orderId: 'o1',
  data: { status: true, message: '', data: { authorization_url: page, access_code: '', reference: 'r2' } },
};

function ended(status: PaymentOutcome, order = anOrder()): Verified {
  return { reference: 'r1', orderId: order.id, status, message: `It is ${status}`, order };
}

function run(reference: string | null = 'r1') {
  const clock = new SimulatedClock();
  const verify = controlledPort<Verified, { reference: string }>();
  const pay = controlledPort<CallResponse<'makePayment'>, { orderId: string; idempotencyKey: string }>();
  let keys = 0;
  const actor = createActor(
    paymentReturnMachine.provide({
      actors: { verifyPayment: verify.logic, makePayment: pay.logic },
      guards: { isAllowedPaymentUrl: (_, { url }) => isPaymentPage(url, ['https://checkout.paystack.com']) },
    }),
    { clock, input: { reference, createKey: () => `key-${++keys}` } },
  );
  const emitted = emittedBy(actor);
  actor.start();
  /** Gives every verification the same answer until the machine stops; returns the seconds of its requests. */
  const answerAll = async (how: (request: ReturnType<typeof verify.request>) => Promise<void>) => {
    const requestTimes: number[] = [];
    for (let second = 0; second <= 60; second += 1) {
      if (verify.requests.length > requestTimes.length) {
        requestTimes.push(second);
        await how(verify.request());
      }
      clock.increment(1000);
      await settle();
    }
    return requestTimes;
  };
  return { actor, clock, verify, pay, emitted, answerAll, value: () => actor.getSnapshot().value };
}

describe('payment return', () => {
  it('goes to unknown without a reference, and sends no request', () => {
    const { value, verify } = run(null);
    expect(value()).toBe('unknown');
    expect(verify.requests).toHaveLength(0);
    expect(run('').value()).toBe('unknown');
  });

  it.each([
    ['paid', 'paid'],
    ['failed', { unpaid: 'failed' }],
    ['abandoned', { unpaid: 'abandoned' }],
  ] as const)('shows a payment that is %s', { tags: ['10.3.5'] }, async (status, state) => {
    const { verify, value, actor } = run();
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    expect(verify.request().input).toEqual({ reference: 'r1' });
    await verify.request().answer(ended(status));
    expect(value()).toEqual(state);
    expect(actor.getSnapshot().context).toMatchObject({ message: `It is ${status}`, order: anOrder() });
  });

  it('announces a paid order', { tags: ['4.3.5'] }, async () => {
    const order = anOrder({ status: 'SUCCESS', paymentStatus: 'paid' });
    const { verify, emitted } = run();
    await verify.request().answer(ended('paid', order));
    expect(emitted).toEqual([{ type: 'payment.confirmed', order }]);
  });

  it('shows an order as paid although this attempt failed', async () => {
    const { verify, value } = run();
    await verify.request().answer(ended('failed', anOrder({ status: 'SUCCESS', paymentStatus: 'paid' })));
    expect(value()).toBe('paid');
  });

  it('goes to refundDue when the payment came after the order was cancelled', async () => {
    const { verify, value, emitted } = run();
    await verify.request().answer(ended('paid', anOrder({ status: 'CANCELLED', paymentStatus: 'refundDue' })));
    expect(value()).toBe('refundDue');
    expect(emitted).toEqual([]);
  });

  it('goes to unknown when the server does not know the payment', async () => {
    const { verify, value } = run();
    await verify.request().refuse(notFound);
    expect(value()).toBe('unknown');
  });

  it('checks again after 2, 4, 8 and 16 seconds while the payment is pending, then leaves it to the user', {
    tags: ['10.3.5'],
  }, async () => {
    const { answerAll, value, actor, verify } = run();
    expect(await answerAll((request) => request.answer(ended('pending')))).toEqual([0, 2, 6, 14, 30]);
    expect(value()).toBe('stillPending');
    actor.send({ type: 'check.requested' });
    actor.send({ type: 'check.requested' });
    expect(verify.requests).toHaveLength(6);
    await verify.request().answer(ended('pending'));
    expect(value()).toEqual({ confirming: 'waiting' });
  });

  it.each([
    ['no answer', offline],
    ['a server error', serverError],
    ['the provider out of reach', new CallError('Try later', { status: 502, code: 'payment_unavailable' })],
  ])('never treats %s as a failed payment', { tags: ['10.3.5'] }, async (_, error) => {
    const { answerAll, value, actor, verify } = run();
    expect(await answerAll((request) => request.refuse(error))).toEqual([0, 2, 6, 14, 30]);
    expect(value()).toBe('unreachable');
    expect(actor.getSnapshot().context.message).toBe(error.message);
    actor.send({ type: 'check.requested' });
    await verify.request().answer(ended('abandoned'));
    expect(value()).toEqual({ unpaid: 'abandoned' });
  });

  it('pays again once for a double click, with a new key each time', async () => {
    const { actor, verify, pay, emitted, value } = run();
    await verify.request().answer(ended('abandoned'));
    actor.send({ type: 'retry.requested' });
    actor.send({ type: 'retry.requested' });
    expect(pay.requests.map(({ input }) => input)).toEqual([{ orderId: 'o1', idempotencyKey: 'key-1' }]);
    await pay.request().refuse(new CallError('Provider down', { status: 502 }));
    expect(value()).toEqual({ unpaid: 'abandoned' });
    expect(actor.getSnapshot().context.message).toBe('Provider down');
    expect(emitted).toEqual([
      {
        type: 'payment.failed',
        message: 'Payment Failed: Unable to process payment.',
        orderId: 'o1',
        reason: 'Provider down',
        refusedUrl: null,
      },
    ]);
    actor.send({ type: 'retry.requested' });
    expect(pay.request().input.idempotencyKey).toBe('key-2');
    await pay.request().answer(authorized);
    expect(value()).toBe('redirecting');
    expect(emitted.at(-1)).toEqual({ type: 'payment.authorized', url: page, orderId: 'o1' });
  });

  it('does not lead to a page outside the payment provider', { tags: ['10.3.9'] }, async () => {
    const { actor, verify, pay, value } = run();
    await verify.request().answer(ended('failed'));
    actor.send({ type: 'retry.requested' });
    const { data } = authorized;
    await pay.request().answer({
      ...authorized,
      data: { ...data, data: { ...data.data, authorization_url: 'https://evil.example' } },
    });
    expect(value()).toEqual({ unpaid: 'failed' });
  });

  it('allows no payment page until the app provides the guard', { tags: ['10.3.9'] }, () => {
    const [start] = initialTransition(paymentReturnMachine, { reference: 'r1', createKey: () => 'key' });
    const unpaid = afterDone(paymentReturnMachine, start, 'verifyPayment', ended('failed'));
    const [paying] = transition(paymentReturnMachine, unpaid, { type: 'retry.requested' });
    const end = afterDone(paymentReturnMachine, paying, 'makePayment', authorized);
    expect(end.value).toEqual({ unpaid: 'failed' });
  });

  it('offers no new payment for a cancelled order', async () => {
    const { actor, verify } = run();
    await verify.request().answer(ended('failed', anOrder({ status: 'CANCELLED' })));
    expect(actor.getSnapshot().can({ type: 'retry.requested' })).toBe(false);
  });

  it('verifies again when the user comes back from the payment page', async () => {
    const { actor, verify, pay, value } = run();
    await verify.request().answer(ended('failed'));
    actor.send({ type: 'retry.requested' });
    await pay.request().answer(authorized);
    actor.send({ type: 'check.requested' });
    expect(value()).toEqual({ confirming: 'asking' });
  });

  it('aborts the request when the actor stops', () => {
    const { actor, verify } = run();
    actor.stop();
    expect(verify.request().signal.aborted).toBe(true);
  });
});

it('verifies the payment on start', () => {
  const [first, actions] = initialTransition(paymentReturnMachine, { reference: 'r1', createKey: () => '' });
  expect(first.value).toEqual({ confirming: 'asking' });
  expect(actions.map(({ type }) => type)).toContain('xstate.spawnChild');
});

it('rejects wrong types', () => {
  expectTypeOf<Extract<PaymentReturnEmitted, { type: 'payment.failed' }>['orderId']>().toEqualTypeOf<string>();
  const wrong = fromPromise<{ status: string }, { reference: string }>(async () => ({ status: 'paid' }));
  // @ts-expect-error the answer carries the order
  paymentReturnMachine.provide({ actors: { verifyPayment: wrong } });
  // @ts-expect-error a missing reference must be null
  const input: PaymentReturnInput = { createKey: () => '' };
  expect(input.createKey()).toBe('');
});
