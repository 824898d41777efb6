import { searchMachine } from '@abs/machines';
import { SearchOverlay, type SearchState } from '@abs/ui/components/SearchOverlay';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { searchProducts } from '../api/products.ts';
import { useEmitted } from '../machines/useEmitted.ts';
import { namesSearch, withParam } from '../routes/address.ts';

const machine = searchMachine.provide({
  actors: { searchProducts: fromPromise(({ input, signal }) => searchProducts(input, signal)) },
});

function toState(snapshot: SnapshotFrom<typeof searchMachine>): SearchState {
  const { products, totalProducts, message } = snapshot.context;
  if (snapshot.hasTag('pending')) return { status: 'loading' };
  if (snapshot.matches({ open: 'failed' })) return { status: 'error', message: message ?? '' };
  if (snapshot.matches({ open: 'results' }) || snapshot.matches({ open: 'empty' })) {
    return { status: 'ready', products: [...products], total: totalProducts };
  }
  return { status: 'idle' };
}

/**
 * The search over the page, and its term in the address.
 * @param asked how often the search button was pressed.
 */
export function Search({ asked }: { asked: number }) {
  const { pathname, search } = useLocation();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const actor = useActorRef(machine, {
    input: { search: namesSearch(pathname, search) ? params.get('search') : null },
  });
  const snapshot = useSelector(actor, (current) => current);
  const { text, words, totalProducts, products } = snapshot.context;

  useEffect(() => {
    if (asked > 0) actor.send({ type: 'search.opened' });
  }, [asked, actor]);

  useEmitted(actor, {
    'search.changed': (event) => {
      if (pathname === '/shop') return;
      setParams(withParam(params, 'search', event.search ?? ''), { replace: true, preventScrollReset: true });
    },
  });

  const all = `/shop?search=${encodeURIComponent(words)}`;
  return (
    <SearchOverlay
      open={snapshot.matches('open')}
      term={text}
      state={toState(snapshot)}
      onTermChange={(typed) => actor.send({ type: 'text.changed', text: typed })}
      onRetry={() => actor.send({ type: 'retry.requested' })}
      onClose={() => actor.send({ type: 'search.closed' })}
      onSubmit={() => {
        if (words === '') return;
        actor.send({ type: 'search.closed' });
        navigate(all);
      }}
      {...(totalProducts > products.length && { seeAllTo: all })}
    />
  );
}
