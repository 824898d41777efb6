import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPaymentProvider } from './paystackClient.ts';
import { sign } from './signature.ts';

type Reply = { status?: number; body: unknown };

let server: Server;
let reply: Reply;
/** How many of the next requests are cut off instead of answered. */
let cuts = 0;
let seen: { url: string | undefined; authorization: string | undefined; body: string };
let baseUrl: string;
const client = ({ paystackSecretKey = 'sk_test_1', paystackBaseUrl = baseUrl } = {}) =>
  createPaymentProvider({ paystackSecretKey, paystackBaseUrl, ownPort: undefined }, paystackSecretKey);
const input = {
  email: 'ada@abs.test',
  amountKobo: 500,
  reference: 'abs-1',
  callbackUrl: 'https://shop.test/back',
  metadata: {},
};
const link = { authorization_url: 'https://checkout.paystack.com/x', access_code: 'x', reference: 'abs-1' };
const transaction = {
  status: 'success',
  reference: 'abs-1',
  amount: 510,
  requested_amount: 500,
  currency: 'NGN',
  gateway_response: 'Approved',
};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (cuts > 0) {
      cuts--;
      request.socket.destroy();
      return;
    }
    seen = { url: request.url, authorization: request.headers.authorization, body };
    response
      .writeHead(reply.status ?? 200)
      .end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('initialize', () => {
  it('sends what Paystack expects and returns the answer', { tags: ['10.3.6'] }, async () => {
    reply = { body: { status: true, message: 'Authorization URL created', data: link } };
    expect(await client().initialize(input)).toEqual(reply.body);
    expect(seen).toMatchObject({ url: '/transaction/initialize', authorization: 'Bearer sk_test_1' });
    expect(JSON.parse(seen.body)).toMatchObject({
      email: 'ada@abs.test',
      amount: 500,
      currency: 'NGN',
      reference: 'abs-1',
    });
  });

  it.each<Reply>([
    { status: 401, body: { status: false, message: 'Invalid key' } },
    { status: 500, body: 'oops' },
    { body: 'not json' },
    { body: { status: true, message: 'x', data: {} } },
    { body: { status: false, message: 'x', data: link } },
    { body: { status: true, message: 'x', data: { ...link, reference: 'abs-2' } } },
  ])('rejects with a readable message when answered %o', async (answer) => {
    reply = answer;
    await expect(client().initialize(input)).rejects.toMatchObject({
      code: 'payment_unavailable',
      status: 502,
      message: 'The payment service cannot be reached right now. Please try again soon.',
    });
  });

  it('rejects when the provider is unreachable and when the call is aborted', async () => {
    const away = client({ paystackBaseUrl: 'http://127.0.0.1:9' });
    await expect(away.initialize(input)).rejects.toMatchObject({ code: 'payment_unavailable' });
    await expect(client().initialize(input, AbortSignal.abort())).rejects.toMatchObject({
      code: 'payment_unavailable',
    });
  });

  it('is not repeated when the connection ends without an answer, because it may have arrived', async () => {
    reply = { body: { status: true, message: 'Authorization URL created', data: link } };
    cuts = 1;
    await expect(client().initialize(input)).rejects.toMatchObject({ code: 'payment_unavailable' });
    expect(cuts).toBe(0);
  });
});

describe('verify', () => {
  it.each([510, 500, 100])('returns the %i kobo that were charged, not the requested amount', async (amount) => {
    reply = { body: { status: true, message: 'Verification successful', data: { ...transaction, amount } } };
    expect(await client().verify('abs-1')).toEqual({
      reference: 'abs-1',
      status: 'success',
      amount,
      currency: 'NGN',
      gatewayResponse: 'Approved',
    });
  });

  it('is repeated once when the connection ends without an answer', async () => {
    reply = { body: { status: true, message: 'Verification successful', data: transaction } };
    cuts = 1;
    expect(await client().verify('abs-1')).toMatchObject({ status: 'success' });
    cuts = 2;
    await expect(client().verify('abs-1')).rejects.toMatchObject({ code: 'payment_unavailable' });
    expect(cuts).toBe(0);
  });

  it.each<Reply>([
    { status: 404, body: { status: false, message: 'Transaction reference not found' } },
    {
      status: 400,
      body: { status: false, message: 'Transaction reference not found.', code: 'transaction_not_found' },
    },
  ])('returns null for an unknown reference', async (answer) => {
    reply = answer;
    expect(await client().verify('abs-1')).toBeNull();
  });

  it.each<Reply>([
    { status: 400, body: { status: false, message: 'Bad' } },
    { status: 503, body: {} },
    { body: { status: true, data: { ...transaction, reference: 'abs-2' } } },
    { body: { status: true, data: { ...transaction, status: 'splendid' } } },
    { body: { status: true, data: { ...transaction, amount: '500' } } },
    { body: { status: true, data: { ...transaction, amount: 0 } } },
    { body: { status: true, data: { ...transaction, currency: undefined } } },
    { body: { status: true, data: { ...transaction, currency: 'ngn' } } },
    { body: { status: false, data: transaction } },
    { body: null },
  ])('rejects an invalid answer: %o', { tags: ['10.3.4'] }, async (answer) => {
    reply = answer;
    await expect(client().verify('abs-1')).rejects.toMatchObject({ code: 'payment_unavailable' });
  });
});

describe('the URL of the provider', () => {
  it.each([
    ['is Paystack’s with a key', 'sk_test_1', undefined, 'https://api.paystack.co/transaction/verify/abs-1'],
    [
      'is the sandbox of this very server without one',
      undefined,
      undefined,
      'http://127.0.0.1:4711/sandbox/paystack/transaction/verify/abs-1',
    ],
    [
      'is the configured one before both',
      'sk_test_1',
      'https://pay.test/',
      'https://pay.test/transaction/verify/abs-1',
    ],
  ])('%s', { tags: ['10.3.8'] }, async (_, paystackSecretKey, paystackBaseUrl, url) => {
    const fetchStub = vi.fn<typeof fetch>(async () => Response.json({ status: false }, { status: 404 }));
    vi.stubGlobal('fetch', fetchStub);
    onTestFinished(() => void vi.unstubAllGlobals());
    const provider = createPaymentProvider({ paystackSecretKey, paystackBaseUrl, ownPort: 4711 }, 'a key');
    expect(await provider.verify('abs-1')).toBeNull();
    expect(fetchStub.mock.calls[0]?.[0]).toBe(url);
  });
});

describe('a signature', () => {
  it('is the hex HMAC-SHA512 of the raw body, as openssl makes it', { tags: ['10.3.7'] }, () => {
    const body = Buffer.from('{"event":"charge.success"}');
    const byOpenssl =
      'e8daff118c1468ccfcddf6bb2a489971215ce9de45f89f93379544ecb3b1dc18' +
      '4574e8fca644dccedd2c715089b78b9369083cbc8c626aaeb11e545758f2e419';
    expect(client().isSigned(body, byOpenssl)).toBe(true);
  });

  it('must match the body and the key', { tags: ['10.3.3', '10.3.7'] }, () => {
    const body = Buffer.from('{"event":"charge.success"}');
    const right = sign(body, 'sk_test_1');
    expect(client().isSigned(body, right)).toBe(true);
    expect(client().isSigned(Buffer.from('{}'), right)).toBe(false);
    expect(client({ paystackSecretKey: 'sk_test_2' }).isSigned(body, right)).toBe(false);
    for (const wrong of [undefined, '', right.slice(1), `${right}00`, 'z'.repeat(128)]) {
      expect(client().isSigned(body, wrong)).toBe(false);
    }
  });
});
