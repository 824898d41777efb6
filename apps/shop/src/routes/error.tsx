import { ErrorScreen } from '@abs/ui/screens/ErrorScreen';
import { useRouteError } from 'react-router-dom';
import { AppProviders } from '../app/AppProviders.tsx';
import { PageMeta } from '../app/PageMeta.tsx';
import { BackOfficeMissing, MissingBackOffice } from './backOffice.tsx';

/** Stands where a page broke. It brings its own links, since what broke may be the frame itself. */
export function RouteError({ message }: { message?: string }) {
  const error = useRouteError();
  return (
    <AppProviders>
      {error instanceof BackOfficeMissing ? (
        <MissingBackOffice />
      ) : (
        <>
          <PageMeta title="Something went wrong" />
          <ErrorScreen message={message} />
        </>
      )}
    </AppProviders>
  );
}
