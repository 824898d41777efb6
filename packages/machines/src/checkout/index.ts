export { type CartChanges, type CartLineChange, type ShownCart, shownCartOf } from './cartChanges.ts';
export { checkoutMachine } from './checkoutMachine.ts';
export type {
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutValues,
  PlaceOrderInput,
} from './checkoutTypes.ts';
