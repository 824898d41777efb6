import { lazyPart } from '@abs/ui/components/LazyPart';
import { LoadFailure } from '@abs/ui/components/LoadFailure';
import type { ComponentType } from 'react';
import { PageMeta } from './PageMeta.tsx';

type LoadPage = () => Promise<ComponentType>;

/** A page whose code did not load at first, as a part that loads again. */
export const missingPage = (load: LoadPage): ComponentType =>
  lazyPart(load, {
    failed: (failure) => (
      <>
        <PageMeta title="Page not loaded" />
        <LoadFailure {...failure} as="page" />
      </>
    ),
  });

/**
 * The `lazy` of a route. The router keeps a rejection for ever, so it never gets one: where the page should be stands
 * what loads it again.
 * @param load imports the route's module and resolves with its component
 */
export const lazyPage = (load: LoadPage) => async (): Promise<{ Component: ComponentType }> => ({
  Component: await load().catch(() => missingPage(load)),
});
