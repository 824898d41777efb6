import { listStates, ofEvent } from './listStates.ts';

const typed = { type: 'takeText', params: ofEvent } as const;
const emitQuery = <const History>(history: History) => ({ type: 'emitQuery', params: { history } }) as const;
const changeOrder = [{ type: 'changeOrder', params: ofEvent }, emitQuery('push')] as const;

const { fetching, ready, outdated } = listStates.states;
const { 'query.replaced': replaced } = listStates.on;

/** The states of the rows of a table, whose controls change the query too. */
export const tableStates = {
  ...listStates,
  on: {
    'sort.changed': {
      guard: { type: 'isOtherOrder', params: ofEvent },
      target: '.fetching',
      actions: changeOrder,
    },
    'filter.changed': {
      guard: { type: 'isOtherOrder', params: ofEvent },
      target: '.fetching',
      actions: changeOrder,
    },
    'search.changed': [
      { guard: { type: 'isSameSearch', params: ofEvent }, actions: typed },
      { target: '.typing', actions: typed },
    ],
    'query.replaced': { ...replaced, actions: [replaced.actions, { type: 'resetText', params: ofEvent }] },
  },
  states: {
    ...listStates.states,
    fetching: {
      ...fetching,
      states: {
        ...fetching.states,
        /** In the background, without a sign on the screen. */
        updating: {},
      },
    },
    typing: {
      tags: 'pending',
      after: {
        pause: [
          { guard: 'isOtherSearch', target: 'fetching', actions: ['takeSearch', emitQuery('replace')] },
          { target: 'fetching' },
        ],
      },
      on: { 'search.changed': { target: 'typing', reenter: true, actions: typed } },
    },
    ready: { on: { ...ready.on, 'refresh.due': 'fetching.updating' } },
    outdated: { on: { ...outdated.on, 'refresh.due': 'fetching.updating' } },
  },
} as const;

/** Quiet refreshes at an interval, while the page is visible. */
export const pollingStates = {
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isPolling', target: 'waiting' }, { target: 'off' }] },
    off: {},
    waiting: {
      after: { refreshEvery: { target: 'waiting', reenter: true, actions: 'refreshIfIdle' } },
      on: { 'visibility.changed': { guard: { type: 'isHidden', params: ofEvent }, target: 'paused' } },
    },
    paused: {
      on: {
        'visibility.changed': {
          guard: { type: 'isVisible', params: ofEvent },
          target: 'waiting',
          actions: 'refreshIfIdle',
        },
      },
    },
  },
} as const;
