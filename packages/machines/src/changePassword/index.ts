export { changePasswordMachine } from './changePasswordMachine.ts';
