import { searchMachine } from '@abs/machines';
import { SearchOverlay, type SearchState } from '@abs/ui/components/SearchOverlay';
import { useActor } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { portOf } from '../api/portOf.ts';
import { searchProducts } from '../api/products.ts';
import { useEmitted } from '../machines/useEmitted.ts';

const machine = searchMachine.provide({
  actors: { searchProducts: portOf(searchProducts) },
});

export interface SearchProps {
  open: boolean;
  /** What the place in the history says is searched for. */
  term: string;
  onTermChange: (term: string) => void;
  onCancel: () => void;
}

function toState(snapshot: SnapshotFrom<typeof searchMachine>): SearchState {
  const { products, totalProducts, message } = snapshot.context;
  if (snapshot.hasTag('pending')) return { status: 'loading' };
  if (snapshot.matches({ open: 'failed' })) return { status: 'error', message: message ?? '' };
  if (snapshot.matches({ open: 'results' }) || snapshot.matches({ open: 'empty' })) {
    return { status: 'ready', products: [...products], ...(totalProducts !== undefined && { total: totalProducts }) };
  }
  return { status: 'idle' };
}

/** The search over the page. Where it is open, and for what, stands in the history: see useSearchPlace. */
export function Search({ open, term, onTermChange, onCancel }: SearchProps) {
  const navigate = useNavigate();
  const [snapshot, send, actor] = useActor(machine, { input: { search: term } });
  const { text, words, totalProducts, products } = snapshot.context;

  // What stands in the history when it opens is what is searched for; from then on it is what is typed.
  const begin = useEffectEvent(() => {
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
        if (words !== '') navigate(all);
      }}
      {...((totalProducts === undefined || totalProducts > products.length) && { seeAllTo: all })}
    />
  );
}
