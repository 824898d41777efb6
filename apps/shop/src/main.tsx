import '@abs/ui/styles';
import { createBrowserHistory } from 'history';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router-dom';
import { loadHttp } from './api/call.ts';
import { noteFeatures } from './api/client.ts';
import { watchStyles } from './app/loadRecovery.ts';
import { PageHeadProvider } from './app/PageMeta.tsx';
import { PageRoutes } from './app/PageRoutes.tsx';
import { createPageRouter } from './app/pageRouter.ts';
import { createScrollMemory } from './app/scrollMemory.ts';
import { WithOverlayHistory } from './app/WithOverlayHistory.tsx';
import { loadShopping } from './machines/loadShopping.ts';
import { ShopProvider, startShop } from './machines/shop.tsx';
import { replayEarlyPresses } from './pages/earlyPresses.ts';
import { markInlineStyles } from './pages/inlineStyles.ts';
import { loadPages } from './pages/loadPages.ts';
import { PageDataProvider, readPageData } from './pages/pageData.ts';
import { pageKey } from './pages/pageKey.ts';
import { pageLoaded } from './pages/pageLoaded.ts';
import { PlacesProvider } from './pages/places.ts';
import { routes } from './routes.tsx';
import { watchTyping } from './session/typedText.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

watchStyles();
watchTyping();
markInlineStyles();
// Loads the code for calls, cart and orders after the page, so that logging in or adding to the cart does not wait for
// it.
void pageLoaded()
  .then(() => Promise.all([loadHttp(), loadShopping()]))
  .catch(() => {});

/** Wraps the whole app, so that its effect runs after all others, when React has hydrated the page. */
function ReplayEarlyPresses({ children }: { children: ReactNode }) {
  useEffect(replayEarlyPresses, []);
  return children;
}

/**
 * Hydrates the server's HTML, or renders a new page if the HTML is empty or belongs to another URL. A function, because
 * a top-level await on a page's chunk would deadlock.
 */
async function start(root: HTMLElement): Promise<void> {
  root.dataset.state = 'starting';
  const matches = matchRoutes(routes, window.location);
  const page = { current: readPageData() };
  const isRendered = page.current !== null && page.current.key === pageKey(matches, window.location.search);
  // Keep the current HTML until the page's code has loaded, even if it is only the placeholder of another URL.
  if (root.hasChildNodes()) await loadPages(routes, window.location);
  const places = { current: page.current?.places };
  if (!isRendered) {
    page.current = null;
    // Pages render their own, and browsers use the first one.
    for (const element of document.querySelectorAll('title, meta[name="description"]')) element.remove();
  }

  const shop = startShop({ readsStorage: !isRendered });
  noteFeatures(page.current?.features ?? []);
  const router = createPageRouter(routes, {
    history: createBrowserHistory(),
    scroll: createScrollMemory(isRendered),
  });
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
  // In a transition React works in slices, so that the page can react to presses in the meantime.
  if (isRendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

void start(root);
