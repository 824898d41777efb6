import type { ComponentType } from 'react';
import { matchRoutes, type Path, type RouteMatch, type RouteObject } from 'react-router-dom';

/**
 * A route of React Router whose page, or whose routes, may load when they are opened. Without `lazy`, which only its data
 * router reads.
 */
export type PageRoute = Pick<RouteObject, 'id' | 'path' | 'element' | 'Component'> & {
  /** Loads what the route lacks. Never rejects. */
  load?: (() => Promise<LoadedRoute>) | undefined;
} & ({ index: true; children?: undefined } | { index?: false; children?: PageRoute[] });

export type LoadedRoute = { Component: ComponentType } | Pick<PageRoute, 'path' | 'children' | 'Component' | 'load'>;

type Matches = readonly RouteMatch<string, PageRoute>[] | null;

/** Whether a page can be shown immediately. */
export const isLoaded = (matches: Matches): boolean => !matches?.some(({ route }) => route.load);

/** Loads the code of the page at a location, and keeps it in the routes. */
export async function loadPages(routes: PageRoute[], location: Partial<Path> | string): Promise<void> {
  const matches = matchRoutes(routes, location);
  if (isLoaded(matches)) return;
  await Promise.all(
    (matches ?? []).map(async ({ route }) => {
      if (route.load) Object.assign(route, { load: undefined }, await route.load());
    }),
  );
  // Loaded routes may have pages of their own.
  await loadPages(routes, location);
}
