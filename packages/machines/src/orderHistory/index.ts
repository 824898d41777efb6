export { orderHistoryInput, orderHistoryMachine, orderHistoryPage } from './orderHistoryMachine.ts';
