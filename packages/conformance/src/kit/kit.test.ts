/** Tests runs with an incomplete config or with problems outside the backend, and the data that a run leaves behind. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { customerAccount } from '../server/index.ts';
import type { Report } from './index.ts';
import { findingsOf, tryReferenceServer } from './testing/tryReferenceServer.ts';

const outcomesOf = ({ calls }: Report, outcome: string) =>
  calls.filter((call) => call.outcome === outcome).map(({ call }) => call);
const reasonsOf = ({ calls }: Report) =>
  new Set(
    calls.flatMap(({ checks }) => checks).flatMap((check) => (check.outcome === 'notTried' ? [check.reason] : [])),
  );

it('lists the data that it created and cannot delete', async () => {
  const { left } = await tryReferenceServer();
  expect(left).toEqual([
    expect.stringMatching(/^account kit-\w+1@example\.com$/),
    expect.stringMatching(/^account kit-\w+2@example\.com$/),
    expect.stringMatching(/^paid order \d+$/),
    expect.stringMatching(/^product “Conformance hoodie \w+”$/),
  ]);
});

it('lists the data of a call that should have been refused', async () => {
  const { left } = await tryReferenceServer({ site: { faults: ['pricesMayBeNegative'] } });
  expect(left).toContainEqual(expect.stringMatching(/^product “Conformance hoodie \w+ refused”$/));
});

it('reports the calls of admins as not tried when the config names no admin', async () => {
  const report = await tryReferenceServer({ config: { admin: undefined } });
  expect(findingsOf(report)).toEqual([]);
  expect(outcomesOf(report, 'notTried')).toEqual([
    'createProduct',
    'getOverviewStats',
    'getAdminUsers',
    'getAdminTransactions',
  ]);
  expect(reasonsOf(report)).toEqual(new Set(['The config names no admin.']));
  expect(report.isConforming).toBe(true);
});

it('reports the checks that need a payment as not tried, and cancels the unpaid order', async () => {
  const report = await tryReferenceServer({ config: { payment: { skip: true } } });
  expect(findingsOf(report)).toEqual([]);
  expect(reasonsOf(report)).toEqual(new Set(['The config says to skip the payment.', 'No order is paid.']));
  expect(report.left.some((name) => name.includes('order'))).toBe(false);
});

it('uses two existing accounts without changing names and passwords', async () => {
  const stranger = { email: 'second@backend.test', password: 'second password' };
  const report = await tryReferenceServer({
    before: async (url) => {
      const send = (path: string, body: object) =>
        fetch(`${url}/api/v1${path}`, { method: 'POST', body: JSON.stringify(body) });
      await send('/signup', stranger);
      const codes = await fetch(`${url}/control/codes?email=${stranger.email}`);
      await send('/verify-email', { email: stranger.email, otp: ((await codes.json()) as { code: string }).code });
      return url;
    },
    config: { customers: { existing: [customerAccount, stranger] }, codes: undefined },
  });
  expect(findingsOf(report)).toEqual([]);
  expect(outcomesOf(report, 'notTried')).toEqual([
    'signup',
    'verifyEmail',
    'verifyEmailAccount',
    'requestOtp',
    'forgotPassword',
    'resetPassword',
  ]);
  expect(report.left.some((name) => name.startsWith('account'))).toBe(false);
});

it('reports the checks that depend on a missing code as not tried', async () => {
  const report = await tryReferenceServer({ site: { faults: ['codesGetLost'] }, config: { timeouts: { code: 1 } } });
  expect(findingsOf(report)).toEqual([]);
  expect(outcomesOf(report, 'notTried')).toContain('placeOrder');
  expect([...reasonsOf(report)][0]).toMatch(/^No code for kit-\w+@example.com arrived within 1 s\.$/);
});

it('reports a mailbox that cannot be read, and continues', async () => {
  const report = await tryReferenceServer({
    codesTo: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })),
  });
  expect(findingsOf(report)).toEqual([]);
  expect([...reasonsOf(report)][0]).toMatch(/^The codes sent to \S+ cannot be read: connect ECONNREFUSED$/);
});

const running: { close(): void }[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.close();
});

type Front = {
  headers?: Record<string, string>;
  isLate?: boolean;
  isLimited?: (path: string) => boolean;
  /** Its own answers, by a part of the path. */
  answers?: Record<string, unknown>;
};

/** A proxy that adds headers, never answers, limits the rate of calls, or answers some itself. */
const front =
  ({ headers = {}, isLate = false, isLimited = () => false, answers = {} }: Front) =>
  async (url: string): Promise<string> => {
    const limited = new Set<string>();
    const server = createServer((incoming, outgoing) => {
      const path = incoming.url ?? '/';
      if (isLate) return;
      if (isLimited(path) && !limited.has(path)) {
        limited.add(path);
        outgoing.writeHead(429, { 'content-type': 'application/json' }).end('{"message":"Too often"}');
        return;
      }
      const own = Object.entries(answers).find(([part]) => path.includes(part));
      if (own) {
        outgoing.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(own[1]));
        return;
      }
      const passed = request(url + path, { method: incoming.method, headers: incoming.headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...headers });
        answer.pipe(outgoing);
      });
      incoming.pipe(passed);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    running.push({
      close: () => {
        server.close();
        server.closeAllConnections();
      },
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
const sameOrigin = { origin: undefined };

it('fails a backend that offers idempotency keys but creates two orders for a repeated confirm', async () => {
  const report = await tryReferenceServer({
    before: front({ headers: { 'api-features': 'idempotency-key' } }),
    config: sameOrigin,
  });
  expect(findingsOf(report)).toEqual([
    { call: 'placeOrder', text: 'fails: takes a repeated confirm as one (Idempotency-Key)' },
  ]);
  expect(report.left.some((name) => name.startsWith('order'))).toBe(false);
});

it('fails lists that do not support the queries that the backend announces', async () => {
  const report = await tryReferenceServer({
    before: front({ headers: { 'api-features': 'list-queries' } }),
    config: sameOrigin,
  });
  expect(findingsOf(report).map(({ call, text }) => `${call} ${text}`)).toEqual([
    'getProducts fails: sorts by price (list-queries)',
    'getOrders fails: filters by status (list-queries)',
    'getAdminUsers fails: searches (list-queries)',
  ]);
  expect(report.features).toMatchObject([
    { feature: 'idempotency-key', isOffered: false },
    { feature: 'list-queries', isOffered: true },
    { feature: 'order-filters', isOffered: false },
  ]);
});

/** A list of orders that ignores the query. */
const wholeList = {
  orders: [
    {
      id: 'o1',
      number: 'ABS-1',
      status: 'SUCCESS',
      paymentStatus: 'paid',
      fulfilment: 'cleared',
      totalPrice: 5,
      subtotal: 5,
      deliveryFee: 0,
      deliveryAddress: 'Lagos',
      phoneNumber: '08012345678',
      createdAt: '2026-11-20T09:00:00.000Z',
      expiresAt: null,
      orderItems: [],
      customer: { userId: 'u1', name: 'Ada', email: 'ada@example.com' },
    },
  ],
  pagination: { page: 1, limit: 10, total: 1, totalPages: 1 },
};

it('fails a list of orders that does not support the filters that the backend announces', async () => {
  const report = await tryReferenceServer({
    before: front({ headers: { 'api-features': 'order-filters' }, answers: { '/admin/orders?': wholeList } }),
    config: sameOrigin,
  });
  expect(findingsOf(report).map(({ call, text }) => `${call} ${text}`)).toEqual([
    'getAdminOrders fails: filters by status, payment and days (order-filters)',
  ]);
});

it('fails a backend that offers idempotency keys but does not allow the header across origins', async () => {
  const headers = { 'api-features': 'idempotency-key', 'access-control-expose-headers': 'api-features' };
  const report = await tryReferenceServer({ before: front({ headers }) });
  expect(findingsOf(report)).toContainEqual({
    call: 'makePayment',
    text: 'fails: may be called from the shop’s origin (CORS)',
  });
});

it('remarks on a rate limit without Retry-After', async () => {
  const isLimited = (path: string) => path.endsWith('/request-otp');
  const report = await tryReferenceServer({ before: front({ isLimited }), config: sameOrigin });
  expect(findingsOf(report)).toEqual([
    { call: 'requestOtp', text: 'remark: Answers 429 without Retry-After: the shop cannot say when to try again.' },
  ]);
  expect(report.isConforming).toBe(true);
});

it('gives up when the backend does not answer', async () => {
  const report = await tryReferenceServer({
    before: front({ isLate: true }),
    config: { ...sameOrigin, timeouts: { answer: 0.05 } },
  });
  const checks = report.calls.flatMap(({ checks }) => checks);
  expect(checks.filter(({ outcome }) => outcome === 'failed')).toMatchObject([
    { title: 'answers the first page', fault: { came: 'No answer within 0.05 s.' } },
  ]);
  expect(reasonsOf(report)).toContain('The backend does not answer.');
  expect(report.isConforming).toBe(false);
});
