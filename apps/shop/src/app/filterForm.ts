import type { FilterFormProps } from '@abs/ui/components/FilterForm';
import type { Loader } from '@abs/ui/components/LazyPart';
import { from } from '@abs/ui/theme';
import type { ComponentType } from 'react';

const load = async () => (await import('@abs/ui/components/FilterForm')).FilterForm;

/** The code of the filters beside the grid, which small screens never load: they have a sheet instead. */
export const filterForm: Loader<ComponentType<FilterFormProps>> = {
  load,
  // A server waits for nothing while it renders. The constant leaves this out of the browser's code.
  ...(import.meta.env.SSR && { loaded: await load() }),
};

/** Whether the screen has room for the filters beside the grid. */
export const filtersQuery = () => matchMedia(from.navigation);

/** Loads with the page, so that the form takes over what is typed and checked in the one that the server has sent. */
export async function loadFilterForm(): Promise<void> {
  if (!filtersQuery().matches || filterForm.loaded) return;
  filterForm.loaded = await load();
}
