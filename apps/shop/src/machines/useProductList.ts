import {
  isInCart,
  listStatus,
  type ProductQuery,
  type ProductsOutcome,
  productListAfter,
  productListInput,
  productListMachine,
  productsPage,
} from '@abs/machines';
import type { Collection } from '@abs/ui/shop/CollectionSection';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { portOf } from '../api/portOf.ts';
import { getProducts } from '../api/products.ts';
import { usePageData } from '../pages/pageData.ts';
import { useRecalled, useRemember } from './recalled.ts';
import { useShop } from './shop.tsx';
import { useEmitted } from './useEmitted.ts';
import { usePageActor } from './usePageActor.ts';

const machine = productListMachine.provide({
  actors: {
    fetchPage: portOf(async ({ query }, signal) => productsPage(await getProducts(query, signal), query.page)),
  },
});

type Answer = Extract<ProductsOutcome, { answer: unknown }>['answer'];

/** The grid's content: placeholders while any page loads. */
function toCollection(snapshot: SnapshotFrom<typeof productListMachine>): Collection {
  const { rows, answer, query, message } = snapshot.context;
  const status = listStatus(snapshot);
  if (status === 'error') return { status, message: message ?? '' };
  if (status !== 'ready') return { status: 'loading' };
  return { status, products: [...rows], page: query.page, totalPages: answer?.pagination.totalPages ?? 0 };
}

/**
 * The page of products that the URL names, with the state of the cart for each card.
 * @param onPageClamped called when the requested page does not exist, with the one that is shown instead.
 */
export function useProductList(query: Partial<ProductQuery>, onPageClamped: (page: number) => void) {
  const { cart } = useShop();
  // As JSON, because the query is a new object in each render.
  const queryJson = JSON.stringify(productListInput(query).query);
  const recalled = useRecalled<Answer>(`products ${queryJson}`);
  const outcome = usePageData()?.products ?? (recalled && { answer: recalled });
  const [snapshot, send, actor] = usePageActor(machine, {
    input: productListInput(query),
    ...(outcome && { snapshot: productListAfter(query, outcome) }),
  });
  const cartContext = useSelector(cart, ({ context }) => context);
  const answer = listStatus(snapshot) === 'ready' ? snapshot.context.answer : null;
  useRemember(`products ${JSON.stringify(answer?.query)}`, answer ?? undefined);
  useEffect(() => {
    send({ type: 'query.replaced', query: JSON.parse(queryJson) });
  }, [queryJson, send]);
  useEmitted(actor, { 'query.changed': (event) => onPageClamped(event.query.page) });
  return {
    total: answer?.totalProducts,
    isPlain: snapshot.context.isPlain,
    /** From the last response, so that the choices stay visible while their result loads. */
    facets: snapshot.context.answer?.facets,
    suggestion: answer?.suggestion,
    collection: toCollection(snapshot),
    inCart: isInCart(cartContext),
    pendingIds: Object.keys(cartContext.queues),
    onAddToCart: (productId: string) => cart.send({ type: 'product.added', productId, quantity: 1 }),
    onRetry: () => send({ type: 'refresh.requested' }),
  };
}
