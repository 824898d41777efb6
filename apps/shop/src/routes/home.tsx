import { Container } from '@abs/ui';
import { HomeScreen } from '@abs/ui/screens/HomeScreen';
import { useSearchParams } from 'react-router-dom';
import { LazyViewed } from '../app/afterPage.tsx';
import { LazyNewsletter } from '../app/LazyNewsletter.tsx';
import { PageMeta } from '../app/PageMeta.tsx';
import { social } from '../content/contact.ts';
import { heroSlides } from '../content/hero.ts';
import { useCarousel } from '../machines/useCarousel.ts';
import { useProductList } from '../machines/useProductList.ts';
import { listPath, ofPage, pageFrom, withParam } from '../pages/searchParams.ts';

const DESCRIPTION =
  'Hoodies, t-shirts, sneakers and jackets from Nigeria. The best place to buy what suits you without extra cost.';

export function HomeRoute() {
  const [search, setSearch] = useSearchParams();
  const carousel = useCarousel(heroSlides.length);
  const { collection, inCart, pendingIds, onAddToCart, onRetry } = useProductList({ page: pageFrom(search) }, (page) =>
    setSearch(withParam(search, 'page', String(page)), { replace: true }),
  );
  return (
    <>
      <PageMeta
        {...ofPage(pageFrom(search), 'Everyday streetwear from Nigeria', DESCRIPTION)}
        path={listPath('/', search)}
      />
      <HomeScreen
        hero={{ slides: heroSlides, ...carousel }}
        social={social}
        {...{ collection, inCart, pendingIds, onAddToCart, onRetry }}
        hrefFor={(page) => `/?${withParam(search, 'page', String(page))}#collection`}
      />
      <Container block>
        <LazyNewsletter variant="block" />
      </Container>
      <LazyViewed framed />
    </>
  );
}
