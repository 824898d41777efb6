import type * as z from 'zod/mini';
import type { Auth, Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/** The inputs and the answer of a call, in addition to its endpoint. */
type CallSchemas = {
  /** What the call does, as a title. */
  summary: string;
  /** What a caller has to know beyond the summary, in whole sentences. */
  description: string;
  /** How often or how much, as a list of facts: what leads to `rate_limited` and to other refusals. */
  limits?: string;
  /** The benefit for the shop if a backend has this additive call. */
  benefit?: string;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** HTTP status of success; 200 unless given. */
  status?: 200 | 201;
  response: z.ZodMiniType;
  /** Beyond those that `errorsOf` adds. Outside production, the server sends no other error. */
  errors?: readonly ErrorCode[];
};

/** The schemas of every call that a domain's endpoints name. An additive call that the shop makes names its benefit. */
export type SchemasOf<Endpoints extends Record<string, Endpoint>> = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { additive: true; auth: Exclude<Auth, 'provider'> }
    ? CallSchemas & { benefit: string }
    : CallSchemas;
};

/** A call with all optional properties, for code that walks the whole table. */
export type Call = Endpoint & CallSchemas;

/** The codes of all errors that a call can answer: its own, and those that follow from its method, credential and input. */
export function errorsOf({ method, path, auth, body, upload, stepUp, errors = [] }: Call): ReadonlySet<ErrorCode> {
  // Every URL can have characters that are not text.
  const codes = new Set<ErrorCode>(['validation', ...errors, 'internal', 'unavailable']);
  if (auth === 'customer' || auth === 'admin') codes.add('unauthorized');
  if (auth === 'admin') codes.add('forbidden');
  if (auth === 'admin' && !path.startsWith('/admin/two-factor')) codes.add('two_factor_setup_required');
  if (stepUp) codes.add('step_up_required');
  if (upload) codes.add('unsupported_media_type');
  else if (method !== 'GET' && method !== 'DELETE') codes.add('body_too_large');
  // A webhook counts by its signature alone.
  if (body && auth !== 'provider') codes.add('malformed_json').add('unsupported_media_type');
  return codes;
}
