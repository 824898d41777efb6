import { ErrorScreen } from '@abs/ui/screens/ErrorScreen';
import { AppProviders } from '../app/AppProviders.tsx';
import { PageMeta } from '../app/PageMeta.tsx';

/** Replaces a page that threw an error. It brings its own providers, because the frame itself may have failed. */
export function RouteError({ message }: { message?: string }) {
  return (
    <AppProviders>
      <PageMeta title="Something went wrong" />
      <ErrorScreen message={message} />
    </AppProviders>
  );
}
