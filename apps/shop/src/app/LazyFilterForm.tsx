import { useLazy } from '@abs/ui/components/LazyPart';
import { LoadFailure } from '@abs/ui/components/LoadFailure';
import type { FilterFormProps } from '@abs/ui/shop/FilterForm';
import { useSyncExternalStore } from 'react';
import { filterForm, filtersQuery } from './filterForm.ts';

function subscribe(onChange: () => void): () => void {
  const query = filtersQuery();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The filters next to the grid. On small screens the server's form stays in the page, hidden and unchanged. */
export function LazyFilterForm(props: FilterFormProps) {
  const isWide = useSyncExternalStore(
    subscribe,
    () => filtersQuery().matches,
    () => import.meta.env.SSR || filtersQuery().matches,
  );
  const part = useLazy(filterForm, isWide);
  if (isWide && part.value) return <part.value {...props} />;
  if (!part.value && part.failure) return <LoadFailure {...part.failure} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it only keeps React from removing the server's HTML.
  return <form suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
