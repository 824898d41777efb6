import type { Loader } from '@abs/ui/components/LazyPart';
import type { FilterFormProps } from '@abs/ui/shop/FilterForm';
import { from } from '@abs/ui/theme';
import type { ComponentType } from 'react';

const load = async () => (await import('@abs/ui/shop/FilterForm')).FilterForm;

/** The code of the filters next to the grid. Small screens never load it, because they have a sheet instead. */
export const filterForm: Loader<ComponentType<FilterFormProps>> = {
  load,
  // A server cannot wait for code while it renders. The constant removes this from the browser's code.
  ...(import.meta.env.SSR && { loaded: await load() }),
};

/** Whether the screen has room for the filters next to the grid. */
export const filtersQuery = () => matchMedia(from.navigation);

/** Loads the form with the page, so that it takes over the typed text and checked boxes of the server's form. */
export async function loadFilterForm(): Promise<void> {
  if (!filtersQuery().matches || filterForm.loaded) return;
  filterForm.loaded = await load();
}
