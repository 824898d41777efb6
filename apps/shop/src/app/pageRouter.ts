import type { History } from 'history';
import {
  createPath,
  type Location,
  matchRoutes,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  type Path,
  resolvePath,
  type To,
} from 'react-router-dom';
import { isLoaded, loadPages, type PageRoute } from '../pages/loadPages.ts';
import type { ScrollMemory } from './scrollMemory.ts';

export interface PageState {
  /** The location of the page that is shown. */
  location: Location;
  navigationType: NavigationType;
  /** Counts arrivals at other paths: a page that was left and opened again before it was replaced has a new number. */
  visit: number;
  /** The location whose page is loading. */
  next: Target | null;
  /** Whether the code of the first page has loaded. */
  isReady: boolean;
}

/** A location that is not in the history yet. */
type Target = Omit<Location, 'key'>;

/** @param flushSync whether to render synchronously */
type Subscriber = (state: PageState, flushSync: boolean) => void;

export interface PageRouter {
  readonly routes: PageRoute[];
  readonly state: PageState;
  /** For React Router's hooks and links. */
  readonly navigator: Navigator;
  readonly scroll: ScrollMemory | undefined;
  /** Goes to a location, or by a number of entries in the history. */
  navigate(to: To | number, options?: NavigateOptions): void;
  /** @returns a function that ends the subscription */
  subscribe(subscriber: Subscriber): () => void;
  /** Ends its work, for tests and stories. */
  stop(): void;
}

/** A path of the shop as browsers write it. The host of another site is dropped. */
function encoded(to: To): Path {
  const { pathname, search, hash } = new URL(typeof to === 'string' ? to : createPath(to), 'http://shop');
  return { pathname, search, hash };
}

/** Leads from page to page. A page is shown, and its URL with it, once its code has loaded. */
export function createPageRouter(
  routes: PageRoute[],
  { history, scroll }: { history: History; scroll?: ScrollMemory },
): PageRouter {
  const subscribers = new Set<Subscriber>();
  const { location: first } = history;
  let state: PageState = {
    location: first,
    navigationType: NavigationType.Pop,
    visit: 0,
    next: null,
    isReady: isLoaded(matchRoutes(routes, first)),
  };
  /** Counts navigations, so that each can detect a newer one. */
  let latest = 0;

  function update(changes: Partial<PageState>, flushSync = false): void {
    state = { ...state, ...changes };
    for (const subscriber of [...subscribers]) subscriber(state, flushSync);
  }

  /** Shows a page once its code has loaded, unless another navigation has begun by then. */
  async function show(target: Target, options: NavigateOptions, arrive: () => Partial<PageState>): Promise<void> {
    latest += 1;
    const navigation = latest;
    if (state.isReady) scroll?.leave(state.location);
    if (!isLoaded(matchRoutes(routes, target))) {
      update({ next: target });
      await loadPages(routes, target);
      if (navigation !== latest) return;
    }
    scroll?.arrive(options.preventScrollReset);
    const arrived = arrive();
    const visit = state.visit + Number(target.pathname !== state.location.pathname);
    update({ ...arrived, visit, next: null, isReady: true }, options.flushSync);
  }

  function navigate(to: To | number, options: NavigateOptions = {}): void {
    if (typeof to === 'number') {
      history.go(to);
      return;
    }
    const target = { ...encoded(resolvePath(to, state.location.pathname)), state: options.state ?? null };
    void show(target, options, () => {
      history[options.replace ? 'replace' : 'push'](target, target.state);
      return {
        location: history.location,
        navigationType: options.replace ? NavigationType.Replace : NavigationType.Push,
      };
    });
  }

  const unlisten = history.listen(({ action, location }) => {
    if (action !== NavigationType.Pop) return;
    void show(location, {}, () => ({ location, navigationType: NavigationType.Pop }));
  });
  if (!state.isReady) void show(first, {}, () => ({}));

  return {
    routes,
    scroll,
    get state() {
      return state;
    },
    navigator: {
      createHref: history.createHref,
      encodeLocation: encoded,
      go: history.go,
      push: (to, pushed, options) => navigate(to, { ...options, state: pushed }),
      replace: (to, pushed, options) => navigate(to, { ...options, state: pushed, replace: true }),
    },
    navigate,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    stop() {
      latest += 1;
      subscribers.clear();
      unlisten();
      scroll?.stop();
    },
  };
}
