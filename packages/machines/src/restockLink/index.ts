export type { RestockLinkAction, RestockLinkEvent, RestockLinkInput } from './restockLinkMachine.ts';
export { restockLinkMachine } from './restockLinkMachine.ts';
