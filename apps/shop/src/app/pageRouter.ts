import {
  type createBrowserRouter,
  type DataRouteObject,
  type Location,
  matchRoutes,
  type NavigateOptions,
  type RouteObject,
  type RouterState,
  resolvePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';
import { loadPages } from '../pages/loadPages.ts';

type DataRouter = ReturnType<typeof createBrowserRouter>;
type History = ReturnType<typeof UNSAFE_createBrowserHistory>;
type Matches = RouterState['matches'];
type Action = RouterState['historyAction'];
type Subscriber = Parameters<DataRouter['subscribe']>[0];
type ScrollRestoration = Parameters<DataRouter['enableScrollRestoration']>;

/** Routes that load later. */
export interface LateRoutes {
  /** The id of their parent route. */
  parentId: string;
  /** Whether they include the page of a path. */
  has: (pathname: string) => boolean;
  load: () => Promise<RouteObject[]>;
}

const idle = { state: 'idle' } as RouterState['navigation'];

/** A copy of routes that a router can change, each with an id. */
const ownRoutes = (routes: readonly RouteObject[], parent: string): DataRouteObject[] =>
  routes.map((route, index) => {
    const id = route.id ?? `${parent}-${index}`;
    return { ...route, id, ...(route.children && { children: ownRoutes(route.children, id) }) } as DataRouteObject;
  });

function findRoute(routes: readonly DataRouteObject[], id: string): DataRouteObject | undefined {
  return (
    routes.find((route) => route.id === id) ?? routes.map((route) => findRoute(route.children ?? [], id)).find(Boolean)
  );
}

/** The routes of one router. The late routes are added on the first navigation to one of them. */
function createRouteTree(routes: readonly RouteObject[], late: LateRoutes | undefined) {
  const tree = ownRoutes(routes, 'page');
  let hasLate = !late;
  const isMissing = (pathname: string) => !hasLate && Boolean(late?.has(pathname));
  return {
    routes: tree,
    match: (location: Location) => (matchRoutes(tree, location) ?? []) as Matches,
    /** Whether a page can be shown immediately. */
    isLoaded: (matches: Matches, { pathname }: Location) =>
      !isMissing(pathname) && !matches.some(({ route }) => route.lazy),
    async loadLate({ pathname }: Location): Promise<void> {
      if (!late || !isMissing(pathname)) return;
      const found = await late.load();
      const parent = findRoute(tree, late.parentId);
      if (!parent || hasLate) return;
      hasLate = true;
      parent.children = [...(parent.children ?? []), ...ownRoutes(found, 'late')];
    },
  };
}

/** The scroll positions of history entries, in the record that React Router's useScrollRestoration provides. */
function createScrollMemory() {
  let scroll: ScrollRestoration | null = null;
  const keyOf = (location: Location) => scroll?.[2]?.(location, []) ?? location.key;
  return {
    enable(...restoration: ScrollRestoration) {
      scroll = restoration;
      return () => {
        scroll = null;
      };
    },
    save(location: Location): void {
      if (scroll) scroll[0][keyOf(location)] = scroll[1]();
    },
    saved: (location: Location): number | null => scroll?.[0][keyOf(location)] ?? null,
  };
}

/** The location that a navigation leads to. `resolvePath` turns URLs of other sites into paths. */
function locationOf(history: History, current: Location, to: To | null, state: unknown): Location {
  const path = resolvePath(to ?? current, current.pathname);
  const key = Math.random().toString(36).slice(2, 10);
  return { ...path, ...history.encodeLocation(path), state, key } as Location;
}

const stateAtStart = ({ action, location }: History, matches: Matches, isLoaded: boolean): RouterState => ({
  historyAction: action,
  location,
  matches,
  initialized: isLoaded,
  renderFallback: !isLoaded,
  navigation: idle,
  restoreScrollPosition: null,
  preventScrollReset: false,
  revalidation: 'idle',
  loaderData: {},
  actionData: null,
  errors: null,
  fetchers: new Map(),
  blockers: new Map(),
});

/** Navigates between pages and notifies subscribers. */
function createNavigator(tree: ReturnType<typeof createRouteTree>, history: History) {
  const scroll = createScrollMemory();
  const subscribers = new Set<Subscriber>();
  const first = tree.match(history.location);
  const initial = stateAtStart(history, first, tree.isLoaded(first, history.location));
  let state = initial;
  /** Counts navigations, so that each can detect a newer one. */
  let latest = 0;
  let onComplete = () => {};

  const notify = (subscriber: Subscriber, flushSync = false) =>
    subscriber(state, { deletedFetchers: [], newErrors: state.errors, flushSync });
  function update(changes: Partial<RouterState>, flushSync?: boolean): void {
    state = { ...state, ...changes };
    for (const subscriber of [...subscribers]) notify(subscriber, flushSync);
  }

  function complete(action: Action, location: Location, changes: Partial<RouterState>, flushSync?: boolean): void {
    if (action === 'PUSH') history.push(location, location.state);
    else if (action === 'REPLACE') history.replace(location, location.state);
    const done = { initialized: true, renderFallback: false, navigation: idle };
    const restoreScrollPosition = scroll.saved(location);
    const shown = { ...changes, ...done, historyAction: action, location, restoreScrollPosition };
    update({ errors: null, ...shown }, flushSync);
    onComplete();
  }

  return {
    scroll,
    update,
    getState: () => state,
    subscribe(subscriber: Subscriber) {
      subscribers.add(subscriber);
      // Something may have changed since the subscriber read the state.
      if (state !== initial) notify(subscriber);
      return () => subscribers.delete(subscriber);
    },
    async goTo(action: Action, location: Location, options: NavigateOptions = {}): Promise<void> {
      const { preventScrollReset = false, flushSync } = options;
      latest += 1;
      const navigation = latest;
      scroll.save(state.location);
      const matches = tree.match(location);
      if (tree.isLoaded(matches, location)) {
        return complete(action, location, { matches, preventScrollReset }, flushSync);
      }

      update({ navigation: { state: 'loading', location } as RouterState['navigation'] });
      try {
        await tree.loadLate(location);
        const found = tree.match(location);
        await loadPages(found);
        if (navigation === latest) complete(action, location, { matches: found, preventScrollReset }, flushSync);
      } catch (error) {
        if (navigation !== latest) return;
        const boundary = matches.findLast(({ route }) => route.errorElement) ?? matches[0];
        complete(action, location, { matches, errors: { [boundary?.route.id ?? '']: error }, preventScrollReset });
      }
    },
    /** Goes back or forward. Resolves when the next page is shown. */
    step(by: number): Promise<void> {
      onComplete();
      return new Promise((resolve) => {
        onComplete = resolve;
        history.go(by);
      });
    },
    stop(): void {
      latest += 1;
      subscribers.clear();
    },
  };
}

/**
 * The shop's router, with all that PageRoutes and React Router's hooks need, for pages whose code loads when they are
 * opened. React Router's own would add loaders, actions and fetchers: 12 kB that the shop does not use.
 * @param options.history React Router's history, of the browser or in memory
 */
export function createPageRouter(
  routes: readonly RouteObject[],
  { history, lateRoutes }: { history: History; lateRoutes?: LateRoutes },
): DataRouter {
  const tree = createRouteTree(routes, lateRoutes);
  const { scroll, update, getState, subscribe, goTo, step, stop } = createNavigator(tree, history);
  let unlisten = () => {};
  let isScrollRestored = false;

  const router = {
    basename: '/',
    future: {},
    window: typeof window === 'undefined' ? undefined : window,
    manifest: {},
    routes: tree.routes,
    get state() {
      return getState();
    },
    subscribe,
    initialize() {
      unlisten = history.listen(({ action, location }) => void goTo(action, location));
      if (!getState().initialized) void goTo('POP' as Action, getState().location);
      return this;
    },
    navigate(to: To | number | null, options: NavigateOptions = {}): Promise<void> {
      if (typeof to === 'number') return step(to);
      const location = locationOf(history, getState().location, to, options.state ?? null);
      return goTo((options.replace ? 'REPLACE' : 'PUSH') as Action, location, options);
    },
    createHref: (location: Location) => history.createHref(location),
    encodeLocation: (to: To) => history.encodeLocation(to),
    enableScrollRestoration(...restoration: ScrollRestoration) {
      const disable = scroll.enable(...restoration);
      const { initialized, location } = getState();
      const y = isScrollRestored || !initialized ? null : scroll.saved(location);
      isScrollRestored ||= initialized;
      if (y !== null) update({ restoreScrollPosition: y });
      return disable;
    },
    dispose() {
      stop();
      unlisten();
    },
  };
  return router as unknown as DataRouter;
}
