export type { ProductChoice } from './ProductChoices.tsx';
export type { ProductScreenProps, ProductState } from './ProductScreen.tsx';
export { ProductScreen } from './ProductScreen.tsx';
