import { LinkProvider } from '@abs/ui';
import { ErrorScreen } from '@abs/ui/screens/ErrorScreen';
import { PageMeta } from '../app/PageMeta.tsx';
import { RouterLink } from '../app/RouterLink.tsx';

/** Stands where a page broke. It brings its own links, since what broke may be the frame itself. */
export function RouteError({ message }: { message?: string }) {
  return (
    <LinkProvider component={RouterLink}>
      <PageMeta title="Something went wrong" />
      <ErrorScreen message={message} />
    </LinkProvider>
  );
}
