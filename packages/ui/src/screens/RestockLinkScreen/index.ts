export type { RestockLinkAction, RestockLinkScreenProps, RestockLinkState } from './RestockLinkScreen.tsx';
export { RestockLinkScreen } from './RestockLinkScreen.tsx';
