export { stepUpMachine } from './stepUpMachine.ts';
