/**
 * The table of all calls of /api/v1: endpoint, inputs, answer, errors. The server validates by it, the OpenAPI document
 * is generated from it, and the shop's client takes its types from it.
 */
import type * as z from 'zod/mini';
import { accountCalls } from './accounts/calls.ts';
import { addressCalls } from './addresses/calls.ts';
import { adminCalls } from './admin/calls.ts';
import { cartCalls } from './cart/calls.ts';
import { catalogueCalls } from './catalogue/calls.ts';
import { contactCalls } from './contact/calls.ts';
import { type CallName, type EndpointOf, endpoints } from './endpoints.ts';
import { orderCalls } from './orders/calls.ts';
import { paymentCalls } from './payments/calls.ts';
import { restockCalls } from './restock/calls.ts';
import { twoFactorCalls } from './twoFactor/calls.ts';
import { wishlistCalls } from './wishlist/calls.ts';

export type { Call } from './call.ts';
export { errorsOf } from './call.ts';

const schemas = {
  ...accountCalls,
  ...addressCalls,
  ...catalogueCalls,
  ...cartCalls,
  ...orderCalls,
  ...paymentCalls,
  ...contactCalls,
  ...restockCalls,
  ...wishlistCalls,
  ...adminCalls,
  ...twoFactorCalls,
};

const namesOf = (own: object) => Object.keys(own) as CallName[];

/** The names of the calls of each domain, under the heading that the OpenAPI document gives it. */
export const callsByTag = {
  Accounts: namesOf({ ...accountCalls, ...addressCalls }),
  Catalogue: namesOf(catalogueCalls),
  Cart: namesOf(cartCalls),
  Orders: namesOf(orderCalls),
  Payments: namesOf(paymentCalls),
  Contact: namesOf(contactCalls),
  Restock: namesOf(restockCalls),
  Wishlist: namesOf(wishlistCalls),
  Admin: namesOf({ ...adminCalls, ...twoFactorCalls }),
};
export type Tag = keyof typeof callsByTag;

type Calls = { [Name in CallName]: EndpointOf<Name> & (typeof schemas)[Name] };

// Without its types, because the compiler would combine each endpoint with the schemas of every call.
const untyped: Readonly<Record<string, object>> = schemas;
export const calls = Object.fromEntries(
  Object.entries<object>(endpoints).map(([name, endpoint]) => [name, { ...endpoint, ...untyped[name] }]),
) as Calls;

type Part<Name extends CallName, Key extends 'params' | 'query' | 'body', Side extends 'in' | 'out'> =
  (typeof schemas)[Name] extends Record<Key, infer S extends z.ZodMiniType>
    ? Side extends 'in'
      ? z.input<S>
      : z.output<S>
    : undefined;

/** Inputs as the server sees them, validated and with defaults filled in. */
export type CallInput<Name extends CallName> = {
  params: Part<Name, 'params', 'out'>;
  query: Part<Name, 'query', 'out'>;
  body: Part<Name, 'body', 'out'>;
};
/** The JSON body a caller sends. */
export type CallBody<Name extends CallName> = Part<Name, 'body', 'in'>;
export type CallParams<Name extends CallName> = Part<Name, 'params', 'in'>;
/** The answer of a successful call. */
export type CallResponse<Name extends CallName> = z.output<(typeof schemas)[Name]['response']>;
