import { Skeleton } from '../../components/Skeleton/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './AdminProductScreen.css.ts';

const terms = ['Price', 'Quantity in stock', 'No of sales', 'Size', 'Color', 'Category', 'Added'];

/** The placeholder of a product. */
export function AdminProductSkeleton() {
  return (
    <div aria-busy="true" className={styles.layout}>
      <VisuallyHidden role="status">Loading product</VisuallyHidden>
      <div aria-hidden="true" className={styles.pictures}>
        {['cover', 'back', 'detail', 'detail-2', 'detail-3'].map((name) => (
          <div key={name} className={styles.picture}>
            <Skeleton shape="picture" />
          </div>
        ))}
      </div>
      <div aria-hidden="true" className={styles.facts}>
        {terms.map((term) => (
          <div key={term} className={styles.fact}>
            <span className={styles.term}>{term}</span>
            <Skeleton shape="text" width="6rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
