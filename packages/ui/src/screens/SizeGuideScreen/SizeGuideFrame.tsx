import { type Category, categories } from '@abs/contract';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Container } from '../../components/Container/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import { useShopName } from '../../lib/shopName.tsx';
import { categoryTitles } from '../../shop/lib/categories.ts';
import * as styles from './SizeGuideScreen.css.ts';

export interface SizeGuideFrameProps {
  title: ReactNode;
  /** The pages above this one, the most general first. */
  trail: readonly { name: string; to: string }[];
  /** The category of the guide, which is not among the links to other guides; null if it is unknown. */
  category: Category | null;
  /** Shows placeholders instead of the content. */
  loading: boolean;
  /** Opens the browser's dialog for printing. Without it there is no button for it. */
  onPrint?: (() => void) | undefined;
  /** The guide, or a message. */
  children: ReactNode;
}

/** A page with a size guide: breadcrumb, title, the guide, and links to the guides of other categories. */
export function SizeGuideFrame({ title, trail, category, loading, onPrint, children }: SizeGuideFrameProps) {
  const shopName = useShopName();
  return (
    <Container className={styles.page} aria-busy={loading}>
      <div className={styles.head}>
        <Text className={styles.signature}>{shopName}</Text>
        <nav aria-label="Breadcrumb" className={styles.trail}>
          <ol className={styles.steps}>
            {trail.map(({ name, to }) => (
              <li key={to}>
                <Link to={to} className={styles.step}>
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
            <li aria-current="page">Size guide</li>
          </ol>
        </nav>
        <div className={styles.titleRow}>
          <Heading level={1} size="display">
            {title}
          </Heading>
          {onPrint && (
            <Button variant="secondary" size="small" className={styles.print} onClick={onPrint}>
              Print
            </Button>
          )}
        </div>
      </div>
      {loading ? (
        <div role="status" aria-label="Loading the size guide" className={styles.placeholder}>
          <Skeleton height={420} />
          <Skeleton height={420} />
        </div>
      ) : (
        children
      )}
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
