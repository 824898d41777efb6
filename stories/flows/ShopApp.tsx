import { PageRoutes } from '@abs/shop/PageRoutes';
import { createPageRouter } from '@abs/shop/pageRouter';
import { PlacesProvider } from '@abs/shop/places';
import { routes } from '@abs/shop/routes';
import '@abs/shop/shopping';
import { createScrollMemory } from '@abs/shop/scrollMemory';
import { ShopProvider, startShop, stopShop } from '@abs/shop/shop';
import { createMemoryHistory } from 'history';
import { StrictMode, useEffect, useState } from 'react';

/**
 * The whole shop, with its routes and flows, opened at an address. Unmounting stops it. In StrictMode, each effect runs
 * twice when its component mounts, so that a story fails if an effect is not idempotent.
 */
export function ShopApp({ address }: { address: string }) {
  const [{ shop, router, places }] = useState(() => ({
    // Each story has its own, because the back office reloads them.
    places: { current: undefined },
    shop: startShop(),
    router: createPageRouter(routes, {
      history: createMemoryHistory({ initialEntries: [entry(address)] }),
      scroll: createScrollMemory(),
    }),
  }));
  useEffect(
    () => () => {
      router.stop();
      stopShop(shop);
    },
    [router, shop],
  );
  return (
    <StrictMode>
      <ShopProvider shop={shop}>
        <PlacesProvider value={places}>
          <PageRoutes router={router} />
        </PlacesProvider>
      </ShopProvider>
    </StrictMode>
  );
}

/** A history entry with a unique key, so that a story does not restore the scroll position of an earlier one. */
function entry(address: string) {
  const { pathname, search, hash } = new URL(address, window.location.origin);
  return { pathname, search, hash, key: crypto.randomUUID() };
}
