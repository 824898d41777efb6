import { CollectionSection, type CollectionSectionProps } from '../../components/CollectionSection/index.ts';
import { Container } from '../../components/Container/index.ts';
import { Hero, type HeroProps } from '../../components/Hero/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';

export interface HomeScreenProps
  extends Omit<CollectionSectionProps, 'title' | 'subtitle' | 'level' | 'tools' | 'eager'> {
  /** The hero's slides. */
  slides: HeroProps['slides'];
}

/** The shop's front page: the hero, then the collection. */
export function HomeScreen({ slides, ...collection }: HomeScreenProps) {
  return (
    <>
      <h1>
        <VisuallyHidden>ABS: hoodies, t-shirts, sneakers and jackets</VisuallyHidden>
      </h1>
      <Hero slides={slides} />
      <Container block id="collection">
        <CollectionSection {...collection} />
      </Container>
    </>
  );
}
