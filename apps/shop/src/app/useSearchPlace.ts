import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { namesSearch, withParam } from '../routes/address.ts';

/**
 * The mark of the search in a place of the history: 'pushed' when it was opened over a page, which is the entry below,
 * 'first' when the address itself opened it.
 */
type SearchMark = 'pushed' | 'first';
type PlaceState = { search?: SearchMark; term?: string } | null;

/**
 * The search's place in the history. It has an entry of its own, so that Back closes it, and so that Back from a result
 * returns to the results. Its term stands in the address, except on /shop, whose grid has the same parameter for itself.
 */
export function useSearchPlace() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const place = state as PlaceState;
  const open = Boolean(place?.search) || namesSearch(pathname, search);
  const hasOwnTerm = pathname !== '/shop';
  return {
    open,
    /** What is searched for. */
    term: (hasOwnTerm ? params.get('search') : place?.term) ?? '',
    show: () => {
      if (open) return;
      navigate({ pathname, search, hash }, { state: { ...place, search: 'pushed' }, preventScrollReset: true });
    },
    close: () => {
      if (!open) return;
      if (place?.search === 'pushed') return navigate(-1);
      const rest = withParam(params, 'search', '').toString();
      return navigate({ pathname, search: rest, hash }, { replace: true, preventScrollReset: true });
    },
    setTerm: (term: string) => {
      if (!open) return;
      // Emptied to type something else, it stays open.
      const kept = { ...place, search: place?.search ?? 'first', ...(!hasOwnTerm && { term }) };
      const words = hasOwnTerm ? withParam(params, 'search', term).toString() : search;
      navigate({ pathname, search: words, hash }, { replace: true, state: kept, preventScrollReset: true });
    },
  };
}
