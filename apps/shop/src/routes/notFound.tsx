import { NotFoundScreen } from '@abs/ui/screens/ErrorScreen';
import { PageMeta } from '../app/PageMeta.tsx';

export function NotFoundRoute() {
  return (
    <>
      <PageMeta title="Page not found" />
      <NotFoundScreen />
    </>
  );
}
