import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { namesSearch, withParam } from '../routes/searchParams.ts';
import { stateField } from './locationState.ts';

/**
 * The search's place in the history. It has an entry of its own, so that Back closes it, and so that Back from a result
 * returns to the results. Its term stands in the address; on /shop the grid behind follows it, until Back or closing leads
 * to the entry below. The entry's state marks it: 'pushed' when the search was opened over a page, which is the entry below,
 * 'first' when the address itself opened it.
 */
export function useSearchPlace() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const mark = stateField(state, 'search');
  const open = Boolean(mark) || namesSearch(pathname, search);
  return {
    open,
    /** What is searched for. */
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
      // Emptied to type something else, it stays open.
      const kept = { ...state, search: mark ?? 'first' };
      const words = withParam(withParam(params, 'search', term), 'page', '1').toString();
      navigate({ pathname, search: words, hash }, { replace: true, state: kept, preventScrollReset: true });
    },
  };
}
