import { API_BASE_PATH, type CallName, limits } from '@abs/contract';
import { type Call, calls } from '@abs/contract/calls';
import type { Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { authenticate } from '../accounts/sessions.ts';
import { ApiError } from '../apiError.ts';
import { checkAnswer, checkRefusal, errorAnswer } from '../http/answer.ts';
import { parseJson, readBody } from '../http/body.ts';
import { clientAddress } from '../http/clientAddress.ts';
import type { AppEnv } from '../http/env.ts';
import type { AnyHandler, Handlers, SessionUser } from '../http/handler.ts';
import type { ReadQueue } from '../http/readQueue.ts';
import { sendKept } from '../http/sendKept.ts';
import { sendText, type TextAnswer } from '../http/textAnswer.ts';
import { readUpload } from '../http/upload.ts';
import { validate } from '../http/validation.ts';
import { refusals } from '../refusals.ts';
import type { Services } from '../services.ts';
import { checkTwoFactor } from '../twoFactor/requirements.ts';
import { type KeptInput, keepAnswer, keptCalls } from './keptCalls.ts';
import type { KnownAddresses } from './knownAddresses.ts';
import { priorityCalls } from './priorityCalls.ts';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]+$/;

/** An open screen repeats these calls even if nobody uses it, so they do not extend a session. */
const backgroundCalls: ReadonlySet<CallName> = new Set(['getAdminCounts']);

/**
 * Compresses answers to reads. Other answers stay uncompressed: they have tokens next to the caller's own input, and a
 * token could be guessed from their compressed length.
 */
const compressed = compress({ contentTypeFilter: /^application\/json/ });

/** Routes every call of the contract's table to its handler; other methods on its paths answer 405. */
export function mountCalls(
  app: Hono<AppEnv>,
  services: Services,
  handlers: Handlers,
  addresses: KnownAddresses,
  queue: ReadQueue,
): void {
  const methodsOf = new Map<string, string[]>();
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    const path = API_BASE_PATH + call.path.replace(/\{(\w+)\}/g, ':$1');
    methodsOf.set(path, [...(methodsOf.get(path) ?? []), ...(call.method === 'GET' ? ['GET', 'HEAD'] : [call.method])]);
    const own = handlers[name] as AnyHandler;
    const handler: AnyHandler = priorityCalls.has(name) ? (...args) => queue.first(() => own(...args)) : own;
    const toKept = keptCalls.get(name);
    const answer = toKept
      ? answerKeptCall(toKept, addresses, queue)
      : call.method === 'GET'
        ? answerCall
        : answerChange;
    if (call.method === 'GET' && !toKept) app.on('GET', path, compressed);
    app.on(call.method, path, (context) =>
      answer(context, services, name, call, handler).catch((error: unknown) => {
        if (!services.config.production) checkRefusal(name, call, error);
        throw error;
      }),
    );
  }
  for (const [path, methods] of methodsOf) {
    const allow = [...methods, 'OPTIONS'].join(', ');
    app.all(path, (context) => {
      context.header('Allow', allow);
      if (context.req.method === 'OPTIONS') return context.body(null, 204);
      return errorAnswer(context, new ApiError('method_not_allowed', `Method not allowed; use ${allow}.`));
    });
  }
}

/** Answers a public read. The handler does not know the caller, so that its answer is the same for everybody. */
function answerKeptCall(
  toKept: (input: unknown) => KeptInput,
  addresses: KnownAddresses,
  queue: ReadQueue,
): typeof answerCall {
  return async (context, services, name, call, handler) => {
    const keptInput = toKept(readInput(context, call));
    const { key, part, input } = keptInput;
    const make = async () => {
      const answer = await handler(input, { services, user: null });
      if (!services.config.production) checkAnswer(name, call, answer);
      return answer;
    };
    // Responses of `main` skip the queue: a page that holds a slot may wait for one, which would be a deadlock.
    const kept = await keepAnswer(services, keptInput, part === 'main' ? make : () => queue.make(part, make));
    addresses.remember(context, key, part);
    return sendKept(context, kept);
  };
}

/** Answers a call that may have changed public answers, even if it failed. Its caller must see changes immediately. */
async function answerChange(...call: Parameters<typeof answerCall>): Promise<Response> {
  try {
    return await answerCall(...call);
  } finally {
    call[1].publicAnswers.recheck();
  }
}

async function answerCall(
  context: Context<AppEnv>,
  services: Services,
  name: CallName,
  call: Call,
  handler: AnyHandler,
): Promise<Response> {
  const user = await callerOf(context, services, name, call);
  const carriesJson = ['POST', 'PUT', 'PATCH'].includes(call.method) && !call.upload;
  const isWebhook = call.auth === 'provider';
  const rawBody = carriesJson
    ? await readBody(context.req.raw, isWebhook ? limits.WEBHOOK_MAX_BYTES : undefined)
    : new Uint8Array();
  const input = {
    ...readInput(context, call),
    // A webhook is validated by its signature alone, which covers every byte.
    body: call.body && !isWebhook && validate(call.body, parseJson(rawBody, context.req.header('content-type'))),
  };
  const answer = await handler(input, {
    services,
    user,
    ip: clientAddress(context, services.config),
    idempotencyKey: call.idempotent && idempotencyKey(context),
    header: (header: string) => context.req.header(header),
    rawBody,
    file: call.upload && (await readUpload(context.req.raw)),
  });
  // No cache may keep tokens or answers to signed-in people. Public reads may be kept, but must be revalidated.
  context.header('Cache-Control', call.auth === 'none' && call.method === 'GET' ? 'no-cache' : 'no-store');
  if (call.responseType) return sendText(context, services, call.responseType, answer as TextAnswer);
  if (!services.config.production) checkAnswer(name, call, answer);
  const text = JSON.stringify(answer);
  // From this, `compressed` knows which answers are too short to compress.
  context.header('Content-Length', String(Buffer.byteLength(text)));
  return context.body(text, call.status ?? 200, { 'Content-Type': 'application/json' });
}

/** The parameters of the URL that the call knows, with defaults filled in. */
const readInput = (context: Context, call: Call) => ({
  params: call.params && validate(call.params, context.req.param()),
  query: call.query && validate(call.query, context.req.query()),
});

/** The caller, if the call needs one. Known before the input is validated, so that strangers do not learn the rules. */
async function callerOf(
  context: Context<AppEnv>,
  services: Services,
  name: CallName,
  call: Call,
): Promise<SessionUser | null> {
  if (call.auth === 'none' || call.auth === 'provider') return null;
  const user = await authenticate(services, context.req.header('authorization'), !backgroundCalls.has(name));
  if (!user) throw new ApiError(...refusals.loginNeeded);
  context.set('userId', user.id);
  if (call.auth === 'admin') {
    if (user.userType !== 'Admin') throw new ApiError(...refusals.adminsOnly);
    await checkTwoFactor(services, user, call);
  }
  return user;
}

function idempotencyKey(context: Context): string | undefined {
  const key = context.req.header('idempotency-key');
  const longest = limits.IDEMPOTENCY_KEY_MAX_LENGTH;
  if (key !== undefined && (key.length > longest || !IDEMPOTENCY_KEY.test(key))) {
    throw new ApiError('validation', `Idempotency-Key must be 1 to ${longest} visible ASCII characters.`);
  }
  return key;
}
