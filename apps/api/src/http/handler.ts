import type { CallName, EndpointOf } from '@abs/contract';
import type { CallInput, CallResponse } from '@abs/contract/calls';
import type { Services } from '../services.ts';
import type { KeptCall } from './keptCalls.ts';
import type { TextAnswer } from './textAnswer.ts';
import type { UploadedFile } from './upload.ts';

/** Who makes the call, after the bearer token was checked. */
export type SessionUser = {
  id: string;
  email: string;
  userType: 'Customer' | 'Admin';
  /** Of the presented token; logout deletes this session. */
  tokenHash: string;
};

type Needed<Name extends CallName> = EndpointOf<Name>['auth'] extends 'customer' | 'admin' ? SessionUser : null;

type Uploaded<Name extends CallName> = EndpointOf<Name> extends { upload: true } ? UploadedFile : undefined;

/** All that the handler of a kept call gets beside its input: see keptCalls.ts. */
type PublicContext = { services: Services; user: null };

type CallContext<Name extends CallName> = {
  services: Services;
  user: Needed<Name>;
  /** The caller's address, for rate limits. */
  ip: string;
  /** Present on calls marked idempotent, when the caller sent one. */
  idempotencyKey: string | undefined;
  /** A request header, for the few calls whose contract is in one. */
  header(name: string): string | undefined;
  /** The body as received, for signatures. */
  rawBody: Uint8Array;
  /** On calls marked upload. */
  file: Uploaded<Name>;
};

/** One call: validated input in, contract answer out; refusals are thrown as ApiError. */
export type Handler<Name extends CallName> = (
  input: CallInput<Name>,
  context: Name extends KeptCall ? PublicContext : CallContext<Name>,
) => Promise<EndpointOf<Name> extends { responseType: string } ? TextAnswer : CallResponse<Name>>;

/** Each domain folder exports a part of this; together they must be all of it. */
export type Handlers = { [Name in CallName]: Handler<Name> };

/** A handler as the router sees it: the table guarantees what the types cannot follow through a loop. */
export type AnyHandler = (input: unknown, context: unknown) => Promise<unknown>;
