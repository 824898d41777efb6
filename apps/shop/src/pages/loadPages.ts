import type { RouteMatch, RouteObject } from 'react-router-dom';

/**
 * Loads the code of a page. Also called before the router starts, because a router that waits for code renders nothing,
 * which would remove the server's page.
 */
export async function loadPages(matches: readonly RouteMatch<string, RouteObject>[]): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
