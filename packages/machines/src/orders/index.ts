export { NO_ORDERS } from './noOrders.ts';
export type { OrdersEmitted, OrdersEvent, OrdersInput } from './ordersMachine.ts';
export { ordersMachine } from './ordersMachine.ts';
