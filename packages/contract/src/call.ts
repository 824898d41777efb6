import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/** What a call takes and answers, beside its endpoint. */
export type CallSchemas = {
  summary: string;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** HTTP status of success; 200 unless given. */
  status?: 200 | 201;
  response: z.ZodMiniType;
  /** Beyond the ones every call may answer: validation, not_found of its path, rate_limited, internal. */
  errors?: readonly ErrorCode[];
};

/** The schemas of every call that a domain's endpoints name. */
export type SchemasOf<Endpoints> = { [Name in keyof Endpoints]: CallSchemas };

/** A call with all that may be known of it; for code that walks the whole table. */
export type Call = Endpoint & CallSchemas;
