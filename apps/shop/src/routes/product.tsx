import { productDetailMachine } from '@abs/machines';
import { ProductScreen, type ProductState } from '@abs/ui/screens/ProductScreen';
import { useActor, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { callPort } from '../api/callPort.ts';
import { PageMeta } from '../app/PageMeta.tsx';
import { useShop } from '../machines/shop.tsx';
import { useEmitted } from '../machines/useEmitted.ts';

const machine = productDetailMachine.provide({
  actors: { getProduct: callPort('getProduct', ({ productId }) => ({ params: { id: productId } })) },
});

function toState(snapshot: SnapshotFrom<typeof productDetailMachine>): ProductState {
  const { product, relatedProducts, quantity, pictureIndex, message } = snapshot.context;
  if (snapshot.matches('notFound')) return { status: 'notFound' };
  if (snapshot.matches('failed')) return { status: 'error', message: message ?? '' };
  if (product === null) return { status: 'loading' };
  return { status: 'ready', product, related: [...relatedProducts], quantity, pictureIndex };
}

export function ProductRoute() {
  const { id = '' } = useParams();
  const { cart } = useShop();
  const [snapshot, send, actor] = useActor(machine, { input: { productId: id } });
  const sending = useSelector(cart, ({ context }) => context.queues[id]?.sending ?? null);
  useEffect(() => send({ type: 'product.opened', productId: id }), [id, send]);
  useEmitted(actor, {
    'cart.requested': ({ productId, quantity, intent }) =>
      cart.send({ type: 'product.added', productId, quantity, intent }),
  });
  const { product, quantity } = snapshot.context;
  return (
    <>
      <PageMeta title={product?.name ?? 'Product'} {...(product && { description: product.description })} />
      <ProductScreen
        state={toState(snapshot)}
        pending={sending?.kind !== 'add' ? null : sending.intent === 'checkout' ? 'ordering' : 'adding'}
        onQuantityChange={(next) => send({ type: 'quantity.stepped', by: next > quantity ? 1 : -1 })}
        onPictureSelect={(index) => send({ type: 'picture.selected', index })}
        onAddToCart={() => send({ type: 'addToCart.pressed' })}
        onOrderNow={() => send({ type: 'orderNow.pressed' })}
        onRetry={() => send({ type: 'refresh.requested' })}
      />
    </>
  );
}
