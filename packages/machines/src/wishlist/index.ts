export { isSaved, shownItems, wishlistProduct } from './hearts.ts';
export { wishlistMachine } from './wishlistMachine.ts';
export type {
  SavedProduct,
  WishlistEmitted,
  WishlistEvent,
  WishlistInput,
  WishlistProduct,
} from './wishlistTypes.ts';
