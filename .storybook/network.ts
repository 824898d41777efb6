/**
 * Stories have pure props, so a story that asks a server for data is a mistake, and fails.
 * Pictures and fonts are not fetched by script and stay allowed; flow stories bring a mocked server and turn this off
 * with `parameters: { network: 'mocked' }`.
 */
export function refuseRequests({ parameters }: { parameters: Record<string, unknown> }) {
  if (parameters.network === 'mocked') return;
  const genuine = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith('/api/')) return genuine(input, init);
    throw new Error(`A story must not ask the server for data, but this one asked for ${pathname}.`);
  };
  return () => {
    globalThis.fetch = genuine;
  };
}
