import { Skeleton } from '../../components/Skeleton/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './AdminProductFormScreen.css.ts';

/** The placeholder of the product form. */
export function ProductFormSkeleton() {
  const field = (
    <div>
      <Skeleton shape="text" width="7rem" />
      <Skeleton height={52} />
    </div>
  );
  return (
    <div aria-busy="true" className={styles.layout}>
      <VisuallyHidden role="status">Loading product</VisuallyHidden>
      <div className={styles.form}>
        <div className={styles.group}>
          {field}
          <div>
            <Skeleton shape="text" width="7rem" />
            <Skeleton height={160} />
          </div>
          <div className={styles.pair}>
            {field}
            {field}
            {field}
            {field}
          </div>
        </div>
      </div>
      <div className={styles.preview}>
        <Skeleton shape="picture" />
      </div>
    </div>
  );
}
