export { cartMachine } from './cartMachine.ts';
export {
  canCheckout,
  canIncrease,
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
