import { Navigate, useLocation } from 'react-router-dom';
import { missingPage } from '../app/lazyPage.tsx';

const load = () => import('./admin/routes.tsx');

/** The addresses of the back office did not load, so that the router knows no page there. */
export class BackOfficeMissing extends Error {
  override name = 'BackOfficeMissing';
}

/** Every address of the back office. @throws {BackOfficeMissing} */
export async function loadBackOffice() {
  try {
    return (await load()).adminRoutes;
  } catch (cause) {
    throw new BackOfficeMissing('The addresses of the back office did not load', { cause });
  }
}

/** Goes where one is once more: the router then asks for the addresses again. */
function SameAddress() {
  return <Navigate to={useLocation()} replace />;
}

/** Stands where a page of the back office would be, and loads its addresses again. */
export const MissingBackOffice = missingPage(async () => {
  await load();
  return SameAddress;
});
