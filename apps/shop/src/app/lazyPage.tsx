import { lazyPart } from '@abs/ui/components/LazyPart';
import { LoadFailure } from '@abs/ui/components/LoadFailure';
import type { ComponentType } from 'react';
import { PageMeta } from './PageMeta.tsx';

/** A page whose code did not load at first, as a part that loads again. */
export const missingPage = (load: () => Promise<ComponentType>): ComponentType =>
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
 * @param importModule imports the route's module
 * @param name the export with the route's component. Vite adds more code to the first load for `(await import(…)).name`.
 * @param loadPart loads a part that the page takes over from the server's HTML. Without it the page shows that it is missing.
 */
export function lazyPage<Name extends string>(
  importModule: () => Promise<Record<NoInfer<Name>, ComponentType>>,
  name: Name,
  loadPart?: () => Promise<void>,
): () => Promise<{ Component: ComponentType }> {
  const load = async () => {
    const page = (await importModule())[name];
    // As from a cache or proxy that answered with something else: a route without a component is a blank page.
    if (!page) throw new Error(name);
    return page;
  };
  return async () => {
    const [Component] = await Promise.all([load().catch(() => missingPage(load)), loadPart?.().catch(() => {})]);
    return { Component };
  };
}
