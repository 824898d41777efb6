/** The parameters of a guard or an action that reads the event. */
export const ofEvent = <Event>({ event }: { event: Event }): Event => event;

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
  },
} as const;

/** The rows: their query, the request for them, and what came of it. */
export const listStates = {
  initial: 'fetching',
  on: {
    'query.replaced': {
      guard: { type: 'isOtherQuery', params: ofEvent },
      target: '.fetching',
      actions: { type: 'takeQuery', params: ofEvent },
    },
  },
  states: {
    fetching,
    ready: { on: { 'refresh.requested': 'fetching' } },
    // The rows may be outdated, and the screen says so; still better than an empty screen.
    outdated: { on: { 'refresh.requested': 'fetching' } },
    failed: { on: { 'refresh.requested': 'fetching.loading' } },
    /** The server does not have this list. */
    notOffered: {},
  },
} as const;
