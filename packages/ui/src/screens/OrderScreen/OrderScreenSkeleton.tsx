import { Container } from '../../components/Container/index.ts';
import { ItemRowSkeleton } from '../../components/ItemRow/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Heading } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './OrderScreen.css.ts';

/** The placeholder of an order while it loads. */
export function OrderScreenSkeleton() {
  return (
    <Container aria-busy="true" className={styles.page}>
      <VisuallyHidden role="status">Loading your order</VisuallyHidden>
      <div className={styles.head}>
        <Heading level={1} size="display">
          Order
        </Heading>
        <Skeleton shape="text" width="14rem" />
      </div>
      <div className={styles.layout}>
        <div>
          {[1, 2].map((line) => (
            <div key={line} className={styles.line}>
              <ItemRowSkeleton />
            </div>
          ))}
        </div>
        <div className={styles.side}>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="text" width="70%" />
        </div>
      </div>
    </Container>
  );
}
