export type { ContactEmitted, ContactEvent, ContactInput } from './contactMachine.ts';
export { contactMachine } from './contactMachine.ts';
