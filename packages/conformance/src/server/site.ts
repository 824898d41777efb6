import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { API_BASE_PATH } from '@abs/contract';
import { type Backend, createBackend } from './backend.ts';
import type { FaultName } from './faults.ts';
import { serveFile } from './files.ts';
import { settlePayment } from './orders.ts';
import { paymentPage } from './paymentPage.ts';
import { drawPicture } from './pictures.ts';
import { createAccount } from './store.ts';
import type { SwitchName } from './switches.ts';

export type SiteOptions = {
  switches?: readonly SwitchName[];
  faults?: readonly FaultName[];
  /** The folder of a built shop to serve along with the calls. */
  shopDir?: string;
  /** The origin of the shop to which payments return, when it is not served here. */
  shopOrigin?: string;
};

/** Headers for calls from another origin. They allow only the request headers that the contract names. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST, DELETE',
};

type Visit = { request: IncomingMessage; response: ServerResponse; url: URL };

async function answerCall(backend: Backend, { request, response, url }: Visit, cors: object): Promise<void> {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, { ...cors }).end();
    return;
  }
  const sent = await text(request);
  let body: unknown;
  try {
    body = JSON.parse(sent);
  } catch {}
  const answer = backend.answer({
    method: request.method ?? 'GET',
    path: url.pathname.slice(API_BASE_PATH.length),
    query: Object.fromEntries(url.searchParams),
    body,
    authorization: request.headers.authorization,
    origin: url.origin,
  });
  const isHtml = typeof answer.body === 'string' && answer.body.startsWith('<');
  response.writeHead(answer.status, { ...cors, 'content-type': isHtml ? 'text/html' : 'application/json' });
  response.end(isHtml ? answer.body : JSON.stringify(answer.body));
}

/**
 * Calls for tests, beyond the contract. GET /control/codes?email= is their mailbox and returns the last code sent.
 * POST /control/customers?email=&password= creates an account that is ready to buy.
 */
function answerControl({ store }: Backend, { request, response, url }: Visit): void {
  const email = url.searchParams.get('email') ?? '';
  if (request.method === 'POST' && url.pathname === '/control/customers') {
    const account = createAccount(store, email, url.searchParams.get('password') ?? '');
    Object.assign(account, { firstName: 'Bola', lastName: 'Ige', gender: 'Male', isVerified: true });
  }
  const account = store.accounts.find((known) => known.email === email);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ code: account?.code?.digits ?? null }));
}

async function answerPayment({ store }: Backend, { request, response, url }: Visit, shop: string): Promise<void> {
  const reference = url.pathname.slice('/pay/'.length);
  if (request.method === 'POST') {
    settlePayment(store, reference, (await text(request)) === 'end=paid');
    const query = new URLSearchParams({ trxref: reference, reference });
    response.writeHead(303, { location: `${shop}/payment/callback?${query}` }).end();
    return;
  }
  const order = store.orders.find((known) => known.reference === reference);
  response.writeHead(order ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(order ? paymentPage(order.totalPrice) : 'Unknown payment');
}

/** Creates a site with its own store: calls, payment page, pictures, and the built shop if one is given. */
export function createSite({ switches = [], faults, shopDir, shopOrigin }: SiteOptions = {}): RequestListener {
  const backend = createBackend(switches, faults);
  const cors = switches.includes('noCors') ? {} : CORS;

  async function answer(visit: Visit): Promise<void> {
    const { response, url } = visit;
    const path = url.pathname;
    if (path.startsWith(`${API_BASE_PATH}/`)) return answerCall(backend, visit, cors);
    if (path.startsWith('/control/')) return answerControl(backend, visit);
    if (path.startsWith('/pay/')) return answerPayment(backend, visit, shopOrigin ?? url.origin);
    if (path.startsWith('/pictures/')) {
      response.writeHead(200, { 'content-type': 'image/svg+xml' });
      response.end(drawPicture(path.slice('/pictures/'.length)));
      return;
    }
    if (shopDir) return serveFile(shopDir, path, response);
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  }

  return (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    answer({ request, response, url }).catch((error) => {
      console.error(error);
      response.destroy();
    });
  };
}
