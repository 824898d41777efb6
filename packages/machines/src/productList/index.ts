export type { ProductFilter, ProductQuery, ProductsOutcome } from './productListMachine.ts';
export { productListAfter, productListInput, productListMachine, productsPage } from './productListMachine.ts';
