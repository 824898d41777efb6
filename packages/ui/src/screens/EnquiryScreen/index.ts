export type { EnquiryScreenProps } from './EnquiryScreen.tsx';
export { EnquiryScreen } from './EnquiryScreen.tsx';
