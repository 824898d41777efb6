import '@abs/ui/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { personalReaders } from './api/personalReaders.ts';
import { watchStyles } from './app/loadRecovery.ts';
import { WithOverlayHistory } from './app/WithOverlayHistory.tsx';
import { ShopProvider, startShop } from './machines/shop.tsx';
import { patchRoutesOnNavigation, routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

// Pages bring their own, and a browser takes the first it finds.
for (const element of document.querySelectorAll('title, meta[name="description"]')) element.remove();

watchStyles();
// Loads what follows the first page, so that logging in or adding to the cart does not wait for it.
window.addEventListener('load', () => void personalReaders().catch(() => {}));
const shop = startShop();
const router = createBrowserRouter(routes, { patchRoutesOnNavigation });

createRoot(root).render(
  <StrictMode>
    <ShopProvider shop={shop}>
      <WithOverlayHistory router={router}>
        <RouterProvider router={router} />
      </WithOverlayHistory>
    </ShopProvider>
  </StrictMode>,
);
