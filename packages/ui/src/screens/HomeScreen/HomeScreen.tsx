import { Container } from '../../components/Container/index.ts';
import { Hero, type HeroProps } from '../../components/Hero/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useShopName } from '../../lib/shopName.tsx';
import { CollectionSection, type CollectionSectionProps } from '../../shop/CollectionSection/index.ts';

export interface HomeScreenProps
  extends Omit<CollectionSectionProps, 'title' | 'subtitle' | 'level' | 'tools' | 'eager'> {
  /** The carousel: its slides, the current one, and its callbacks. */
  hero: HeroProps;
}

/** The home page: carousel and collection. */
export function HomeScreen({ hero, ...collection }: HomeScreenProps) {
  const shopName = useShopName();
  return (
    <>
      <h1>
        <VisuallyHidden>{`${shopName}: hoodies, t-shirts, sneakers and jackets`}</VisuallyHidden>
      </h1>
      <Hero {...hero} />
      <Container block id="collection">
        <CollectionSection {...collection} />
      </Container>
    </>
  );
}
