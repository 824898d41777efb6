import { API_BASE_PATH, type CallName } from '@abs/contract';
import { type Call, calls } from '@abs/contract/calls';
import type { Context, Hono } from 'hono';
import { authenticate } from '../accounts/sessions.ts';
import { ApiError } from '../apiError.ts';
import type { Services } from '../services.ts';
import { checkAnswer, errorAnswer } from './answer.ts';
import { parseJson, readBody } from './body.ts';
import { clientAddress } from './clientAddress.ts';
import type { AppEnv } from './env.ts';
import type { Handlers, SessionUser } from './handler.ts';
import { sendText, type TextAnswer } from './textAnswer.ts';
import { readUpload } from './upload.ts';
import { validate } from './validation.ts';

/** A handler as the router sees it: the table guarantees what the types cannot follow through a loop. */
type AnyHandler = (input: unknown, context: unknown) => Promise<unknown>;

/** Longer keys would only fill the table; a UUID has 36. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/** Repeated by a screen that is open, so that they do not show that somebody is there: they keep no session open. */
const backgroundCalls: ReadonlySet<CallName> = new Set(['getAdminCounts']);

/** Bytes. More than a provider's event ever has; what is larger cannot be checked against its signature. */
const WEBHOOK_LIMIT = 1_000_000;

/** Routes every call of the contract's table to its handler; other methods on its paths answer 405. */
export function mountCalls(app: Hono<AppEnv>, services: Services, handlers: Handlers): void {
  const methodsOf = new Map<string, string[]>();
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    const path = API_BASE_PATH + call.path.replace(/\{(\w+)\}/g, ':$1');
    methodsOf.set(path, [...(methodsOf.get(path) ?? []), ...(call.method === 'GET' ? ['GET', 'HEAD'] : [call.method])]);
    app.on(call.method, path, (context) =>
      answerCall(context, services, name, call, handlers[name] as unknown as AnyHandler),
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

async function answerCall(
  context: Context<AppEnv>,
  services: Services,
  name: CallName,
  call: Call,
  handler: AnyHandler,
) {
  const user = await callerOf(context, services, name, call);
  const carriesJson = (call.method === 'POST' || call.method === 'PATCH') && !call.upload;
  const isWebhook = call.auth === 'provider';
  const rawBody = carriesJson
    ? await readBody(context.req.raw, isWebhook ? WEBHOOK_LIMIT : undefined)
    : new Uint8Array();
  const input = {
    params: call.params && validate(call.params, context.req.param()),
    query: call.query && validate(call.query, context.req.query()),
    // A webhook is judged by its signature alone, which needs every byte.
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
  // Answers of signed-in people, and tokens, stay out of every cache; the catalogue may be revalidated.
  context.header('Cache-Control', call.auth === 'none' && call.method === 'GET' ? 'no-cache' : 'no-store');
  if (call.responseType) return sendText(context, services, call.responseType, answer as TextAnswer);
  if (!services.config.production) checkAnswer(name, call, answer);
  return context.json(answer as object, call.status ?? 200);
}

/** Who calls, where the call needs to know. Looked up before the input is judged: strangers learn no rules. */
async function callerOf(
  context: Context<AppEnv>,
  services: Services,
  name: CallName,
  call: Call,
): Promise<SessionUser | null> {
  if (call.auth === 'none' || call.auth === 'provider') return null;
  const user = await authenticate(services, context.req.header('authorization'), !backgroundCalls.has(name));
  if (!user) throw new ApiError('unauthorized', 'Please log in to continue.');
  context.set('userId', user.id);
  if (call.auth === 'admin' && user.userType !== 'Admin') {
    throw new ApiError('forbidden', 'This is for admins only.');
  }
  return user;
}

function idempotencyKey(context: Context): string | undefined {
  const key = context.req.header('idempotency-key');
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) {
    throw new ApiError('validation', 'Idempotency-Key must be 1 to 200 visible ASCII characters.');
  }
  return key;
}
