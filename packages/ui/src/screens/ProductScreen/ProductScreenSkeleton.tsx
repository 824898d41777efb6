import { Container } from '../../components/Container/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Text } from '../../components/Text/index.ts';
import * as styles from './ProductScreen.css.ts';

/** The placeholder of a product page. */
export function ProductScreenSkeleton() {
  return (
    <Container className={styles.page}>
      <div role="status" aria-busy="true" aria-label="Loading product" className={styles.product}>
        <div className={styles.gallery} aria-hidden="true">
          <div className={styles.main}>
            <Skeleton shape="picture" />
          </div>
          <div className={styles.thumbnails}>
            <Skeleton shape="picture" />
            <Skeleton shape="picture" />
            <Skeleton shape="picture" />
            <Skeleton shape="picture" />
          </div>
        </div>
        <div className={styles.info} aria-hidden="true">
          <div className={styles.title}>
            <Text size="display" as="div">
              <Skeleton shape="text" width="85%" />
            </Text>
            <Text size="title" as="div">
              <Skeleton shape="text" width="30%" />
            </Text>
          </div>
          <div>
            <Skeleton shape="text" />
            <Skeleton shape="text" />
            <Skeleton shape="text" width="60%" />
          </div>
          <Skeleton height={192} />
          <div className={styles.actions}>
            <Skeleton height={52} />
            <Skeleton height={52} />
          </div>
        </div>
      </div>
    </Container>
  );
}
