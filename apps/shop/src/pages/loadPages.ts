import type { RouteMatch, RouteObject } from 'react-router-dom';

/**
 * Loads the code of a page before the router starts: a router that has to wait for code renders nothing meanwhile, which
 * would take away the page that the server has sent.
 */
export async function loadPages(matches: readonly RouteMatch<string, RouteObject>[]): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
