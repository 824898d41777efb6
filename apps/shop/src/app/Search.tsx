import { searchMachine } from '@abs/machines';
import { SearchOverlay, type SearchState } from '@abs/ui/shop/SearchOverlay';
import type { PlaceLink } from '@abs/ui/shop/TopBar';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { portOf } from '../api/portOf.ts';
import { searchProducts } from '../api/products.ts';
import { useEmitted } from '../machines/useEmitted.ts';
import { usePageActor } from '../machines/usePageActor.ts';
import { forgetSearch, recentSearches, rememberSearch } from '../session/recentSearches.ts';

const machine = searchMachine.provide({
  actors: {
    searchProducts: portOf(async (query: Parameters<typeof searchProducts>[0], signal) => {
      try {
        return await searchProducts(query, signal);
      } catch (error) {
        // The specification asks for this line.
        if (signal.aborted) console.info('Search request canceled');
        throw error;
      }
    }),
  },
});

export interface SearchProps {
  open: boolean;
  places: readonly PlaceLink[] | undefined;
  /** The search term of the current history entry. */
  term: string;
  onTermChange: (term: string) => void;
  onCancel: () => void;
}

function toState(snapshot: SnapshotFrom<typeof searchMachine>): SearchState {
  const { products, totalProducts, suggestion, message } = snapshot.context;
  if (snapshot.hasTag('pending')) return { status: 'loading' };
  if (snapshot.matches({ open: 'failed' })) return { status: 'error', message: message ?? '' };
  if (snapshot.matches({ open: 'results' }) || snapshot.matches({ open: 'empty' })) {
    return {
      status: 'ready',
      products: [...products],
      ...(totalProducts !== undefined && { total: totalProducts }),
      ...(suggestion && { suggestion }),
    };
  }
  return { status: 'idle' };
}

/** The search over the page. The history stores whether it is open, and its term: see useSearchPlace. */
export function Search({ open, places, term, onTermChange, onCancel }: SearchProps) {
  const navigate = useNavigate();
  const [snapshot, send, actor] = usePageActor(machine, { input: { search: term } });
  const { text, words, totalProducts, products } = snapshot.context;

  const [recent, setRecent] = useState(recentSearches);

  // On opening, the search uses the term of the history entry; after that, the typed text.
  const begin = useEffectEvent(() => {
    setRecent(recentSearches());
    send({ type: 'search.opened' });
    if (term !== '') send({ type: 'text.changed', text: term });
  });
  useEffect(() => {
    if (open) begin();
    else send({ type: 'search.closed' });
  }, [open, send]);

  useEmitted(actor, {
    'search.changed': ({ search }) => {
      if (open && (search ?? '') !== term) onTermChange(search ?? '');
    },
  });

  const all = `/shop?search=${encodeURIComponent(words)}`;
  return (
    <SearchOverlay
      open={open}
      term={text}
      state={toState(snapshot)}
      onTermChange={(typed) => send({ type: 'text.changed', text: typed })}
      onRetry={() => send({ type: 'retry.requested' })}
      onClose={onCancel}
      onSubmit={() => {
        if (words === '') return;
        rememberSearch(text);
        navigate(all);
      }}
      recent={recent}
      places={places}
      onRecentRemove={(search) => {
        forgetSearch(search);
        setRecent(recentSearches());
      }}
      onFollow={() => rememberSearch(text)}
      {...((totalProducts === undefined || totalProducts > products.length) && { seeAllTo: all })}
    />
  );
}
