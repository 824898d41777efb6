import { AboutScreen } from '@abs/ui/screens/AboutScreen';
import { PageMeta } from '../app/PageMeta.tsx';
import { authPictures } from '../content/hero.ts';

export function AboutRoute() {
  return (
    <>
      <PageMeta
        title="About us"
        description="ABS sells everyday streetwear from Nigeria: hoodies for men and women of different sizes, t-shirts, sneakers and jackets."
        path="/aboutus"
      />
      <AboutScreen picture={authPictures.login} />
    </>
  );
}
