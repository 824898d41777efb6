import { LinkProvider } from '@abs/ui';
import { ErrorScreen } from '@abs/ui/screens/ErrorScreen';
import { RouterLink } from '../app/RouterLink.tsx';

/** Stands where a page broke. It brings its own links, since what broke may be the frame itself. */
export function RouteError({ message }: { message?: string }) {
  return (
    <LinkProvider component={RouterLink}>
      <title>Something went wrong — ABS</title>
      <ErrorScreen message={message} />
    </LinkProvider>
  );
}
