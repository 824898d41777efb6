import * as ui from '@abs/ui';
import { products } from '../fixtures/catalogue.ts';

/** What is no part of the shop's first page has an entry of its own. */
const entries: Record<string, object> = import.meta.glob('../../packages/ui/src/components/*/index.ts', {
  eager: true,
});

/** All components by their names, and products to show in them. */
export const prototypeScope = { ...Object.assign({}, ...Object.values(entries)), ...ui, products };
