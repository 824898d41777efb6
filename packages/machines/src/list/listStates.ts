/** The parameters of a guard or an action that reads the event. */
const ofEvent = <Event>({ event }: { event: Event }): Event => event;

const typed = { type: 'takeText', params: ofEvent } as const;
const showFailure = { type: 'showFailure', params: ofEvent } as const;

/** One request with three faces: a newer query enters again, which aborts the older one. */
const fetching = {
  initial: 'deciding',
  invoke: {
    id: 'fetchPage',
    src: 'fetchPage',
    input: <Query>({ context: { query } }: { context: { query: Query } }) => ({ query }),
    onDone: [
      {
        guard: { type: 'isBeyondLast', params: ofEvent },
        target: 'fetching',
        reenter: true,
        actions: { type: 'takeLastPage', params: ofEvent },
      },
      { target: 'ready', actions: { type: 'takeAnswer', params: ofEvent } },
    ],
    onError: [
      { guard: { type: 'isNotOffered', params: ofEvent }, target: 'notOffered', actions: showFailure },
      { guard: 'isAnswered', target: 'outdated', actions: showFailure },
      { target: 'failed', actions: showFailure },
    ],
  },
  states: {
    deciding: { always: [{ guard: 'hasAnswer', target: 'refreshing' }, { target: 'loading' }] },
    /** There is nothing to show yet. */
    loading: { tags: 'pending' },
    /** The previous rows stay, and the screen says so. */
    refreshing: { tags: 'pending' },
    /** In the background: nothing shows. */
    updating: {},
  },
} as const;

/** The rows: their query, the request for them, and what came of it. */
export const listStates = {
  initial: 'fetching',
  on: {
    'sort.changed': {
      guard: { type: 'isOtherOrder', params: ofEvent },
      target: '.fetching',
      actions: { type: 'changeOrder', params: ofEvent },
    },
    'filter.changed': {
      guard: { type: 'isOtherOrder', params: ofEvent },
      target: '.fetching',
      actions: { type: 'changeOrder', params: ofEvent },
    },
    'search.changed': [
      { guard: { type: 'isSameSearch', params: ofEvent }, actions: typed },
      { target: '.typing', actions: typed },
    ],
    'query.replaced': {
      guard: { type: 'isOtherQuery', params: ofEvent },
      target: '.fetching',
      actions: { type: 'takeQuery', params: ofEvent },
    },
  },
  states: {
    fetching,
    typing: {
      tags: 'pending',
      after: { pause: { target: 'fetching', actions: 'takeSearch' } },
      on: { 'search.changed': { target: 'typing', reenter: true, actions: typed } },
    },
    ready: { on: { 'refresh.requested': 'fetching', 'refresh.due': 'fetching.updating' } },
    // The rows may be outdated, and the screen says so; still better than an empty screen.
    outdated: { on: { 'refresh.requested': 'fetching', 'refresh.due': 'fetching.updating' } },
    failed: { on: { 'refresh.requested': 'fetching.loading' } },
    /** The server does not have this list. */
    notOffered: {},
  },
} as const;

/** Quiet refreshes at an interval, while somebody looks. */
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
