import { type CallResponse, messageOf, type OverviewStats, type SalesDay } from '@abs/contract';
import { assign, raise, setup } from 'xstate';
import * as adminMessages from '../shared/adminMessages.ts';
import { isNotOffered } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import { SALES_CHART_DAYS } from '../shared/timings.ts';

export type DashboardInput = {
  /** Days of the sales chart. @default 30 */
  days?: number;
};

export type DashboardEvent =
  /** An action has changed the figures. */
  | { type: 'refresh.requested' }
  | { type: 'stats.retried' }
  | { type: 'sales.retried' }
  | { type: 'visibility.changed'; visible: boolean };

type DashboardContext = {
  days: number;
  stats: OverviewStats | null;
  statsMessage: string | null;
  /** One entry a day, today last. */
  sales: readonly SalesDay[] | null;
  salesMessage: string | null;
};

const REFRESH_MS = 60_000;

/**
 * The shop's figures: totals and sales, which load, fail and retry independently. Reloads both each minute while the
 * page is visible, and when it becomes visible again. The old figures stay until the new ones arrive.
 */
export const dashboardMachine = setup({
  types: {
    context: {} as DashboardContext,
    events: {} as DashboardEvent | { type: 'refresh.due' },
    input: {} as DashboardInput,
    tags: {} as 'pending',
    children: {} as { getOverviewStats: 'getOverviewStats'; getSales: 'getSales' },
  },
  actors: {
    getOverviewStats: port<CallResponse<'getOverviewStats'>, undefined>('getOverviewStats'),
    getSales: port<CallResponse<'getSales'>, { days: number }>('getSales'),
  },
  actions: {
    takeStats: assign((_, params: { stats: OverviewStats }) => ({ stats: params.stats, statsMessage: null })),
    takeSales: assign((_, params: { days: readonly SalesDay[] }) => ({ sales: params.days, salesMessage: null })),
    showStatsFailure: assign((_, params: { error: unknown }) => ({
      statsMessage: messageOf(params.error, adminMessages.statsLoadFailed),
    })),
    showSalesFailure: assign((_, params: { error: unknown }) => ({
      salesMessage: messageOf(params.error, adminMessages.salesLoadFailed),
    })),
    refresh: raise({ type: 'refresh.due' }),
  },
  guards: {
    isNotOffered: (_, params: { error: unknown }) => isNotOffered(params.error),
    hasStats: ({ context }) => context.stats !== null,
    hasSales: ({ context }) => context.sales !== null,
    isVisible: (_, { visible }: { visible: boolean }) => visible,
    isHidden: (_, { visible }: { visible: boolean }) => !visible,
  },
  delays: { minute: REFRESH_MS },
}).createMachine({
  id: 'dashboard',
  context: ({ input }) => ({
    days: input.days ?? SALES_CHART_DAYS,
    stats: null,
    statsMessage: null,
    sales: null,
    salesMessage: null,
  }),
  type: 'parallel',
  states: {
    stats: {
      initial: 'fetching',
      on: { 'stats.retried': '.fetching', 'refresh.due': '.fetching', 'refresh.requested': '.fetching' },
      states: {
        fetching: {
          initial: 'deciding',
          // A second refresh is ignored, unless the figures have changed since the request.
          on: { 'stats.retried': {}, 'refresh.due': {} },
          invoke: {
            id: 'getOverviewStats',
            src: 'getOverviewStats',
            onDone: {
              target: 'ready',
              actions: { type: 'takeStats', params: ({ event }) => ({ stats: event.output }) },
            },
            onError: [
              {
                guard: 'hasStats',
                target: 'outdated',
                actions: { type: 'showStatsFailure', params: ({ event }) => ({ error: event.error }) },
              },
              {
                target: 'failed',
                actions: { type: 'showStatsFailure', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
          states: {
            deciding: { always: [{ guard: 'hasStats', target: 'refreshing' }, { target: 'loading' }] },
            loading: { tags: 'pending' },
            refreshing: {},
          },
        },
        ready: {},
        outdated: {},
        failed: {},
      },
    },
    sales: {
      initial: 'fetching',
      on: { 'sales.retried': '.fetching', 'refresh.due': '.fetching', 'refresh.requested': '.fetching' },
      states: {
        fetching: {
          initial: 'deciding',
          on: { 'sales.retried': {}, 'refresh.due': {} },
          invoke: {
            id: 'getSales',
            src: 'getSales',
            input: ({ context }) => ({ days: context.days }),
            onDone: {
              target: 'ready',
              actions: { type: 'takeSales', params: ({ event }) => ({ days: event.output.days }) },
            },
            onError: [
              {
                guard: { type: 'isNotOffered', params: ({ event }) => ({ error: event.error }) },
                target: 'notOffered',
                actions: { type: 'showSalesFailure', params: ({ event }) => ({ error: event.error }) },
              },
              {
                guard: 'hasSales',
                target: 'outdated',
                actions: { type: 'showSalesFailure', params: ({ event }) => ({ error: event.error }) },
              },
              {
                target: 'failed',
                actions: { type: 'showSalesFailure', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
          states: {
            deciding: { always: [{ guard: 'hasSales', target: 'refreshing' }, { target: 'loading' }] },
            loading: { tags: 'pending' },
            refreshing: {},
          },
        },
        ready: {},
        outdated: {},
        failed: {},
        /** The server does not count sales by day, so they are not requested again. */
        notOffered: { on: { 'sales.retried': {}, 'refresh.due': {}, 'refresh.requested': {} } },
      },
    },
    clock: {
      initial: 'ticking',
      states: {
        ticking: {
          after: { minute: { target: 'ticking', reenter: true, actions: 'refresh' } },
          on: {
            'visibility.changed': {
              guard: { type: 'isHidden', params: ({ event }) => ({ visible: event.visible }) },
              target: 'stopped',
            },
          },
        },
        stopped: {
          on: {
            'visibility.changed': {
              guard: { type: 'isVisible', params: ({ event }) => ({ visible: event.visible }) },
              target: 'ticking',
              actions: 'refresh',
            },
          },
        },
      },
    },
  },
});
