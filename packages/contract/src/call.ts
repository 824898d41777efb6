import type * as z from 'zod/mini';
import type { Auth, Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/** The inputs and the answer of a call, in addition to its endpoint. */
type CallSchemas = {
  summary: string;
  /** The benefit for the shop if a backend has this additive call. */
  benefit?: string;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** HTTP status of success; 200 unless given. */
  status?: 200 | 201;
  response: z.ZodMiniType;
  /** Beyond the ones every call may answer: validation, not_found of its path, rate_limited, internal. */
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
