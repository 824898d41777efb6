import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type ConnectionLimits, connectionLimits, limitConnections, oneAtATime } from './connections.ts';
import { parseTrustProxy, type TrustProxy } from './trustProxy.ts';

/** Larger than the socket buffers of the operating system. */
const LARGE = Buffer.alloc(32_000_000, 'x');

type Options = { limits?: Partial<ConnectionLimits>; trustProxy?: TrustProxy; onRefused?: (address: string) => void };

async function serve(listener: RequestListener, { limits, trustProxy = 0, onRefused = () => {} }: Options = {}) {
  const allLimits = { ...connectionLimits, ...limits };
  const server = createServer(oneAtATime(listener, allLimits));
  limitConnections(server, { trustProxy, onRefused, ...allLimits });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

function openConnection(server: Server): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  // The server may close a connection with a reset.
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;

/** @returns everything that the server sends until it closes the connection */
async function received(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  await once(socket, 'close');
  return text;
}

const echo: RequestListener = ({ url }, response) => response.end(`[${url}]`);

const isClosed = (server: Server) =>
  vi.waitFor(async () => {
    expect(await new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))).toBe(0);
  }, 60_000);

test('closes the connection of a client that does not read', async () => {
  expect(connectionLimits.idleMs).toBeLessThanOrEqual(60_000);
  const server = await serve((_request, response) => response.end(LARGE), { limits: { idleMs: 100 } });
  const stuck = openConnection(server);
  stuck.pause();
  stuck.write(request('/large'));
  await once(server, 'request');
  await isClosed(server);
});

test('sends everything to a client that reads', async () => {
  const server = await serve((_request, response) => response.end(LARGE));
  const reader = openConnection(server);
  reader.write('GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');
  expect((await received(reader)).length).toBeGreaterThan(LARGE.length);
  await isClosed(server);
});

test('handles pipelined requests sequentially and in order', async () => {
  let running = 0;
  let most = 0;
  const server = await serve(async ({ url }, response) => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
    response.end(`[${url}]`);
  });
  const socket = openConnection(server);
  socket.write(['/1', '/2', '/3'].map(request).join(''));
  socket.write('GET /4 HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');

  expect((await received(socket)).match(/\[.*?\]/g)).toEqual(['[/1]', '[/2]', '[/3]', '[/4]']);
  expect(most).toBe(1);
});

test('closes a connection with too many queued requests without running them', async () => {
  const seen: string[] = [];
  const server = await serve(({ url = '' }) => void seen.push(url), { limits: { queuedRequests: 3 } });
  const socket = openConnection(server);
  socket.write(Array.from({ length: 200 }, (_, n) => request(`/${n}`)).join(''));

  expect(await received(socket)).toBe('');
  expect(seen).toEqual(['/0']);

  const patient = openConnection(server);
  patient.write(Array.from({ length: 4 }, (_, n) => request(`/patient${n}`)).join(''));
  await vi.waitFor(() => expect(seen).toContain('/patient0'));
  expect(patient.destroyed).toBe(false);
});

test('does not run requests whose connection was closed while they waited', async () => {
  const answers: (() => void)[] = [];
  const seen: string[] = [];
  const server = await serve(({ url = '' }, response) => {
    seen.push(url);
    answers.push(() => response.end());
  });
  const socket = openConnection(server);
  socket.write(request('/1') + request('/2'));
  await vi.waitFor(() => expect(seen).toEqual(['/1']));
  socket.destroy();
  await vi.waitFor(async () =>
    expect(await new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))).toBe(0),
  );

  for (const answer of answers) answer();
  const other = openConnection(server);
  other.write(request('/other'));
  await vi.waitFor(() => expect(seen).toContain('/other'));
  expect(seen).toEqual(['/1', '/other']);
});

test('refuses connections above the limit per address, reports it once, and accepts more when one closes', async () => {
  const onRefused = vi.fn();
  const server = await serve(echo, { limits: { perAddress: 2 }, onRefused });
  const open = [openConnection(server), openConnection(server)];
  await Promise.all(open.map((socket) => once(socket, 'connect')));
  expect(await received(openConnection(server))).toBe('');
  expect(await received(openConnection(server))).toBe('');
  expect(onRefused.mock.calls).toEqual([['127.0.0.1']]);

  open[0]?.destroy();
  await vi.waitFor(async () => {
    const next = openConnection(server);
    next.write('GET /next HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');
    expect(await received(next)).toContain('[/next]');
  });
});

test.for([1, parseTrustProxy('127.0.0.0/8') ?? 0])(
  'does not count the connections of a trusted proxy',
  async (trustProxy) => {
    const server = await serve(echo, { limits: { perAddress: 1 }, trustProxy });
    const sockets = [openConnection(server), openConnection(server), openConnection(server)];
    for (const socket of sockets) socket.write('GET /all HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');
    for (const text of await Promise.all(sockets.map(received))) expect(text).toContain('[/all]');
  },
);

test.each([
  [0, 'timeout=30'],
  [1, 'timeout=65'],
])(
  'keeps idle connections open, and those of a proxy longer than the proxy itself does (%i proxies)',
  async (proxies, header) => {
    const server = await serve(echo, { trustProxy: proxies });
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/page`);
    expect(answer.headers.get('keep-alive')).toBe(header);
  },
);
