export type { ContactInput } from './contactMachine.ts';
export { contactMachine } from './contactMachine.ts';
