import { lazyPart } from '@abs/ui/components/LazyPart';
import { LoadFailureScreen } from '@abs/ui/screens/ErrorScreen';
import type { ComponentType } from 'react';
import { PageMeta } from './PageMeta.tsx';

/** Replaces a page whose code did not load, and can load it again. */
export const missingPage = (load: () => Promise<ComponentType>): ComponentType =>
  lazyPart(load, {
    failed: (failure) => (
      <>
        <PageMeta title="Page not loaded" />
        <LoadFailureScreen {...failure} />
      </>
    ),
  });

/**
 * The `load` of a route. If the page does not load, `missingPage` takes its place and can load it again.
 * @param importModule imports the route's module
 * @param name the export with the route's component. `(await import(…)).name` would add more code to the first load.
 * @param loadPart loads a part that the page takes over from the server's HTML. If that fails, the page reports the
 * missing part.
 */
export function lazyPage<Name extends string>(
  importModule: () => Promise<Record<NoInfer<Name>, ComponentType>>,
  name: Name,
  loadPart?: () => Promise<void>,
): () => Promise<{ Component: ComponentType }> {
  const load = async () => {
    const page = (await importModule())[name];
    // A cache or proxy may have answered with another file. A route without a component would be a blank page.
    if (!page) throw new Error(name);
    return page;
  };
  return async () => {
    const [Component] = await Promise.all([load().catch(() => missingPage(load)), loadPart?.().catch(() => {})]);
    return { Component };
  };
}
