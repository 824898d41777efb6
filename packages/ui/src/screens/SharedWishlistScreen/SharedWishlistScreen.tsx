import { ButtonLink } from '../../components/Button/index.ts';
import { Container } from '../../components/Container/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import type { LookupState } from '../../lib/loadState.ts';
import { CollectionSection } from '../../shop/CollectionSection/index.ts';
import type { CardProduct } from '../../shop/ProductCard/index.ts';

export interface SharedWishlistScreenProps {
  /** Not found: its owner has ended the link, or the link never existed. */
  state: LookupState<{ products: CardProduct[] }>;
  /** Adds one piece to the visitor's own cart, in the chosen size. */
  onAddToCart: (productId: string) => void;
  /** The ids of the products being added to the cart. @default [] */
  pendingIds?: readonly string[];
  /** The products in the visitor's cart, by id. @default {} */
  inCart?: Readonly<Record<string, boolean>>;
  /** Loads the list again after an error. */
  onRetry: () => void;
}

const shop = <ButtonLink to="/shop">Browse the shop</ButtonLink>;

/** A wishlist that its owner shares by a link. It does not name the owner. */
export function SharedWishlistScreen({ state, ...cards }: SharedWishlistScreenProps) {
  if (state.status === 'notFound') {
    return (
      <Container block>
        <EmptyState level={1} title="This wishlist isn’t shared any more" action={shop}>
          Its owner has stopped sharing it, or the link may be wrong.
        </EmptyState>
      </Container>
    );
  }
  return (
    <Container block>
      <CollectionSection
        {...cards}
        level={1}
        title="A shared wishlist"
        subtitle="Somebody picked these for later. Press a heart to keep one yourself."
        collection={state.status === 'ready' ? { ...state, page: 1, totalPages: 1 } : state}
        emptyTitle="Nothing on this list is on sale right now"
        emptyAction={shop}
        hrefFor={() => ''}
      />
    </Container>
  );
}
