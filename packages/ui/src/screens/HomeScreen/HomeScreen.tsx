import { CollectionSection, type CollectionSectionProps } from '../../components/CollectionSection/index.ts';
import { Container } from '../../components/Container/index.ts';
import { Hero, type HeroProps } from '../../components/Hero/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';

export interface HomeScreenProps
  extends Omit<CollectionSectionProps, 'title' | 'subtitle' | 'level' | 'tools' | 'eager'> {
  /** The hero: its slides, which of them is shown, and what it reports. */
  hero: HeroProps;
}

/** The shop's front page: the hero, then the collection. */
export function HomeScreen({ hero, ...collection }: HomeScreenProps) {
  return (
    <>
      <h1>
        <VisuallyHidden>ABS: hoodies, t-shirts, sneakers and jackets</VisuallyHidden>
      </h1>
      <Hero {...hero} />
      <Container block id="collection">
        <CollectionSection {...collection} />
      </Container>
    </>
  );
}
