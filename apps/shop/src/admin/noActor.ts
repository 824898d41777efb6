/** For `useSelector` when there is no actor. Its snapshot is undefined. */
export const noActor = { subscribe: () => ({ unsubscribe() {} }), getSnapshot: () => undefined };
