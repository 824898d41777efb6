export type { SharedWishlistEvent, SharedWishlistInput } from './sharedWishlistMachine.ts';
export { sharedWishlistMachine } from './sharedWishlistMachine.ts';
