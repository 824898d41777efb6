import {
  Component,
  createContext,
  Fragment,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import {
  type createBrowserRouter,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  type Location,
  type Navigator,
  UNSAFE_RouteContext as RouteContext,
  Router,
  type RouterState,
} from 'react-router-dom';
import { keepPage } from './keepPage.ts';
import { addRemount, isFromChangedPage, RemountContext } from './remount.ts';

type DataRouter = ReturnType<typeof createBrowserRouter>;

const ErrorContext = createContext<unknown>(undefined);

/** The error that a route's error element replaces the page for. */
export const useRouteError = (): unknown => useContext(ErrorContext);

interface RouteBoundaryProps {
  /** A change of location clears the error. */
  location: Location;
  /** The router's own error, such as code that did not load. */
  error: unknown;
  errorElement: ReactNode;
  children: ReactNode;
}

interface RouteBoundaryState {
  location: Location;
  error?: unknown;
  /** The times of the page's recent remounts. */
  remounts: readonly number[];
}

/**
 * Shows the error element of a route in place of a page that threw. If React failed because something else had changed
 * the page, it remounts the page and keeps the typed text. The actors of the page continue (usePageActor).
 */
class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState, (() => void) | null> {
  static override contextType = RemountContext;
  declare context: number;
  override state: RouteBoundaryState = { location: this.props.location, error: this.props.error, remounts: [] };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ location, error }: RouteBoundaryProps, state: RouteBoundaryState) {
    const thrown = location === state.location ? state.error : undefined;
    const remounts = isFromChangedPage(thrown) ? addRemount(state.remounts) : null;
    if (remounts) return { location, error, remounts };
    return { location, error: error ?? thrown };
  }

  override getSnapshotBeforeUpdate(_props: RouteBoundaryProps, { remounts }: RouteBoundaryState) {
    return remounts === this.state.remounts ? null : keepPage();
  }

  override componentDidUpdate(_props: RouteBoundaryProps, _state: RouteBoundaryState, restore: (() => void) | null) {
    // After the effects of the new page, which may move the focus.
    if (restore) queueMicrotask(restore);
  }

  override render() {
    const { error, remounts } = this.state;
    if (error !== undefined) return <ErrorContext value={error}>{this.props.errorElement}</ErrorContext>;
    const remountedAt = remounts.at(-1) ?? 0;
    return (
      <RemountContext value={Math.max(this.context, remountedAt)}>
        <Fragment key={remountedAt}>{this.props.children}</Fragment>
      </RemountContext>
    );
  }
}

interface RoutePageProps {
  state: RouterState;
  /** The index of this route in the state's matches. */
  index: number;
  /** The index of the last route to show. A route that failed shows its error element. */
  last: number;
}

/** The route at an index, with those below it in its outlet. */
function RoutePage({ state, index, last }: RoutePageProps) {
  const { matches, errors, location } = state;
  const outlet = index < last ? <RoutePage state={state} index={index + 1} last={last} /> : null;
  const context = { outlet, matches: matches.slice(0, index + 1), isDataRoute: true };
  const route = matches[index]?.route;
  if (!route) return null;
  const { Component: Page, element, errorElement } = route;
  const page = <RouteContext value={context}>{Page ? <Page /> : (element ?? outlet)}</RouteContext>;
  if (!errorElement) return page;
  return (
    <RouteBoundary location={location} error={errors?.[route.id]} errorElement={errorElement}>
      {page}
    </RouteBoundary>
  );
}

function lastShown({ matches, errors }: RouterState): number {
  const failed = errors ? matches.findIndex(({ route }) => errors[route.id] !== undefined) : -1;
  return failed < 0 ? matches.length - 1 : failed;
}

/**
 * Renders the router's current page. React Router's RouterProvider would add view transitions, fetchers and errors of
 * server components: 2 kB of each first load. React Router's hooks and links work below both.
 */
export function PageRoutes({ router }: { router: DataRouter }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(
    () =>
      router.subscribe((next, { flushSync: isUrgent }) =>
        isUrgent ? flushSync(() => setState(next)) : startTransition(() => setState(next)),
      ),
    [router],
  );
  const navigator = useMemo((): Navigator => {
    const { createHref, encodeLocation, navigate } = router;
    return {
      createHref: createHref as Navigator['createHref'],
      encodeLocation,
      go: (by) => void navigate(by),
      push: (to, pushed, options) => void navigate(to, { ...options, state: pushed }),
      replace: (to, pushed, options) => void navigate(to, { ...options, state: pushed, replace: true }),
    };
  }, [router]);
  const context = useMemo(() => ({ router, navigator, static: false, basename: '/' }), [router, navigator]);
  return (
    <DataRouterContext value={context}>
      <DataRouterStateContext value={state}>
        <Router location={state.location} navigationType={state.historyAction} navigator={navigator}>
          {!state.renderFallback && <RoutePage state={state} index={0} last={lastShown(state)} />}
        </Router>
      </DataRouterStateContext>
    </DataRouterContext>
  );
}
