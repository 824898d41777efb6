import '@abs/ui/styles';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory, matchRoutes } from 'react-router-dom';
import { loadHttp } from './api/call.ts';
import { noteFeatures } from './api/client.ts';
import { watchStyles } from './app/loadRecovery.ts';
import { PageHeadProvider } from './app/PageMeta.tsx';
import { PageRoutes } from './app/PageRoutes.tsx';
import { createPageRouter } from './app/pageRouter.ts';
import { WithOverlayHistory } from './app/WithOverlayHistory.tsx';
import { loadShopping } from './machines/loadShopping.ts';
import { ShopProvider, startShop } from './machines/shop.tsx';
import { replayEarlyPresses } from './pages/earlyPresses.ts';
import { markInlineStyles } from './pages/inlineStyles.ts';
import { loadPages } from './pages/loadPages.ts';
import { PageDataProvider, readPageData } from './pages/pageData.ts';
import { pageKey } from './pages/pageKey.ts';
import { PlacesProvider } from './pages/places.ts';
import { lateRoutes, routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

watchStyles();
markInlineStyles();
// Loads what follows the first page, so that logging in or adding to the cart does not wait for it.
window.addEventListener('load', () => void Promise.all([loadHttp(), loadShopping()]).catch(() => {}));

/** Goes around everything: its effect runs when all others have, and the whole page is React's. */
function ReplayEarlyPresses({ children }: { children: ReactNode }) {
  useEffect(replayEarlyPresses, []);
  return children;
}

/**
 * Takes over the page that came as HTML, or renders one where that is of another address or empty. A function, since a module of
 * the entry's chunk that waited for a page's chunk would wait for itself.
 */
async function start(root: HTMLElement): Promise<void> {
  root.dataset.state = 'starting';
  const matches = matchRoutes(routes, window.location);
  const page = { current: readPageData() };
  const isRendered = page.current !== null && page.current.key === pageKey(matches, window.location.search);
  // What stands there stays until the page's code is there, also where it is no more than the place of another address.
  if (root.hasChildNodes()) await loadPages(matches ?? []);
  const places = { current: page.current?.places };
  if (!isRendered) {
    page.current = null;
    // Pages bring their own, and a browser takes the first it finds.
    for (const element of document.querySelectorAll('title, meta[name="description"]')) element.remove();
  }

  const shop = startShop({ readsStorage: !isRendered });
  noteFeatures(page.current?.features ?? []);
  const router = createPageRouter(routes, { history: createBrowserHistory(), lateRoutes });
  router.initialize();
  const first = router.state.location;
  router.subscribe(({ location }) => {
    if (location === first) return;
    page.current = null;
    for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
  });

  const app = (
    <StrictMode>
      <ReplayEarlyPresses>
        <ShopProvider shop={shop}>
          <PageHeadProvider value={{ origin: page.current?.origin ?? '' }}>
            <PageDataProvider value={page}>
              <PlacesProvider value={places}>
                <WithOverlayHistory router={router}>
                  <PageRoutes router={router} />
                </WithOverlayHistory>
              </PlacesProvider>
            </PageDataProvider>
          </PageHeadProvider>
        </ShopProvider>
      </ReplayEarlyPresses>
    </StrictMode>
  );
  // As a transition React works in slices, between which the page answers to presses.
  if (isRendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

void start(root);
