import { productDetailMachine } from '@abs/machines';
import { ProductScreen, type ProductState } from '@abs/ui/screens/ProductScreen';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { getProduct } from '../api/products.ts';
import { useShop } from '../machines/shop.tsx';

const machine = productDetailMachine.provide({
  actors: { getProduct: fromPromise(({ input, signal }) => getProduct(input.productId, signal)) },
});

function toState(snapshot: SnapshotFrom<typeof productDetailMachine>): ProductState {
  const { product, relatedProducts, message } = snapshot.context;
  if (snapshot.matches('notFound')) return { status: 'missing' };
  if (snapshot.matches('failed')) return { status: 'error', message: message ?? '' };
  if (product === null) return { status: 'loading' };
  return { status: 'ready', product, related: [...relatedProducts] };
}

export function Component() {
  const { id = '' } = useParams();
  const { cart } = useShop();
  const actor = useActorRef(machine, { input: { productId: id } });
  const snapshot = useSelector(actor, (current) => current);
  const sending = useSelector(cart, ({ context }) => context.queues[id]?.sending ?? null);
  useEffect(() => actor.send({ type: 'product.opened', productId: id }), [actor, id]);
  const { product } = snapshot.context;
  const add = (quantity: number, intent: 'stay' | 'checkout') =>
    cart.send({ type: 'product.added', productId: id, quantity, intent });
  return (
    <>
      <title>{`${product?.name ?? 'Product'} — ABS`}</title>
      <ProductScreen
        state={toState(snapshot)}
        pending={sending?.kind !== 'add' ? null : sending.intent === 'checkout' ? 'order' : 'add'}
        onAddToCart={(quantity) => add(quantity, 'stay')}
        onOrderNow={(quantity) => add(quantity, 'checkout')}
        onRetry={() => actor.send({ type: 'refresh.requested' })}
      />
    </>
  );
}
