/**
 * The data of the calls of /api/v1. Money is in naira (a number, at most two decimals), times are ISO 8601 in UTC.
 * Fields beyond the basic contract are marked `additive`; this backend sends them, unless they are optional.
 */
export type * from './accounts/entities.ts';
export type * from './addresses/entities.ts';
export type * from './admin/entities.ts';
export type * from './cart/entities.ts';
export type * from './catalogue/entities.ts';
export type * from './contact/entities.ts';
export type * from './errorBody.ts';
export type * from './orders/entities.ts';
export type * from './payments/entities.ts';
export type * from './shared/entities.ts';
export type * from './twoFactor/entities.ts';
export type * from './wishlist/entities.ts';
