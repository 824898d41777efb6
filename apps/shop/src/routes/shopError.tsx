import { AppProviders } from '../app/AppProviders.tsx';
import { useRouteError } from '../app/PageRoutes.tsx';
import { BackOfficeMissing, MissingBackOffice } from './backOffice.tsx';
import { RouteError } from './error.tsx';

/** The shop's RouteError, which also replaces a page of the back office whose routes did not load. */
export function ShopError({ message }: { message?: string }) {
  const error = useRouteError();
  if (!(error instanceof BackOfficeMissing)) return <RouteError message={message} />;
  return (
    <AppProviders>
      <MissingBackOffice />
    </AppProviders>
  );
}
