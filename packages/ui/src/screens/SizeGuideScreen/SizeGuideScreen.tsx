import { type Category, categories } from '@abs/contract';
import type { SizeGuide as SizeGuideData } from '@abs/contract/entities';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { Container } from '../../components/Container/index.ts';
import { EmptyState, ErrorState } from '../../components/EmptyState/index.ts';
import { Link } from '../../components/Link/index.ts';
import { SizeGuide, type SizeGuideProps } from '../../components/SizeGuide/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import { categoryTitles } from '../../lib/categories.ts';
import type { LookupState } from '../../lib/loadState.ts';
import { useShopName } from '../../lib/shopName.tsx';
import * as styles from './SizeGuideScreen.css.ts';

/** The size guide of a category: loading, failed, not found, or loaded. */
export type SizeGuideState = LookupState<{ sizeGuide: SizeGuideData }>;

export interface SizeGuideScreenProps extends Pick<SizeGuideProps, 'unit' | 'onUnitChange'> {
  /** What the guide is for. */
  category: Category;
  state: SizeGuideState;
  /** Opens the browser's dialog for printing. */
  onPrint: () => void;
  /** Loads the guide again after an error. */
  onRetry: () => void;
}

/** The size guide of a category as a page of its own, which can be printed. */
export function SizeGuideScreen({ category, ...rest }: SizeGuideScreenProps) {
  const shopName = useShopName();
  const title = categoryTitles[category];
  return (
    <Container className={styles.page} aria-busy={rest.state.status === 'loading'}>
      <div className={styles.head}>
        <Text className={styles.signature}>{shopName}</Text>
        <nav aria-label="Breadcrumb" className={styles.trail}>
          <ol className={styles.steps}>
            <li>
              <Link to={`/shop?category=${category}`} className={styles.step}>
                {title}
              </Link>
            </li>
            <li aria-current="page">Size guide</li>
          </ol>
        </nav>
        <div className={styles.titleRow}>
          <Heading level={1} size="display">
            {`${title} size guide`}
          </Heading>
          {rest.state.status === 'ready' && (
            <Button variant="secondary" size="small" className={styles.print} onClick={rest.onPrint}>
              Print
            </Button>
          )}
        </div>
      </div>
      <SizeGuideContent category={category} {...rest} />
      <nav aria-labelledby="other-size-guides" className={styles.others}>
        <Heading level={2} size="title" id="other-size-guides">
          Other size guides
        </Heading>
        <ul className={styles.links}>
          {categories
            .filter((other) => other !== category)
            .map((other) => (
              <li key={other}>
                <Link to={`/size-guide/${other}`} className={styles.link}>
                  {categoryTitles[other]}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </Container>
  );
}

function SizeGuideContent({ category, state, unit, onUnitChange, onRetry }: SizeGuideScreenProps) {
  switch (state.status) {
    case 'loading':
      return (
        <div role="status" aria-label="Loading the size guide" className={styles.placeholder}>
          <Skeleton height={420} />
          <Skeleton height={420} />
        </div>
      );
    case 'error':
      return <ErrorState message={state.message} onRetry={onRetry} />;
    case 'notFound':
      return (
        <EmptyState
          title="No size guide yet"
          action={<ButtonLink to={`/shop?category=${category}`}>{`Browse ${categoryTitles[category]}`}</ButtonLink>}
        >
          {`We haven’t measured our ${categoryTitles[category].toLowerCase()} yet. Contact us, and we’ll help you find your size.`}
        </EmptyState>
      );
    case 'ready':
      return <SizeGuide guide={state.sizeGuide} unit={unit} onUnitChange={onUnitChange} />;
  }
}
