import {
  type AdminOrder,
  type AdminOrderSort,
  type Fulfilment,
  noOrderFilters,
  type OrderFilters,
  type UserStatus,
} from '@abs/contract';
import type { AdminUser, Order } from '@abs/contract/entities';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import type { ListRequest, PagedAnswer } from '../list/index.ts';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { auditTableMachine } from './auditTable.ts';
import { mailsTableMachine } from './mailsTable.ts';
import { allOrdersTableMachine, ordersTableMachine } from './ordersTable.ts';
import { productsTableMachine } from './productsTable.ts';
import { restockTableMachine } from './restockTable.ts';
import { sizeGuidesTableMachine } from './sizeGuidesTable.ts';
import { transactionsTableMachine } from './transactionsTable.ts';
import { usersTableMachine } from './usersTable.ts';

const FIRST = { page: 1, sort: 'newest', search: '', filter: 'all' };

/** A table with these rows loaded, its action requests and its emitted events. */
async function table<Row>(machine: AnyStateMachine, rows: Row[], now?: () => number) {
  const fetchPage = controlledPort<unknown, { query: unknown }>();
  const runAction = controlledPort<unknown, { action: string; ids: readonly string[] }>();
  const actor = createActor(machine.provide({ actors: { fetchPage: fetchPage.logic, runAction: runAction.logic } }), {
    input: { query: FIRST, now },
  });
  const emitted = emittedBy(actor);
  actor.start();
  const pagination = { page: 1, limit: 10, total: rows.length, totalPages: 1 };
  await fetchPage.request().answer({ rows, pagination });
  return {
    emitted,
    runAction,
    rows: () => actor.getSnapshot().context.rows as Row[],
    isConfirming: () => actor.getSnapshot().matches({ question: 'confirming' }),
    act: (action: string, ...ids: string[]) => actor.send({ type: 'action.requested', action, ids }),
    confirm: () => actor.send({ type: 'action.confirmed' }),
    undo: (changeId: number) => actor.send({ type: 'undo.pressed', changeId }),
    sent: () => runAction.requests.map(({ input }) => [input.action, ...input.ids]),
  };
}

it.each([
  ['users', usersTableMachine, 'Error fetching users'],
  ['transactions', transactionsTableMachine, 'An unknown error occurred'],
  ['orders', ordersTableMachine, 'Failed to load the orders.'],
  ['all orders', allOrdersTableMachine, 'Failed to load the orders.'],
  ['products', productsTableMachine, 'Error fetching products'],
  ['mails', mailsTableMachine, 'Failed to load the mails.'],
  ['restock', restockTableMachine, 'Failed to load what people wait for.'],
  ['size guides', sizeGuidesTableMachine, 'Failed to load the size guides.'],
  ['changes', auditTableMachine, 'Failed to load the changes.'],
] as const)(
  'shows its own message for a failed load of %s when the server sends none',
  { tags: ['8.1.22', '8.1.23'] },
  async (_, machine, sentence) => {
    const fetchPage = controlledPort<unknown, { query: unknown }>();
    const list: AnyStateMachine = machine;
    const actor = createActor(list.provide({ actors: { fetchPage: fetchPage.logic } }), { input: { query: FIRST } });
    actor.start();
    await fetchPage.request().refuse(new Error('boom'));
    expect(actor.getSnapshot().context.message).toBe(sentence);
  },
);

describe('users', () => {
  const user = (userId: string, status: UserStatus): AdminUser => ({
    userId,
    status,
    firstName: 'Ada',
    lastName: 'Obi',
    email: `${userId}@abs.test`,
    gender: 'Female',
    avatar: null,
    createdAt: '2026-11-01T09:00:00.000Z',
    userType: 'Customer',
    lastSeen: null,
    orders: 0,
    netSpent: 0,
  });

  it.each(['block', 'deactivate'] as const)(
    'asks for confirmation to %s a user, and then shows the new status',
    { tags: ['2.16.2'] },
    async (action) => {
      const { act, confirm, isConfirming, sent, rows } = await table(usersTableMachine, [user('a', 'active')]);
      act(action, 'a');
      expect([isConfirming(), sent()]).toEqual([true, []]);
      confirm();
      expect(sent()).toEqual([[action, 'a']]);
      expect(rows()[0]?.status).toBe(action === 'block' ? 'blocked' : 'deactivated');
    },
  );

  it('restores without confirmation, and undo brings back the previous status', async () => {
    const { act, isConfirming, sent, runAction, undo, rows } = await table(usersTableMachine, [
      user('a', 'deactivated'),
    ]);
    act('restore', 'a');
    expect([isConfirming(), sent()]).toEqual([false, [['restore', 'a']]]);
    await runAction.request().answer({});
    undo(1);
    expect(sent().at(-1)).toEqual(['deactivate', 'a']);
    expect(rows()[0]?.status).toBe('deactivated');
  });

  it('skips selected users who already have the status', async () => {
    const { act, confirm, sent } = await table(usersTableMachine, [user('a', 'active'), user('b', 'blocked')]);
    act('block', 'a', 'b');
    confirm();
    expect(sent()).toEqual([['block', 'a']]);
  });
});

describe.each<[string, AnyStateMachine]>([
  ['products', productsTableMachine],
  ['size guides', sizeGuidesTableMachine],
])('%s', (_, machine) => {
  it('deletes a row after confirmation, and undo restores it', { tags: ['2.15.4'] }, async () => {
    const product = { id: 'p', name: 'Plain Hoodie' };
    const { act, confirm, rows, runAction, undo, sent } = await table(machine, [product]);
    act('delete', 'p');
    expect(rows()).toEqual([product]);
    confirm();
    expect(rows()).toEqual([]);
    await runAction.request().answer({});
    undo(1);
    expect(sent()).toEqual([
      ['delete', 'p'],
      ['restore', 'p'],
    ]);
  });
});

describe('orders', () => {
  const order = (id: string, fulfilment: Fulfilment, paymentStatus: Order['paymentStatus'] = 'paid') =>
    ({ id, fulfilment, paymentStatus }) as AdminOrder;

  it('clears a paid order after confirmation, and skips unpaid, cleared and cancelled ones', {
    tags: ['4.5.2'],
  }, async () => {
    const { act, confirm, sent, rows } = await table(ordersTableMachine, [
      order('paid', 'pending'),
      order('unpaid', 'pending', 'unpaid'),
      order('cleared', 'cleared'),
      order('canceled', 'canceled'),
    ]);
    act('clear', 'paid', 'unpaid', 'cleared', 'canceled');
    expect(sent()).toEqual([]);
    confirm();
    expect(sent()).toEqual([['clear', 'paid']]);
    expect(rows().map(({ fulfilment }) => fulfilment)).toEqual(['cleared', 'pending', 'cleared', 'canceled']);
  });

  it('asks for confirmation before it cancels an unpaid order, and never cancels a cleared one', {
    tags: ['4.5.2'],
  }, async () => {
    const { act, confirm, isConfirming, sent } = await table(ordersTableMachine, [
      order('unpaid', 'pending', 'unpaid'),
      order('cleared', 'cleared'),
    ]);
    act('cancel', 'cleared');
    expect(isConfirming()).toBe(false);
    act('cancel', 'unpaid');
    expect(isConfirming()).toBe(true);
    confirm();
    expect(sent()).toEqual([['cancel', 'unpaid']]);
  });

  it.each([
    ['clear', 'pending'],
    ['cancel', 'pending'],
  ] as const)('undoes %s', async (action, before) => {
    const { act, confirm, runAction, undo, sent, rows } = await table(ordersTableMachine, [order('a', before)]);
    act(action, 'a');
    confirm();
    await runAction.request().answer({});
    undo(1);
    expect(sent()).toEqual([
      [action, 'a'],
      ['reopen', 'a'],
    ]);
    expect(rows()[0]?.fulfilment).toBe(before);
  });

  it('reopens a cancelled unpaid order only within 24 hours of its creation', async () => {
    const createdAt = '2026-01-01T00:00:00.000Z';
    const rows = [{ ...order('a', 'canceled', 'unpaid'), createdAt }];
    for (const [hours, sent] of [
      [23, [['reopen', 'a']]],
      [24, []],
    ] as const) {
      const late = await table(ordersTableMachine, rows, () => Date.parse(createdAt) + hours * 3_600_000);
      late.act('reopen', 'a');
      expect(late.sent()).toEqual(sent);
    }
  });

  it.each([
    ['cleared', 'clear'],
    ['canceled', 'cancel'],
  ] as const)('makes a reopened order %s again on undo', async (before, inverse) => {
    const { act, runAction, undo, sent } = await table(ordersTableMachine, [order('a', before)]);
    act('reopen', 'a');
    await runAction.request().answer({});
    undo(1);
    expect(sent().at(-1)).toEqual([inverse, 'a']);
  });
});

describe('all orders', () => {
  const filter: OrderFilters = { ...noOrderFilters, status: 'pending' };
  const query = { ...FIRST, sort: 'newest', filter } as const;
  const open = async () => {
    const fetchPage = controlledPort<PagedAnswer<AdminOrder>, ListRequest<AdminOrderSort, OrderFilters>>();
    const actor = createActor(allOrdersTableMachine.provide({ actors: { fetchPage: fetchPage.logic } }), {
      input: { query },
    });
    const emitted = emittedBy(actor);
    actor.start();
    const rows = [{ id: 'a', fulfilment: 'pending', paymentStatus: 'paid' } as AdminOrder];
    await fetchPage.request().answer({ rows, pagination: { page: 1, limit: 10, total: 11, totalPages: 2 } });
    return { actor, emitted, fetchPage, rows: () => actor.getSnapshot().context.rows };
  };

  it('keeps the rows while another page with equal filters loads, as the back button requests it', async () => {
    const { actor, fetchPage, rows } = await open();
    actor.send({ type: 'query.replaced', query: { ...query, page: 2, filter: { ...filter } } });
    expect(fetchPage.requests).toHaveLength(2);
    expect(rows()).toHaveLength(1);
  });

  it('drops the rows of other filters, and ignores a choice that changes nothing', async () => {
    const { actor, emitted, fetchPage, rows } = await open();
    actor.send({ type: 'filter.changed', filter: { ...filter } });
    expect(fetchPage.requests).toHaveLength(1);
    actor.send({ type: 'filter.changed', filter: { ...filter, from: '2026-11-01' } });
    expect(rows()).toEqual([]);
    expect(emitted).toContainEqual({
      type: 'query.changed',
      query: { ...query, filter: { ...filter, from: '2026-11-01' } },
      history: 'push',
    });
  });
});
