/** What `useSelector` makes of no actor at all. */
export const noActor = { subscribe: () => ({ unsubscribe() {} }), getSnapshot: () => undefined };
