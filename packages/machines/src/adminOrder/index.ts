export type { AdminOrderEmitted, AdminOrderEvent, AdminOrderInput } from './adminOrderMachine.ts';
export { adminOrderMachine } from './adminOrderMachine.ts';
