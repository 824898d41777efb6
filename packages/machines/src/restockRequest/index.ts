export type { RestockRequestInput } from './restockRequestMachine.ts';
export { restockRequestMachine } from './restockRequestMachine.ts';
