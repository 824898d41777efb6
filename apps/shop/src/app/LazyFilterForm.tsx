import type { FilterFormProps } from '@abs/ui/components/FilterForm';
import { useLazy } from '@abs/ui/components/LazyPart';
import { LoadFailure } from '@abs/ui/components/LoadFailure';
import { useSyncExternalStore } from 'react';
import { filterForm, filtersQuery } from './filterForm.ts';

function subscribe(onChange: () => void): () => void {
  const query = filtersQuery();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The filters beside the grid. On small screens the form that the server has sent stays, hidden, as it is. */
export function LazyFilterForm(props: FilterFormProps) {
  const isWide = useSyncExternalStore(
    subscribe,
    () => filtersQuery().matches,
    () => import.meta.env.SSR || filtersQuery().matches,
  );
  const part = useLazy(filterForm, isWide);
  if (isWide && part.value) return <part.value {...props} />;
  if (!part.value && part.failure) return <LoadFailure {...part.failure} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing, but keeps React from removing what is there.
  return <form suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
