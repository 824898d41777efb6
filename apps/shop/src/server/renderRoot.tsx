import { createMemoryHistory } from 'history';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { PageHeadProvider, type PageMetaProps } from '../app/PageMeta.tsx';
import { PageRoutes } from '../app/PageRoutes.tsx';
import { createPageRouter } from '../app/pageRouter.ts';
import { ShopProvider } from '../machines/shop.tsx';
import { loadPages } from '../pages/loadPages.ts';
import { type PageData, PageDataProvider } from '../pages/pageData.ts';
import { PlacesProvider } from '../pages/places.ts';
import { routes } from '../routes.tsx';
import { visitor } from './visitor.ts';

/**
 * Paths of pages that need data which only the browser has: a code that was sent, a link from a mail, a list on the
 * device, an admin's session.
 */
export const browserOnly: ReadonlySet<string> = new Set([
  'otp',
  'complete-profile',
  'reset-password',
  'restock/:action',
  'wishlist/:token?',
  'admin/*',
]);

/**
 * Renders the root element of a page for an unknown visitor.
 * @param address path and query
 * @returns its HTML, and the page's metadata
 */
export async function renderRoot(address: string, data: PageData): Promise<{ root: string; meta: PageMetaProps }> {
  await loadPages(routes, address);
  const router = createPageRouter(routes, { history: createMemoryHistory({ initialEntries: [address] }) });
  let meta: PageMetaProps = { title: 'Shop' };
  const onRender = (rendered: PageMetaProps) => {
    meta = rendered;
  };
  const root = renderToString(
    <div id="root">
      <StrictMode>
        <ShopProvider shop={visitor}>
          <PageHeadProvider value={{ origin: data.origin, onRender }}>
            <PageDataProvider value={{ current: data }}>
              <PlacesProvider value={{ current: data.places }}>
                <PageRoutes router={router} />
              </PlacesProvider>
            </PageDataProvider>
          </PageHeadProvider>
        </ShopProvider>
      </StrictMode>
    </div>,
  );
  return { root, meta };
}
