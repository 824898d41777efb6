import { canonicalProductPath, productPath, productSizeGuidePath, variantPath } from '@abs/contract';
import {
  choiceOf,
  hasSeveralPrices,
  type ProductOutcome,
  productDetailAfter,
  productDetailMachine,
  shownProduct,
} from '@abs/machines';
import { lazyPart } from '@abs/ui/components/LazyPart';
import { ProductScreen, type ProductState } from '@abs/ui/screens/ProductScreen';
import { SizeGuideLink } from '@abs/ui/shop/SizeGuideLink';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useOutletContext, useParams, useSearchParams } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { callPort } from '../api/callPort.ts';
import { LazyProductHeart, LazyViewed } from '../app/afterPage.tsx';
import { PageMeta, useOrigin } from '../app/PageMeta.tsx';
import { KEEP_FOCUS } from '../app/usePageFocus.ts';
import { contact } from '../content/contact.ts';
import { productChatUrl } from '../content/productChat.ts';
import { productTitle } from '../head/productTitle.ts';
import { toastError } from '../lib/toast.ts';
import { useRecalled, useRemember } from '../machines/recalled.ts';
import { useShop } from '../machines/shop.tsx';
import { useEmitted } from '../machines/useEmitted.ts';
import { usePageActor } from '../machines/usePageActor.ts';
import { usePageData } from '../pages/pageData.ts';
import { pictureIndexFrom, sizeFrom } from '../pages/searchParams.ts';
import { readSize, saveSize } from '../session/sizes.ts';
import { useSizeUnit } from '../session/sizeUnit.ts';

const machine = productDetailMachine.provide({
  actors: { getProduct: callPort('getProduct', ({ productId }) => ({ params: { id: productId } })) },
});

const Restock = lazyPart(async () => (await import('../app/Restock.tsx')).Restock);

type Actor = ActorRefFrom<typeof productDetailMachine>;
type Snapshot = SnapshotFrom<typeof productDetailMachine>;

function toState(snapshot: Snapshot): ProductState {
  const { relatedProducts, quantity, pictureIndex, message } = snapshot.context;
  if (snapshot.matches('notFound')) return { status: 'notFound' };
  if (snapshot.matches('failed')) return { status: 'error', message: message ?? '' };
  const product = shownProduct(snapshot.context);
  if (product === null) return { status: 'loading' };
  const choice = choiceOf(snapshot.context);
  const isSizeMissing = snapshot.matches({ ready: { choice: 'sizeMissing' } });
  const isLowestPrice = choice !== null && hasSeveralPrices(choice);
  const chosen = { choice, isSizeMissing, isLowestPrice };
  return { status: 'ready', product, related: [...relatedProducts], quantity, pictureIndex, ...chosen };
}

/** The path to share: with the size if one is chosen, otherwise the canonical path. */
function sharedPath({ context }: Snapshot): string | null {
  const product = shownProduct(context);
  if (!product) return null;
  const size = choiceOf(context)?.variant?.size;
  return size === undefined ? canonicalProductPath(product) : variantPath({ ...product, size });
}

/** Applies the machine's events to the cart, the URL and the stored sizes. */
function useProductEvents(actor: Actor): void {
  const { cart } = useShop();
  const { state } = useLocation();
  const navigate = useNavigate();
  useEmitted(actor, {
    'cart.requested': ({ productId, quantity, intent }) =>
      cart.send({ type: 'product.added', productId, quantity, intent }),
    'variant.chosen': ({ productId: id, size }) => {
      const name = actor.getSnapshot().context.product?.name ?? '';
      const path = size === null ? productPath({ id, name }) : variantPath({ id, name, size });
      navigate(path, { replace: true, preventScrollReset: true, state: { ...state, ...KEEP_FOCUS } });
    },
    'size.chosen': ({ category, size }) => saveSize(category, size),
    'update.failed': ({ message }) => toastError(message),
  });
  useEmitted(cart, {
    // The product may have sold out in the meantime.
    'add.failed': ({ productId }) => {
      if (productId === actor.getSnapshot().context.productId) actor.send({ type: 'refresh.requested' });
    },
  });
}

export function ProductRoute() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const pictureIndex = pictureIndexFrom(search);
  const size = sizeFrom(search);
  const origin = useOrigin();
  const sizeUnit = useSizeUnit();
  const { cart } = useShop();
  const recalled = useRecalled<ProductOutcome>(`product ${id}`);
  const outcome = usePageData()?.product ?? recalled;
  const [snapshot, send, actor] = usePageActor(machine, {
    input: { productId: id, pictureIndex, size },
    // The size is set later, because the server's page is the same for all visitors, and a recalled one may have
    // another size.
    ...(outcome && { snapshot: productDetailAfter({ productId: id, pictureIndex }, outcome) }),
  });
  const { product: loaded, productId, quantity } = snapshot.context;
  const sending = useSelector(cart, ({ context }) => context.queues[productId]?.sending ?? null);
  useProductEvents(actor);
  const isCurrent = snapshot.matches({ ready: { style: 'current' } });
  const { relatedProducts } = snapshot.context;
  const shown = useMemo(
    () => (isCurrent && loaded ? { answer: { product: loaded, relatedProducts } } : undefined),
    [isCurrent, loaded, relatedProducts],
  );
  useRemember(`product ${productId}`, shown);
  useEffect(() => send({ type: 'product.opened', productId: id, size }), [id, size, send]);
  const category = loaded?.category;
  const isLoaded = loaded !== null;
  useEffect(() => {
    const remembered = isLoaded && size === null && productId === id ? readSize(category) : null;
    if (remembered !== null) send({ type: 'size.recalled', size: remembered });
  }, [isLoaded, productId, id, size, category, send]);
  const isMissing = snapshot.matches('notFound');
  // A product that was deleted while its page was open is still in the context.
  const product = isMissing ? null : shownProduct(snapshot.context);
  const name = product?.name;
  const path = sharedPath(snapshot);
  const setChatUrl = useOutletContext<(chatUrl: string) => void>();
  useEffect(() => {
    if (name === undefined || path === null) return;
    setChatUrl(productChatUrl(contact.chatUrl, { name, url: location.origin + path }));
    return () => setChatUrl(contact.chatUrl);
  }, [name, path, setChatUrl]);
  return (
    <>
      <PageMeta
        title={product ? productTitle(product) : isMissing ? 'Product not found' : 'Product'}
        {...(product && { description: product.description, path: canonicalProductPath(product) })}
      />
      <ProductScreen
        state={toState(snapshot)}
        sizeGuide={
          product?.sizeGuide && (
            <SizeGuideLink
              guide={product.sizeGuide}
              size={product.size}
              href={productSizeGuidePath(product)}
              {...sizeUnit}
            />
          )
        }
        restock={product && <Restock productId={product.id} />}
        heart={product && <LazyProductHeart product={product} />}
        recentlyViewed={<LazyViewed product={product} />}
        {...(path !== null && { shareUrl: origin + path })}
        pending={sending?.kind !== 'add' ? null : sending.intent === 'checkout' ? 'ordering' : 'adding'}
        onQuantityChange={(next) => send({ type: 'quantity.stepped', by: next > quantity ? 1 : -1 })}
        onPictureSelect={(index) => send({ type: 'picture.selected', index })}
        onSizeChoose={(chosen) => send({ type: 'size.chosen', size: chosen })}
        onColorChoose={(variant) => send({ type: 'color.chosen', productId: variant.id })}
        onAddToCart={() => send({ type: 'addToCart.pressed' })}
        onOrderNow={() => send({ type: 'orderNow.pressed' })}
        onRetry={() => send({ type: 'refresh.requested' })}
      />
      {isMissing && <LazyViewed missingId={id} framed />}
    </>
  );
}
