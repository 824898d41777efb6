export { changeEmailMachine } from './changeEmailMachine.ts';
