export { paymentReturnMachine } from './paymentReturnMachine.ts';
export type { PaymentReturnEmitted, PaymentReturnEvent, PaymentReturnInput } from './paymentReturnSetup.ts';
