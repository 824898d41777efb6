export type { PaymentReturnScreenProps } from './PaymentReturnScreen.tsx';
export { PaymentReturnScreen } from './PaymentReturnScreen.tsx';
export type { PaymentReturnState } from './paymentText.ts';
