export type { OrderDetailEvent, OrderDetailInput } from './orderDetailMachine.ts';
export { orderDetailMachine } from './orderDetailMachine.ts';
