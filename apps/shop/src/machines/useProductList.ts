import { isInCart, type ProductQuery, productListMachine } from '@abs/machines';
import type { Collection } from '@abs/ui/components/CollectionSection';
import { useActor, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { portOf } from '../api/portOf.ts';
import { getProducts } from '../api/products.ts';
import { useShop } from './shop.tsx';
import { useEmitted } from './useEmitted.ts';

const machine = productListMachine.provide({
  actors: { getProducts: portOf(getProducts) },
});

/** What the grid shows of the flow. Only the first load shows placeholders; later pages replace what is there. */
function toCollection(snapshot: SnapshotFrom<typeof productListMachine>): Collection {
  const { products, query, totalPages, message } = snapshot.context;
  if (snapshot.matches('failed')) return { status: 'error', message: message ?? '' };
  if (snapshot.matches('loading')) return { status: 'loading' };
  return { status: 'ready', products: [...products], page: query.page, totalPages };
}

/**
 * The collection as the address asks for it, and the cart's part in each card.
 * @param onPageClamped called when the requested page does not exist, with the one that is shown instead.
 */
export function useProductList(query: Partial<ProductQuery>, onPageClamped: (page: number) => void) {
  const { cart } = useShop();
  const [snapshot, send, actor] = useActor(machine, { input: { query } });
  const cartContext = useSelector(cart, ({ context }) => context);
  const { page = 1, sort = 'featured', search = '', category = null } = query;
  useEffect(() => {
    send({ type: 'query.changed', query: { page, sort, search, category } });
  }, [page, sort, search, category, send]);
  useEmitted(actor, { 'page.clamped': (event) => onPageClamped(event.page) });
  return {
    total: snapshot.matches('ready') || snapshot.matches('empty') ? snapshot.context.totalProducts : undefined,
    isPlain: snapshot.context.isPlain,
    collection: toCollection(snapshot),
    inCart: isInCart(cartContext),
    pendingIds: Object.keys(cartContext.queues),
    onAddToCart: (productId: string) => cart.send({ type: 'product.added', productId, quantity: 1 }),
    onRetry: () => send({ type: 'refresh.requested' }),
  };
}
