/**
 * Stories have pure props, so a story that asks a server for data is a mistake, and fails.
 * Pictures and fonts are not fetched by script and stay allowed. Flow stories put a server of their own in front, which
 * answers first (`stories/flows/shopServer.ts`).
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
