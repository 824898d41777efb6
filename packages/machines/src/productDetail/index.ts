export type { ProductDetailEmitted, ProductDetailEvent, ProductDetailInput } from './productDetailMachine.ts';
export { picturesOf, productDetailMachine } from './productDetailMachine.ts';
