/**
 * A backend that speaks the basic contract and nothing else: it refuses unknown fields, and ignores unknown queries.
 */
import { accountCalls } from './accounts.ts';
import { adminCalls } from './admin.ts';
import { type Call, type CallContext, Refusal } from './call.ts';
import { cartCalls } from './cart.ts';
import { catalogueCalls } from './catalogue.ts';
import { type FaultName, plant } from './faults.ts';
import { orderCalls } from './orders.ts';
import type { ApiRequest } from './request.ts';
import { type Answer, makeSloppy } from './sloppy.ts';
import { createStore, type Store } from './store.ts';
import type { SwitchName } from './switches.ts';

const calls = [...accountCalls, ...catalogueCalls, ...cartCalls, ...orderCalls, ...adminCalls];
const TYPES = {
  text: (value: unknown) => typeof value === 'string' && value !== '',
  number: (value: unknown) => typeof value === 'number',
  amount: (value: unknown) => typeof value === 'number' && value >= 0,
  email: (value: unknown) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(value)),
  list: Array.isArray,
};

/** The values of a path's parameters, or null when the path does not match. */
function match(pattern: string, path: string): Record<string, string> | null {
  const source = pattern.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${source}$`).exec(path);
  return found && { ...found.groups };
}

function checkBody(call: Call, sent: unknown): Record<string, unknown> {
  if (!call.body) return {};
  if (typeof sent !== 'object' || sent === null) throw new Refusal(400, 'The body must be JSON');
  const body = sent as Record<string, unknown>;
  for (const name of Object.keys(body)) if (!(name in call.body)) throw new Refusal(400, `${name} is not allowed`);
  for (const [name, type] of Object.entries(call.body)) {
    // If the server's ids are numbers, clients send them as numbers or text.
    const value = type === 'text' && typeof body[name] === 'number' ? String(body[name]) : body[name];
    if (!TYPES[type](value)) throw new Refusal(400, `${name} is required`);
  }
  return body;
}

function checkQuery(call: Call, query: Record<string, string>): void {
  for (const name of Object.keys(query)) {
    if (!call.query?.includes(name)) throw new Refusal(400, `${name} is not allowed`);
  }
}

function accountOf({ store }: CallContext, authorization: string | undefined) {
  const id = store.sessions.get(authorization?.replace(/^Bearer /, '') ?? '');
  const account = store.accounts.find(({ userId }) => userId === id);
  if (!account) throw new Refusal(401, 'Authorization token is required');
  return account;
}

export type Backend = { store: Store; answer: (request: ApiRequest) => Answer };

export function createBackend(switches: readonly SwitchName[], faults: readonly FaultName[] = []): Backend {
  const store = createStore();

  function carryOut(call: Call, request: ApiRequest, params: Record<string, string>): unknown {
    if (switches.includes('refusesQueries')) checkQuery(call, request.query);
    const context: CallContext = {
      store,
      has: (name) => switches.includes(name),
      params,
      query: request.query,
      body: checkBody(call, request.body),
      origin: request.origin,
    };
    if (!call.auth) return call.answer(context);
    const account = accountOf(context, request.authorization);
    if (call.auth === 'admin' && account.userType !== 'Admin') throw new Refusal(403, 'Only for admins');
    return call.answer({ ...context, account });
  }

  function answerExactly(request: ApiRequest): Answer {
    for (const call of calls) {
      const params = call.method === request.method ? match(call.path, request.path) : null;
      if (!params) continue;
      const name = `${call.method} ${call.path}`;
      try {
        return { call: name, status: 200, body: carryOut(call, request, params) };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { call: name, status: error.status, body: { message: error.message } };
      }
    }
    return { call: '', status: 404, body: { message: `Cannot ${request.method} ${request.path}` } };
  }

  const answer = plant(faults, store, answerExactly);
  return { store, answer: (request) => makeSloppy(answer(request), switches) };
}
