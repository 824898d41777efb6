/**
 * Fails stories that request data from a server, because stories have pure props. Pictures and fonts are not fetched by
 * script and stay allowed. Flow stories install their own server, which answers first (`stories/flows/shopServer.ts`).
 */
export function refuseRequests() {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith('/api/')) return original(input, init);
    throw new Error(`A story must not ask the server for data, but this one requested ${pathname}.`);
  };
  return () => {
    globalThis.fetch = original;
  };
}
