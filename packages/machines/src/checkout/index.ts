export { checkoutMachine } from './checkoutMachine.ts';
export type { CheckoutEmitted, CheckoutEvent, CheckoutInput, PlaceOrderInput } from './checkoutTypes.ts';
