export type { EmailLinkScreenProps, EmailLinkState } from './EmailLinkScreen.tsx';
export { EmailLinkScreen } from './EmailLinkScreen.tsx';
