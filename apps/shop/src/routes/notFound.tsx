import { NotFoundScreen } from '@abs/ui/screens/ErrorScreen';

export function Component() {
  return (
    <>
      <title>Page not found — ABS</title>
      <NotFoundScreen />
    </>
  );
}
