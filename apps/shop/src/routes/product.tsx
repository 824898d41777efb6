import { productPath } from '@abs/contract';
import { productDetailAfter, productDetailMachine } from '@abs/machines';
import { ProductScreen, type ProductState } from '@abs/ui/screens/ProductScreen';
import { useActor, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useOutletContext, useParams, useSearchParams } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { callPort } from '../api/callPort.ts';
import { PageMeta, useOrigin } from '../app/PageMeta.tsx';
import { contact } from '../content/contact.ts';
import { productChatUrl } from '../content/productChat.ts';
import { useShop } from '../machines/shop.tsx';
import { useEmitted } from '../machines/useEmitted.ts';
import { usePageData } from '../pages/pageData.ts';
import { pictureIndexFrom } from './searchParams.ts';

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
  const pictureIndex = pictureIndexFrom(useSearchParams()[0]);
  const origin = useOrigin();
  const { cart } = useShop();
  const outcome = usePageData()?.product;
  const [snapshot, send, actor] = useActor(machine, {
    input: { productId: id, pictureIndex },
    ...(outcome && { snapshot: productDetailAfter({ productId: id, pictureIndex }, outcome) }),
  });
  const sending = useSelector(cart, ({ context }) => context.queues[id]?.sending ?? null);
  useEffect(() => send({ type: 'product.opened', productId: id }), [id, send]);
  useEmitted(actor, {
    'cart.requested': ({ productId, quantity, intent }) =>
      cart.send({ type: 'product.added', productId, quantity, intent }),
  });
  const { product, quantity } = snapshot.context;
  const setChatUrl = useOutletContext<(chatUrl: string) => void>();
  useEffect(() => {
    if (!product) return;
    setChatUrl(productChatUrl(contact.chatUrl, { name: product.name, url: location.origin + productPath(product) }));
    return () => setChatUrl(contact.chatUrl);
  }, [product, setChatUrl]);
  return (
    <>
      <PageMeta
        title={product?.name ?? 'Product'}
        {...(product && { description: product.description, path: productPath(product) })}
      />
      <ProductScreen
        state={toState(snapshot)}
        {...(product && { shareUrl: origin + productPath(product) })}
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
