import * as ui from '@abs/ui';
import { products } from '../fixtures/catalogue.ts';

/** Components that are not part of the shop's first page have their own entry. */
const entries: Record<string, object> = import.meta.glob('../../packages/ui/src/{components,shop}/*/index.ts', {
  eager: true,
});

/** All components by their names, and products to show in them. */
export const prototypeScope = { ...Object.assign({}, ...Object.values(entries)), ...ui, products };
