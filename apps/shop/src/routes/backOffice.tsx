import { Navigate, useLocation } from 'react-router-dom';
import { missingPage } from '../app/lazyPage.tsx';
import type { PageRoute } from '../pages/loadPages.ts';

const load = async () => (await import('./admin/routes.tsx')).adminRoutes;

/** Navigates to the current URL once more, so that the router finds the routes that have been loaded since. */
function SameAddress() {
  return <Navigate to={useLocation()} replace />;
}

/** All routes of the back office. They load on the first visit there; shoppers never load them. */
export const backOffice: PageRoute = {
  path: 'admin/*',
  load: async () => {
    try {
      return await load();
    } catch {
      return { Component: Missing };
    }
  },
};

/** Replaces a page of the back office whose routes did not load, and can load them again. */
const Missing = missingPage(async () => {
  Object.assign(backOffice, { Component: undefined }, await load());
  return SameAddress;
});
