import { lazyPart } from '@abs/ui/components/LazyPart';
import { LoadFailure } from '@abs/ui/components/LoadFailure';
import type { ComponentType } from 'react';
import { PageMeta } from './PageMeta.tsx';

type Page = { Component: ComponentType };

/** A page whose code did not load at first, as a part that loads again. */
export const missingPage = (load: () => Promise<Page>): ComponentType =>
  lazyPart(async () => (await load()).Component, {
    failed: (failure) => (
      <>
        <PageMeta title="Page not loaded" />
        <LoadFailure {...failure} as="page" />
      </>
    ),
  });

/**
 * For a route's `lazy`. The router keeps a rejection for ever, so it never gets one: where the page should be stands
 * what loads it again.
 */
export const lazyPage = (load: () => Promise<Page>) => (): Promise<Page> =>
  load().catch(() => ({ Component: missingPage(load) }));
