import { AboutScreen } from '@abs/ui/screens/AboutScreen';
import { authPictures } from '../content/hero.ts';

export function Component() {
  return (
    <>
      <title>About us — ABS</title>
      <AboutScreen picture={authPictures.login} />
    </>
  );
}
