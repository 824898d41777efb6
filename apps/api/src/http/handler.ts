import type { CallName, EndpointOf } from '@abs/contract';
import type { CallInput, CallResponse } from '@abs/contract/calls';
import type { Services } from '../services.ts';
import type { TextAnswer } from './textAnswer.ts';
import type { UploadedFile } from './upload.ts';

/** The caller, whose bearer token was checked. */
export type SessionUser = {
  id: string;
  email: string;
  userType: 'Customer' | 'Admin';
  /** The hash of the presented token; logout deletes its session. */
  tokenHash: string;
};

type Needed<Name extends CallName> = EndpointOf<Name>['auth'] extends 'customer' | 'admin' ? SessionUser : null;

type Uploaded<Name extends CallName> = EndpointOf<Name> extends { upload: true } ? UploadedFile : undefined;

/** The calls whose answers depend only on their URL and the catalogue, so that they are kept. */
export type KeptCall =
  | 'getProducts'
  | 'getProduct'
  | 'searchProducts'
  | 'getSizeGuide'
  | 'getCollections'
  | 'getCollection';

/** All that the handler of a kept call gets besides its input. */
type PublicContext = { services: Services; user: null };

type CallContext<Name extends CallName> = {
  services: Services;
  user: Needed<Name>;
  /** The caller's IP address, for rate limits. */
  ip: string;
  /** Present on calls marked idempotent, when the caller sent one. */
  idempotencyKey: string | undefined;
  /** A request header, for the few calls whose contract uses one. */
  header(name: string): string | undefined;
  /** The body as received, for signatures. */
  rawBody: Uint8Array;
  /** The uploaded file, on calls marked upload. */
  file: Uploaded<Name>;
};

/** One call: validated input in, contract answer out; refusals are thrown as ApiError. */
export type Handler<Name extends CallName> = (
  input: CallInput<Name>,
  context: Name extends KeptCall ? PublicContext : CallContext<Name>,
) => Promise<EndpointOf<Name> extends { responseType: string } ? TextAnswer : CallResponse<Name>>;

/** Each domain folder exports some of these handlers; together they must cover every call. */
export type Handlers = { [Name in CallName]: Handler<Name> };

/** A handler in the router's loop, where TypeScript cannot follow its types. The table guarantees that they match. */
export type AnyHandler = (input: unknown, context: unknown) => Promise<unknown>;
