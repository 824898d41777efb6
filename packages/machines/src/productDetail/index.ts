export type {
  ProductDetailEmitted,
  ProductDetailEvent,
  ProductDetailInput,
  ProductOutcome,
} from './productDetailMachine.ts';
export { picturesOf, productDetailAfter, productDetailMachine } from './productDetailMachine.ts';
export type { ColorChoice, SizeChoice, VariantChoice } from './variantChoice.ts';
export { choiceOf, hasSeveralPrices, shownProduct } from './variantChoice.ts';
