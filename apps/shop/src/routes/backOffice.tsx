import { Navigate, useLocation } from 'react-router-dom';
import { missingPage } from '../app/lazyPage.tsx';

const load = () => import('./admin/routes.tsx');

/** Thrown if the routes of the back office did not load. The router then knows no page there. */
export class BackOfficeMissing extends Error {
  override name = 'BackOfficeMissing';
}

/** Loads all routes of the back office. @throws {BackOfficeMissing} */
export async function loadBackOffice() {
  try {
    return (await load()).adminRoutes;
  } catch (cause) {
    throw new BackOfficeMissing('The addresses of the back office did not load', { cause });
  }
}

/** Navigates to the current URL once more, so that the router loads the routes again. */
function SameAddress() {
  return <Navigate to={useLocation()} replace />;
}

/** Replaces a page of the back office whose routes did not load, and can load them again. */
export const MissingBackOffice = missingPage(async () => {
  await load();
  return SameAddress;
});
