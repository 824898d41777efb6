import { useRef, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { Container } from '../../components/Container/index.ts';
import { EmptyState, ErrorState } from '../../components/EmptyState/index.ts';
import { HeartButton } from '../../components/HeartButton/index.ts';
import { LazyConfirmDialog } from '../../components/LazyConfirmDialog/index.ts';
import { lazyPart } from '../../components/LazyPart/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { Picture } from '../../components/Picture/index.ts';
import { Inline, Stack } from '../../components/Stack/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import type { LoadState } from '../../lib/loadState.ts';
import { useShopName } from '../../lib/shopName.tsx';
import { useFocusKeeper } from '../../lib/useFocusKeeper.ts';
import { type CardProduct, ProductCard, ProductGrid, ProductGridSkeleton } from '../../shop/ProductCard/index.ts';
import * as styles from './WishlistScreen.css.ts';

/** A product that a shopper has saved. */
export type WishlistEntry = {
  product: CardProduct;
  /** At least one of its sizes is on sale. */
  isAvailable: boolean;
};

/** The link that shows the list to others, and the actions for it. */
export interface WishlistShareProps {
  /** Null while there is no link. */
  url: string | null;
  /** The link is being made or ended. @default false */
  pending?: boolean;
  /** Makes the link. */
  onShare: () => void;
  /** Asks whether to end the link. */
  onEnd: () => void;
  /** Asks for confirmation. @default false */
  confirmingEnd?: boolean;
  onEndConfirm: () => void;
  onEndCancel: () => void;
}

export interface WishlistScreenProps {
  state: LoadState<{ items: readonly WishlistEntry[] }>;
  /**
   * The list is a guest's, and only on this device. The screen explains how to keep it on all devices.
   * @default false
   */
  isGuest?: boolean;
  /** Removes a product from the list. */
  onRemove: (product: CardProduct) => void;
  /** Adds one piece to the cart, in the chosen size. */
  onAddToCart: (productId: string) => void;
  /** The ids of the products being added to the cart. @default [] */
  pendingIds?: readonly string[];
  /** The products in the cart, by id. @default {} */
  inCart?: Readonly<Record<string, boolean>>;
  /** Without it, the list cannot be shared. */
  share?: WishlistShareProps;
  /** Loads the list again after an error. */
  onRetry: () => void;
}

/** The products that a shopper has saved. */
export function WishlistScreen({ state, isGuest = false, share, onRetry, ...cards }: WishlistScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const keepFocus = useFocusKeeper(heading);
  const items = state.status === 'ready' ? state.items : [];
  return (
    <Container block aria-busy={state.status === 'loading'}>
      <Stack gap={6} {...keepFocus}>
        <div className={styles.head}>
          <div className={styles.titles}>
            <Heading level={1} size="display" ref={heading} tabIndex={-1} className={styles.heading}>
              Wishlist
            </Heading>
            {items.length > 0 && <Text tone="muted">{items.length === 1 ? '1 item' : `${items.length} items`}</Text>}
          </div>
          {share && items.length > 0 && <Share {...share} />}
        </div>
        {isGuest && items.length > 0 && (
          <Notice
            action={
              <ButtonLink to="/login" variant="quiet" size="small">
                Login
              </ButtonLink>
            }
          >
            These items are saved on this device. Log in to find them on all your devices.
          </Notice>
        )}
        {state.status === 'loading' && <ProductGridSkeleton count={4} />}
        {state.status === 'error' && <ErrorState message={state.message} onRetry={onRetry} />}
        {state.status === 'ready' && items.length === 0 && (
          <EmptyState title="Nothing saved yet" action={<ButtonLink to="/shop">Browse the shop</ButtonLink>}>
            Press the heart on a product to keep it here for later.
          </EmptyState>
        )}
        {items.length > 0 && <Items items={items} {...cards} />}
      </Stack>
    </Container>
  );
}

type ItemsProps = Pick<WishlistScreenProps, 'onRemove' | 'onAddToCart' | 'pendingIds' | 'inCart'> & {
  items: readonly WishlistEntry[];
};

/** The products that a card represents: one for each of its sizes. */
const idsOf = ({ id, sizes = [] }: CardProduct) => [id, ...sizes.map((size) => size.id)];

function Items({ items, onRemove, onAddToCart, pendingIds = [], inCart = {} }: ItemsProps) {
  return (
    <ProductGrid>
      {items.map(({ product, isAvailable }) => {
        const heart = (
          <HeartButton name={product.name} color={product.color} pressed onToggle={() => onRemove(product)} />
        );
        return (
          <li key={product.id}>
            {isAvailable ? (
              <ProductCard
                product={product}
                onAddToCart={onAddToCart}
                pending={idsOf(product).some((id) => pendingIds.includes(id))}
                inCart={idsOf(product).some((id) => inCart[id])}
                level={2}
                heart={heart}
              />
            ) : (
              <article className={styles.unavailable}>
                <Picture
                  picture={product.cover ?? product.salesCoverPicture}
                  alt=""
                  sizes="(min-width: 1000px) 22vw, 50vw"
                  className={styles.paled}
                />
                <div className={styles.corner}>{heart}</div>
                <div className={styles.text}>
                  <Heading level={2} size="body">
                    <bdi>{product.name}</bdi>
                  </Heading>
                  <Text tone="muted">
                    <bdi>{product.color}</bdi>
                  </Text>
                  <Text>No longer available</Text>
                </div>
              </article>
            )}
          </li>
        );
      })}
    </ProductGrid>
  );
}

const ShareTrigger = lazyPart(async () => (await import('../../components/ShareButton/ShareTrigger.tsx')).ShareTrigger);

/** Creates the link, and then shares or ends it. */
function Share({
  url,
  pending = false,
  onShare,
  onEnd,
  confirmingEnd = false,
  onEndConfirm,
  onEndCancel,
}: WishlistShareProps) {
  const shopName = useShopName();
  // The pressed button is replaced by the others.
  const [wasPressed, setWasPressed] = useState(false);
  return (
    <div className={styles.share}>
      {url === null ? (
        <Button
          variant="secondary"
          size="small"
          pending={pending}
          onClick={() => {
            setWasPressed(true);
            onShare();
          }}
        >
          Share wishlist
        </Button>
      ) : (
        <>
          <Inline gap={5}>
            <ShareTrigger name={`A wishlist at ${shopName}`} url={url} takesFocus={wasPressed} />
            <Button variant="quiet" size="small" pending={pending} onClick={onEnd}>
              Stop sharing
            </Button>
          </Inline>
          <Text size="small" tone="muted">
            Anyone with the link can see this list. It doesn’t show who you are.
          </Text>
        </>
      )}
      <LazyConfirmDialog
        open={confirmingEnd}
        title="Stop sharing your wishlist?"
        description="The link will stop working for everyone you sent it to."
        confirmLabel="Yes, stop sharing"
        onConfirm={onEndConfirm}
        onCancel={onEndCancel}
      />
    </div>
  );
}
