export type {
  OrderHistoryEmitted,
  OrderHistoryEvent,
  OrderHistoryInput,
  OrderHistoryQuery,
} from './orderHistoryMachine.ts';
export { orderHistoryMachine } from './orderHistoryMachine.ts';
