/** The parameters of a guard or an action that reads the event. */
export const ofEvent = <Event>({ event }: { event: Event }): Event => event;

const showFailure = { type: 'showFailure', params: ofEvent } as const;

/** One request; its child states decide how the screen shows it. A newer query enters again and aborts the old one. */
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
    /** No rows to show yet. */
    loading: { tags: 'pending' },
    /** The previous rows stay, and the screen shows that they refresh. */
    refreshing: { tags: 'pending' },
  },
} as const;

/** The states of the rows: the request for a query, and its outcome. */
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
    // The rows may be outdated, and the screen shows this. It is better than an empty screen.
    outdated: { on: { 'refresh.requested': 'fetching' } },
    failed: { on: { 'refresh.requested': 'fetching.loading' } },
    /** The server does not have this list. */
    notOffered: {},
  },
} as const;
