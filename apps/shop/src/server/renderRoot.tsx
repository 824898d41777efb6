import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { PageHeadProvider, type PageMetaProps } from '../app/PageMeta.tsx';
import { ShopProvider } from '../machines/shop.tsx';
import { type PageData, PageDataProvider } from '../pages/pageData.ts';
import { PlacesProvider } from '../pages/places.ts';
import { routes } from '../routes.tsx';
import { visitor } from './visitor.ts';

/**
 * Paths of pages that need data which only the browser has: a code that was sent, a link from a mail, a list on the
 * device.
 */
export const browserOnly: ReadonlySet<string> = new Set([
  'otp',
  'complete-profile',
  'reset-password',
  'restock/:action',
  'wishlist/:token?',
]);

const handler = createStaticHandler(routes);

/**
 * Renders the root element of a page for an unknown visitor.
 * @param address path and query
 * @returns its HTML, and the page's metadata
 */
export async function renderRoot(address: string, data: PageData): Promise<{ root: string; meta: PageMetaProps }> {
  const context = await handler.query(new Request(new URL(address, 'http://shop')));
  if (context instanceof Response) throw new Error(`${address} answers ${context.status} rather than a page`);
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
                <StaticRouterProvider
                  router={createStaticRouter(handler.dataRoutes, context)}
                  context={context}
                  hydrate={false}
                />
              </PlacesProvider>
            </PageDataProvider>
          </PageHeadProvider>
        </ShopProvider>
      </StrictMode>
    </div>,
  );
  return { root, meta };
}
