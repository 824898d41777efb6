export type { ProductFilter, ProductQuery } from './productListMachine.ts';
export { productListInput, productListMachine, productsPage } from './productListMachine.ts';
