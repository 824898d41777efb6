export type { DeleteAccountEvent } from './deleteAccountMachine.ts';
export { deleteAccountMachine } from './deleteAccountMachine.ts';
