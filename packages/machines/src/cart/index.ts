export { cartMachine } from './cartMachine.ts';
export {
  canCheckout,
  canIncrease,
  changingIds,
  isInCart,
  isUnavailable,
  lineCount,
  pieceCount,
  sortedItems,
  subtotal,
  total,
  unavailableItems,
} from './cartSelectors.ts';
export type { AddIntent, CartContext, CartEmitted, CartEvent, CartInput } from './cartTypes.ts';
export { EMPTY_CART } from './emptyCart.ts';
