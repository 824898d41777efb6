import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_LIFETIME_MS } from '../limits.ts';
import {
  fulfilmentAfter,
  intactPayments,
  type OrderAction,
  type OrderFacts,
  offeredActions,
  orderBlock,
  ownerBlock,
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
  it('offers each possible action, and of the others only clearing, with the reason why not', () => {
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

  it('is never brought to the state that it is in', () => {
    holds(order, (facts, at) => {
      for (const action of actions) {
        if (fulfilmentAfter[action] === facts.fulfilment) expect(orderBlock(facts, action, at)).not.toBeNull();
      }
    });
  });

  it('is cleared only when it is paid, undisputed, and some of the money stays', () => {
    holds(order, (facts, at) => {
      if (orderBlock(facts, 'clear', at) !== null) return;
      expect([facts.fulfilment, facts.paymentStatus, facts.isDisputed ?? false]).toEqual(['pending', 'paid', false]);
      expect(returningOf(facts)).toBeLessThan(TOTAL);
    });
  });

  it('is cancelled while it is pending, whatever was paid', () => {
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

  it('is reopened on a payment of at least its price of which nothing went back, or in time to be paid', () => {
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

it('an offered undo leads back to the state before', () => {
  holds(order, (facts, at) => {
    for (const action of actions.filter((one) => orderBlock(facts, one, at) === null)) {
      const undo = undoOf(facts, action, at);
      if (undo) expect(fulfilmentAfter[undo]).toBe(facts.fulfilment);
    }
  });
});

it.each([
  ['a paid order', { paymentStatus: 'paid' as const }, 'reopen'],
  ['a paid order of which some went back', { paymentStatus: 'paid' as const, refunded: 5_000 }, null],
  ['a paid order with a disputed payment', { paymentStatus: 'paid' as const, isDisputed: true }, null],
  ['an unpaid order that can still be paid', { paymentStatus: 'unpaid' as const }, 'reopen'],
  ['an unpaid order that is late', { paymentStatus: 'unpaid' as const, createdAt: '2026-11-18T08:00:00.000Z' }, null],
])('offers to undo the cancellation of %s only if the server would', (_, facts, undo) => {
  const pending = { fulfilment: 'pending', totalPrice: TOTAL, createdAt: new Date(PLACED).toISOString() } as const;
  expect(undoOf({ ...pending, ...facts }, 'cancel', PLACED + 1)).toBe(undo);
});

it('its owner can pay or delete a pending order only', () => {
  expect((['PENDING', 'SUCCESS', 'CANCELLED'] as const).map((status) => ownerBlock({ status }))).toEqual([
    null,
    'paid',
    'cancelled',
  ]);
});
