export type { ProductListEmitted, ProductListEvent, ProductListInput, ProductQuery } from './productListMachine.ts';
export { productListMachine } from './productListMachine.ts';
