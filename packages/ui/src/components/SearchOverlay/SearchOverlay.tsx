import { productPath } from '@abs/contract';
import { type FormEvent, useRef } from 'react';
import type { LoadState } from '../../lib/loadState.ts';
import { useModal } from '../../lib/useModal.ts';
import { ButtonLink } from '../Button/index.ts';
import { ErrorState } from '../EmptyState/index.ts';
import { CloseIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link } from '../Link/index.ts';
import { Picture } from '../Picture/index.ts';
import type { CardProduct } from '../ProductCard/index.ts';
import { ThreeDots } from '../Spinner/index.ts';
import { Price, Text } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './SearchOverlay.css.ts';

/** The state of the search. 'idle' before there is a term. */
export type SearchState =
  | { status: 'idle' }
  /** `total` is missing if the server does not count the results. */
  | LoadState<{ products: CardProduct[]; total?: number }>;

export interface SearchOverlayProps {
  open: boolean;
  /** The current text of the field. */
  term: string;
  onTermChange: (term: string) => void;
  state: SearchState;
  /** Called on the close button, Escape and a press outside. When a result is followed, the page closes the overlay. */
  onClose: () => void;
  /** Searches again after an error. */
  onRetry: () => void;
  /** Called when Enter is pressed. */
  onSubmit?: () => void;
  /** The URL of all results, for searches with more results than are shown. */
  seeAllTo?: string;
}

/** The search, in an overlay. It is a native modal dialog, so the browser traps focus and returns it. */
export function SearchOverlay({
  open,
  term,
  onTermChange,
  state,
  onClose,
  onRetry,
  onSubmit,
  seeAllTo,
}: SearchOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  const handleClose = useModal(dialog, open, onClose);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser already handles Escape.
    <dialog
      ref={dialog}
      data-slot="search-overlay"
      data-state={state.status}
      aria-label="Search"
      className={styles.overlay}
      onClose={handleClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.inner}>
        <search className={styles.landmark}>
          <form onSubmit={submit} className={styles.bar}>
            <input
              type="search"
              name="search"
              aria-label="Search products"
              placeholder="Search"
              autoComplete="off"
              enterKeyHint="search"
              value={term}
              onChange={(event) => onTermChange(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return;
                // By default the browser would only empty the field, and close the dialog on the next press.
                event.preventDefault();
                onClose();
              }}
              className={styles.input}
            />
            <IconButton label="Close search" onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </form>
        </search>
        <SearchResults state={state} onRetry={onRetry} seeAllTo={seeAllTo} />
      </div>
    </dialog>
  );
}

function SearchResults({ state, onRetry, seeAllTo }: Pick<SearchOverlayProps, 'state' | 'onRetry' | 'seeAllTo'>) {
  switch (state.status) {
    case 'idle':
      return <Text tone="muted">Search by name, color or category: hoodie, t-shirt, sneakers, jacket.</Text>;
    case 'loading':
      return <ThreeDots label="Searching" />;
    case 'error':
      return <ErrorState message={state.message} onRetry={onRetry} retryLabel="Retry" />;
    case 'ready': {
      if (state.products.length === 0) {
        return (
          <Text size="title" weight="medium" role="status">
            No results found, search for products
          </Text>
        );
      }
      const { total, products } = state;
      const more = total === undefined || total > products.length;
      const count =
        total === undefined ? `At least ${products.length} results` : total === 1 ? '1 result' : `${total} results`;
      return (
        <>
          <VisuallyHidden role="status">{count}</VisuallyHidden>
          <ul className={styles.results}>
            {state.products.map((product) => (
              <li key={product.id}>
                <Link to={productPath(product)} className={styles.result}>
                  <Picture
                    picture={product.cover ?? product.salesCoverPicture}
                    alt=""
                    sizes="72px"
                    className={styles.thumb}
                  />
                  <span className={styles.text}>
                    <Text as="span" weight="medium">
                      {product.name}
                    </Text>
                    <br />
                    <Price amount={product.price} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          {more && seeAllTo && (
            <div className={styles.foot}>
              <ButtonLink to={seeAllTo} variant="secondary">
                See all results
              </ButtonLink>
            </div>
          )}
        </>
      );
    }
  }
}
