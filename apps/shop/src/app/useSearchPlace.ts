import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { namesSearch, withParam } from '../pages/searchParams.ts';
import { stateField } from './locationState.ts';

/**
 * The search's history entry. Back closes the search, and Back from a result returns to the results. The search term is
 * in the URL; on /shop the grid behind follows it, until Back or closing leads to the entry below. The entry's state
 * marks it: 'pushed' if the search was opened over a page, which is the entry below; 'first' if the URL opened it.
 */
export function useSearchPlace() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const mark = stateField(state, 'search');
  const open = Boolean(mark) || namesSearch(pathname, search);
  return {
    open,
    /** The search term. */
    term: params.get('search') ?? '',
    show: () => {
      if (open) return;
      navigate({ pathname, search, hash }, { state: { ...state, search: 'pushed' }, preventScrollReset: true });
    },
    close: () => {
      if (!open) return;
      if (mark === 'pushed') return navigate(-1);
      const rest = withParam(params, 'search', '').toString();
      return navigate({ pathname, search: rest, hash }, { replace: true, preventScrollReset: true });
    },
    setTerm: (term: string) => {
      if (!open) return;
      // Keeps the search open while its term is empty.
      const kept = { ...state, search: mark ?? 'first' };
      const words = withParam(withParam(params, 'search', term), 'page', '1').toString();
      navigate({ pathname, search: words, hash }, { replace: true, state: kept, preventScrollReset: true });
    },
  };
}
