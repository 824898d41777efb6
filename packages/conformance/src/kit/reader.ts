import type { readAnswer } from '@abs/contract/reading';

/** A call whose answer the shop reads. */
export type ReadCall = Parameters<typeof readAnswer>[0];
/** The answer of a call as the shop reads it. */
export type ReadAnswer<Name extends ReadCall> = ReturnType<typeof readAnswer<Name>>;
export type Product = ReadAnswer<'getProduct'>['product'];
export type Order = ReadAnswer<'getOrder'>['order'];
