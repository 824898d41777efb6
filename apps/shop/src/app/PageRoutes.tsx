import { createContext, startTransition, useContext, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Router, useRoutes } from 'react-router-dom';
import { VisitContext } from '../machines/visit.ts';
import type { PageRoute } from '../pages/loadPages.ts';
import type { PageRouter } from './pageRouter.ts';

const NavigatingContext = createContext(false);

/** Whether the code of another page is loading. */
export const useNavigating = (): boolean => useContext(NavigatingContext);

const Routes = ({ routes }: { routes: PageRoute[] }) => useRoutes(routes);

/** Renders the router's current page. */
export function PageRoutes({ router }: { router: PageRouter }) {
  const [{ location, navigationType, visit, next, isReady }, setState] = useState(router.state);
  useLayoutEffect(() => {
    // Something may have changed since the first render.
    setState(router.state);
    return router.subscribe((state, isUrgent) =>
      isUrgent ? flushSync(() => setState(state)) : startTransition(() => setState(state)),
    );
  }, [router]);
  useLayoutEffect(() => {
    if (isReady) router.scroll?.restore(location);
  }, [router, isReady, location]);
  return (
    <NavigatingContext value={next !== null}>
      <VisitContext value={visit}>
        <Router location={location} navigationType={navigationType} navigator={router.navigator}>
          {isReady && <Routes routes={router.routes} />}
        </Router>
      </VisitContext>
    </NavigatingContext>
  );
}
