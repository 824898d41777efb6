export type {
  ProductDetailEmitted,
  ProductDetailEvent,
  ProductDetailInput,
  ProductOutcome,
} from './productDetailMachine.ts';
export { picturesOf, productDetailAfter, productDetailMachine } from './productDetailMachine.ts';
