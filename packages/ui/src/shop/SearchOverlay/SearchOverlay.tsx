import { productPath } from '@abs/contract';
import { type FormEvent, useRef } from 'react';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { ErrorState } from '../../components/EmptyState/index.ts';
import { CloseIcon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Picture } from '../../components/Picture/index.ts';
import { ThreeDots } from '../../components/Spinner/index.ts';
import { Heading, Price, Text } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { isolated } from '../../lib/isolated.ts';
import type { LoadState } from '../../lib/loadState.ts';
import { useModal } from '../../lib/useModal.ts';
import { categoryLinks, type PlaceLink } from '../lib/categories.ts';
import type { CardProduct } from '../ProductCard/index.ts';
import * as styles from './SearchOverlay.css.ts';

/** The state of the search. 'idle' before there is a term. */
export type SearchState =
  | { status: 'idle' }
  /** `total` is missing if the server does not count the results. */
  | LoadState<{
      products: CardProduct[];
      total?: number;
      /** A similar search with results, if this one has none. */
      suggestion?: string;
    }>;

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
  /** The recent searches on this device, the latest first. Shown before there is a term. @default [] */
  recent?: readonly string[];
  /** The categories and collections to show before there is a term. @default the four categories */
  places?: readonly PlaceLink[] | undefined;
  /** Called when a result, or the link to all of them, is followed. */
  onFollow?: () => void;
  /** Forgets one of the recent searches. */
  onRecentRemove?: (search: string) => void;
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
  recent = [],
  places = categoryLinks,
  onFollow,
  onRecentRemove,
}: SearchOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  const input = useRef<HTMLInputElement>(null);
  const handleClose = useModal(dialog, open, onClose);
  const search = (text: string) => {
    onTermChange(text);
    // The pressed element is replaced by results.
    input.current?.focus();
  };

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
              ref={input}
              type="search"
              name="search"
              aria-label="Search products"
              dir="auto"
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
        {state.status === 'idle' ? (
          <SearchStart
            recent={recent}
            places={places}
            onSearch={search}
            onRecentRemove={(text) => {
              onRecentRemove?.(text);
              input.current?.focus();
            }}
          />
        ) : (
          <SearchResults state={state} onRetry={onRetry} onSearch={search} onFollow={onFollow} seeAllTo={seeAllTo} />
        )}
      </div>
    </dialog>
  );
}

interface SearchStartProps {
  recent: readonly string[];
  places: readonly PlaceLink[];
  onSearch: (text: string) => void;
  onRecentRemove: (text: string) => void;
}

/** Shown before there is a term: recent searches and categories. */
function SearchStart({ recent, places, onSearch, onRecentRemove }: SearchStartProps) {
  return (
    <div className={styles.start}>
      <Text tone="muted" className={styles.hint}>
        Search by name, color or category: hoodie, t-shirt, sneakers, jacket.
      </Text>
      {recent.length > 0 && (
        <section aria-labelledby="recent-searches">
          <Heading level={2} size="lead" id="recent-searches">
            Recent searches
          </Heading>
          <ul className={styles.startList}>
            {recent.map((text) => (
              <li key={text} className={styles.recent}>
                <button type="button" className={styles.startLink} onClick={() => onSearch(text)}>
                  <bdi>{text}</bdi>
                </button>
                <IconButton label={`Remove recent search: ${text}`} onClick={() => onRecentRemove(text)}>
                  <CloseIcon size={20} />
                </IconButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      {places.length > 0 && (
        <nav aria-labelledby="search-categories">
          <Heading level={2} size="lead" id="search-categories">
            Categories
          </Heading>
          <ul className={styles.startList}>
            {places.map(({ name, url }) => (
              <li key={url}>
                <Link to={url} className={styles.startLink}>
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

interface SearchResultsProps extends Pick<SearchOverlayProps, 'onRetry' | 'onFollow' | 'seeAllTo'> {
  state: Exclude<SearchState, { status: 'idle' }>;
  onSearch: (text: string) => void;
}

function SearchResults({ state, onRetry, onSearch, onFollow, seeAllTo }: SearchResultsProps) {
  switch (state.status) {
    case 'loading':
      return <ThreeDots label="Searching" />;
    case 'error':
      return <ErrorState message={state.message} onRetry={onRetry} />;
    case 'ready': {
      if (state.products.length === 0) {
        const { suggestion } = state;
        return (
          <div className={styles.nothing}>
            <Text size="title" weight="medium" role="status">
              No results found, search for products
            </Text>
            {suggestion && (
              <Button variant="secondary" onClick={() => onSearch(suggestion)}>
                {isolated`Did you mean ${suggestion}?`}
              </Button>
            )}
          </div>
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
                <Link to={productPath(product)} className={styles.result} onClick={onFollow}>
                  <Picture
                    picture={product.cover ?? product.salesCoverPicture}
                    alt=""
                    sizes="72px"
                    className={styles.thumb}
                  />
                  <span className={styles.text}>
                    <Text as="span" weight="medium" dir="auto">
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
              <ButtonLink to={seeAllTo} variant="secondary" onClick={onFollow}>
                See all results
              </ButtonLink>
            </div>
          )}
        </>
      );
    }
  }
}
