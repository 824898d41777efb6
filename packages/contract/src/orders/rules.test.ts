import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_LIFETIME_MS } from '../limits.ts';
import { cancelBlock, payBlock } from './ownerRules.ts';
import {
  fulfilmentAfter,
  intactPayments,
  type OrderAction,
  type OrderBlock,
  type OrderFacts,
  offeredActions,
  orderBlock,
  returningOf,
  undoOf,
} from './rules.ts';
import { fulfilments, orderActors, paymentStatuses } from './values.ts';

const PLACED = Date.UTC(2026, 10, 20, 8);
const TOTAL = 33_005;
const actions: OrderAction[] = ['clear', 'cancel', 'reopen'];

const amount = fc.constantFrom(0, 0.1, 0.2, 5_000, TOTAL / 2, TOTAL - 0.3, TOTAL);
const payment = fc.record({
  status: fc.constantFrom('Receive' as const, 'Transfer' as const),
  currency: fc.constantFrom('NGN', 'USD'),
  received: fc.constantFrom(5, TOTAL, TOTAL + 50),
  refundDue: amount,
  refunds: fc.array(
    fc.record({
      amount,
      status: fc.constantFrom('pending' as const, 'processing' as const, 'processed' as const, 'failed' as const),
    }),
    { maxLength: 2 },
  ),
  disputes: fc.array(fc.record({ status: fc.constantFrom('open' as const, 'won' as const, 'lost' as const) }), {
    maxLength: 2,
  }),
});
const event = fc.record(
  {
    kind: fc.constantFrom('placed' as const, 'paid' as const, 'cancelled' as const, 'expired' as const),
    by: fc.constantFrom(null, 'Halima Danjuma'),
    actor: fc.constantFrom(...orderActors),
  },
  { requiredKeys: ['kind', 'by'] },
);
const order: fc.Arbitrary<OrderFacts> = fc.record(
  {
    fulfilment: fc.constantFrom(...fulfilments),
    paymentStatus: fc.constantFrom(...paymentStatuses),
    totalPrice: fc.constant(TOTAL),
    createdAt: fc.constant(new Date(PLACED).toISOString()),
    expiresAt: fc.constantFrom(null, new Date(PLACED + ORDER_LIFETIME_MS / 2).toISOString()),
    isDisputed: fc.boolean(),
    refunded: amount,
    history: fc.array(event, { maxLength: 4 }),
    payments: fc.array(payment, { maxLength: 3 }),
  },
  { requiredKeys: ['fulfilment', 'paymentStatus', 'totalPrice', 'createdAt'] },
);
const now = fc.integer({ min: PLACED, max: PLACED + 2 * ORDER_LIFETIME_MS });

const holds = <Value>(value: fc.Arbitrary<Value>, check: (value: Value, at: number) => void) =>
  fc.assert(fc.property(value, now, check), { numRuns: 1_000 });

describe('an order', () => {
  it('offers each possible action, and clearing even if it is blocked, with the reason', () => {
    holds(order, (facts, at) => {
      const offered = offeredActions(facts, at);
      for (const action of actions) {
        const block = orderBlock(facts, action, at);
        const offer = offered.find((one) => one.action === action);
        if (block === null) expect(offer).toEqual({ action, blockedBy: null });
        else if (offer) expect([action, offer.blockedBy]).toEqual(['clear', block]);
      }
    });
  });

  it('cannot be changed to the state that it already has', () => {
    holds(order, (facts, at) => {
      for (const action of actions) {
        if (fulfilmentAfter[action] === facts.fulfilment) expect(orderBlock(facts, action, at)).not.toBeNull();
      }
    });
  });

  it('can be cleared only when it is paid, undisputed, and not fully refunded', () => {
    holds(order, (facts, at) => {
      if (orderBlock(facts, 'clear', at) !== null) return;
      expect([facts.fulfilment, facts.paymentStatus, facts.isDisputed ?? false]).toEqual(['pending', 'paid', false]);
      expect(returningOf(facts)).toBeLessThan(TOTAL);
    });
  });

  it('can be cancelled while it is pending, regardless of payments', () => {
    holds(order, (facts, at) => {
      expect(orderBlock(facts, 'cancel', at) === null).toBe(facts.fulfilment === 'pending');
    });
  });
});

describe('a cancelled order', () => {
  const canceled = order.map((facts): OrderFacts => ({ ...facts, fulfilment: 'canceled' }));

  it('stays cancelled unless an admin cancelled it', () => {
    const byOthers = fc.constantFrom('customer' as const, 'system' as const);
    holds(fc.tuple(canceled, byOthers), ([facts, actor], at) => {
      const history = [...(facts.history ?? []), { kind: 'cancelled' as const, by: 'Ada Obi', actor }];
      expect(orderBlock({ ...facts, history }, 'reopen', at)).toBe('notByAdmin');
    });
  });

  it('can be reopened with an intact payment of at least its price, or while it can still be paid', () => {
    holds(canceled, (facts, at) => {
      if (!facts.payments || orderBlock(facts, 'reopen', at) !== null) return;
      const end = facts.expiresAt ? Date.parse(facts.expiresAt) : PLACED + ORDER_LIFETIME_MS;
      expect(intactPayments(facts).length > 0 || at < end).toBe(true);
      for (const { received, currency } of intactPayments(facts)) {
        expect(received).toBeGreaterThanOrEqual(TOTAL);
        expect(currency).toBe('NGN');
      }
    });
  });

  it('stays cancelled while the time is unknown, unless it was paid', () => {
    holds(canceled, (facts) => {
      if (facts.paymentStatus === 'unpaid' && !facts.payments) {
        expect(orderBlock(facts, 'reopen', null)).not.toBeNull();
      }
    });
  });
});

it('an offered undo restores the previous state', () => {
  holds(order, (facts, at) => {
    for (const action of actions.filter((one) => orderBlock(facts, one, at) === null)) {
      const undo = undoOf(facts, action, at);
      if (undo) expect(fulfilmentAfter[undo]).toBe(facts.fulfilment);
    }
  });
});

const HELD_UNTIL = PLACED + ORDER_LIFETIME_MS;
const placed = { totalPrice: TOTAL, createdAt: new Date(PLACED).toISOString() };
const paid: OrderFacts = { ...placed, fulfilment: 'pending', paymentStatus: 'paid' };
const unpaid: OrderFacts = { ...paid, paymentStatus: 'unpaid' };
const cleared: OrderFacts = { ...paid, fulfilment: 'cleared' };
const canceled: OrderFacts = { ...placed, fulfilment: 'canceled', paymentStatus: 'refundDue' };
const unpaidCanceled: OrderFacts = { ...canceled, paymentStatus: 'unpaid' };

type Payment = NonNullable<OrderFacts['payments']>[number];
const received = (facts: Partial<Payment> = {}): Payment => ({
  ...{ status: 'Receive', currency: 'NGN', received: TOTAL, refundDue: TOTAL, refunds: [], disputes: [] },
  ...facts,
});
const refunded = (...amounts: number[]) =>
  received({ refunds: amounts.map((amount) => ({ amount, status: 'processed' })) });
const withPayments = (facts: OrderFacts, ...payments: Payment[]): OrderFacts => ({ ...facts, payments });
const withHistory = (facts: OrderFacts, ...history: NonNullable<OrderFacts['history']>): OrderFacts => ({
  ...facts,
  history,
});

it.each<[string, OrderFacts, OrderBlock | null]>([
  ['paid', paid, null],
  ['paid, the payment known', withPayments(paid, received()), null],
  ['paid, a part returned', withPayments(paid, refunded(5_000)), null],
  ['paid, all of it returned in two parts', withPayments(paid, refunded(5_000, TOTAL - 5_000)), 'refunding'],
  ['paid, kobo of three parts', withPayments(paid, refunded(TOTAL - 0.3, 0.1, 0.2)), 'refunding'],
  ['paid, all but a kobo returned', withPayments(paid, refunded(TOTAL - 0.01)), null],
  ['paid, the refund failed', withPayments(paid, received({ refunds: [{ amount: TOTAL, status: 'failed' }] })), null],
  ['paid, another payment returned', withPayments(paid, received(), { ...refunded(TOTAL), status: 'Transfer' }), null],
  ['free', withPayments({ ...paid, totalPrice: 0 }, received({ received: 0 })), null],
  ['unpaid', unpaid, 'unpaid'],
  ['disputed', { ...paid, isDisputed: true }, 'disputed'],
  ['owed back', { ...paid, paymentStatus: 'refundDue' }, 'refunded'],
  ['refunded', { ...paid, paymentStatus: 'refunded' }, 'refunded'],
  ['cleared', cleared, 'cleared'],
  ['cancelled', canceled, 'canceled'],
])('decides whether an order that is %s can be cleared', (_, facts, block) => {
  expect(orderBlock(facts, 'clear', PLACED)).toBe(block);
});

const byAdmin = { kind: 'cancelled', by: null, actor: 'admin' } as const;
const byCustomer = { kind: 'cancelled', by: 'Ada Obi', actor: 'customer' } as const;
const expired = { kind: 'expired', by: null } as const;

it.each<[string, OrderFacts, OrderBlock | null]>([
  ['cleared', cleared, null],
  ['cleared, its payment returned', withPayments(cleared, refunded(TOTAL)), null],
  ['pending', paid, 'pending'],
  ['cancelled by an admin', withHistory(canceled, byAdmin), null],
  ['cancelled by a customer', withHistory(canceled, byCustomer), 'notByAdmin'],
  ['cancelled by a person, as older histories say', withHistory(canceled, { kind: 'cancelled', by: 'Halima' }), null],
  ['cancelled by nobody, as older histories say', withHistory(canceled, { kind: 'cancelled', by: null }), 'notByAdmin'],
  ['expired', withHistory(canceled, expired), 'notByAdmin'],
  ['expired, as older histories say', withHistory(canceled, { ...expired, by: 'Halima' }), 'notByAdmin'],
  ['cancelled by an admin, then expired', withHistory(canceled, byAdmin, expired), 'notByAdmin'],
  ['expired, then cancelled by an admin', withHistory(canceled, expired, byAdmin), null],
  ['cancelled, its history without it', withHistory(canceled, { kind: 'placed', by: 'Ada Obi' }), null],
  ['cancelled, intact payment', withPayments(canceled, received()), null],
  ['cancelled, more was received', withPayments(canceled, received({ received: TOTAL + 50 })), null],
  ['cancelled, a dispute won', withPayments(canceled, received({ disputes: [{ status: 'won' }] })), null],
  ['cancelled, a dispute lost', withPayments(canceled, received({ disputes: [{ status: 'lost' }] })), 'refunded'],
  ['cancelled, a dispute open', withPayments(canceled, received({ disputes: [{ status: 'open' }] })), 'disputed'],
  [
    'cancelled, a dispute won and one open',
    withPayments(canceled, received({ disputes: [{ status: 'won' }, { status: 'open' }] })),
    'disputed',
  ],
  [
    'cancelled, one of two payments disputed',
    withPayments(canceled, refunded(TOTAL), received({ disputes: [{ status: 'open' }] })),
    'disputed',
  ],
  ['cancelled, one of two payments intact', withPayments(canceled, refunded(TOTAL), received()), null],
  ['cancelled, a part returned', withPayments(canceled, refunded(5_000)), 'refunded'],
  ['cancelled, nothing owed back', withPayments(canceled, received({ refundDue: 0 })), 'refunded'],
  ['cancelled, no payment', withPayments(unpaidCanceled), null],
  ['cancelled, paid too little', withPayments(unpaidCanceled, received({ received: TOTAL - 1 })), null],
  ['cancelled, paid in dollars', withPayments(unpaidCanceled, received({ currency: 'USD' })), null],
  ['cancelled unpaid', unpaidCanceled, null],
  ['cancelled and disputed, payments unknown', { ...canceled, isDisputed: true }, 'disputed'],
  ['cancelled and refunded, payments unknown', { ...canceled, paymentStatus: 'refunded' }, 'refunded'],
  ['cancelled and refunded in part, payments unknown', { ...canceled, refunded: 5_000 }, 'refunded'],
])('decides whether an order that is %s can be reopened', (_, facts, block) => {
  expect(orderBlock(facts, 'reopen', PLACED)).toBe(block);
});

it.each<[string, OrderFacts, number | null, OrderBlock | null]>([
  ['until the last millisecond', unpaidCanceled, HELD_UNTIL - 1, null],
  ['not when the time is over', unpaidCanceled, HELD_UNTIL, 'late'],
  ['not while the time is unknown', unpaidCanceled, null, 'late'],
  ['not after its own end', { ...unpaidCanceled, expiresAt: placed.createdAt }, PLACED, 'late'],
  [
    'not when its only payment is one of too little',
    withPayments(unpaidCanceled, received({ received: 5 })),
    HELD_UNTIL,
    'late',
  ],
  ['at any time when it was paid', canceled, HELD_UNTIL, null],
])('reopens a cancelled order %s', (_, facts, now, block) => {
  expect(orderBlock(facts, 'reopen', now)).toBe(block);
});

it.each<[string, OrderFacts, ReturnType<typeof offeredActions>]>([
  [
    'a paid order',
    paid,
    [
      { action: 'clear', blockedBy: null },
      { action: 'cancel', blockedBy: null },
    ],
  ],
  [
    'an unpaid order',
    unpaid,
    [
      { action: 'clear', blockedBy: 'unpaid' },
      { action: 'cancel', blockedBy: null },
    ],
  ],
  ['a cleared order', cleared, [{ action: 'reopen', blockedBy: null }]],
  ['a cancelled order', canceled, [{ action: 'reopen', blockedBy: null }]],
  ['an order that expired', withHistory(canceled, expired), []],
])('offers the possible actions for %s', (_, facts, offered) => {
  expect(offeredActions(facts, PLACED)).toEqual(offered);
});

it('counts the payments of a cancelled order that were neither refunded nor disputed', () => {
  const intact = received();
  expect(intactPayments(withPayments(canceled, refunded(5_000), intact))).toEqual([intact]);
  expect(intactPayments(canceled)).toEqual([]);
});

it.each<[string, OrderFacts, OrderAction, OrderAction | null]>([
  ['clearing a paid order', paid, 'clear', 'reopen'],
  ['making a cleared order pending', cleared, 'reopen', 'clear'],
  ['making a cancelled order pending', canceled, 'reopen', 'cancel'],
  ['cancelling a paid order', paid, 'cancel', 'reopen'],
  ['cancelling a paid order of which a part was returned', { ...paid, refunded: 5_000 }, 'cancel', null],
  ['cancelling a paid order with a disputed payment', { ...paid, isDisputed: true }, 'cancel', null],
  ['cancelling an unpaid order that can still be paid', unpaid, 'cancel', 'reopen'],
  ['cancelling an unpaid order that is late', { ...unpaid, createdAt: '2026-11-18T08:00:00.000Z' }, 'cancel', null],
  [
    'cancelling an order that its owner cancelled before',
    withHistory(withPayments(paid, received({ refundDue: 0 })), byCustomer),
    'cancel',
    'reopen',
  ],
  ['cancelling an order, its payment owed back', withPayments(paid, received({ refundDue: 0 })), 'cancel', 'reopen'],
  ['cancelling an order, its payment returned', withPayments(paid, refunded(TOTAL)), 'cancel', null],
  [
    'cancelling an order, its payment a transfer that nobody owes',
    withPayments(paid, received({ status: 'Transfer', refundDue: 0 })),
    'cancel',
    null,
  ],
])('offers to undo %s only if the server would allow it', (_, facts, action, undo) => {
  expect(undoOf(facts, action, PLACED + 1)).toBe(undo);
});

describe('the owner of an order', () => {
  it('can cancel a pending order only', () => {
    const blocks = (['PENDING', 'SUCCESS', 'CANCELLED'] as const).map((status) => cancelBlock({ status }));
    expect(blocks).toEqual([null, 'paid', 'cancelled']);
  });

  it('can pay for a pending order while it is held', () => {
    const heldUntil = new Date(HELD_UNTIL).toISOString();
    const at = (now: number | null) => payBlock({ status: 'PENDING', heldUntil }, now);
    expect([at(HELD_UNTIL - 1), at(HELD_UNTIL), at(null)]).toEqual([null, 'late', null]);
    expect(payBlock({ status: 'PENDING' }, HELD_UNTIL)).toBeNull();
    expect(payBlock({ status: 'PENDING', heldUntil: null }, HELD_UNTIL)).toBeNull();
    expect(payBlock({ status: 'SUCCESS', heldUntil }, PLACED)).toBe('paid');
    expect(payBlock({ status: 'CANCELLED', heldUntil }, HELD_UNTIL)).toBe('cancelled');
  });
});
