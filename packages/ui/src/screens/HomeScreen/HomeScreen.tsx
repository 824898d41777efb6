import { Container } from '../../components/Container/index.ts';
import { Hero, type HeroProps } from '../../components/Hero/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useShopName } from '../../lib/shopName.tsx';
import { CollectionSection, type CollectionSectionProps } from '../../shop/CollectionSection/index.ts';
import { type SocialLinks, socialAccounts } from '../../shop/lib/socialAccounts.ts';

export interface HomeScreenProps
  extends Omit<CollectionSectionProps, 'title' | 'subtitle' | 'level' | 'tools' | 'eager'> {
  /** The carousel: its slides, the current one, and its callbacks. */
  hero: Omit<HeroProps, 'links'>;
  /** The shop's social accounts. @default {} */
  social?: SocialLinks;
}

/** The home page: carousel and collection. */
export function HomeScreen({ hero, social = {}, ...collection }: HomeScreenProps) {
  const shopName = useShopName();
  return (
    <>
      <h1>
        <VisuallyHidden>{`${shopName}: hoodies, t-shirts, sneakers and jackets`}</VisuallyHidden>
      </h1>
      <Hero {...hero} links={socialAccounts(social)} />
      <Container block id="collection">
        <CollectionSection {...collection} />
      </Container>
    </>
  );
}
