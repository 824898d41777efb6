import { ItemRowSkeleton } from '../../components/ItemRow/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './CartScreen.css.ts';

/** The placeholder of a cart while it loads. */
export function CartScreenSkeleton() {
  return (
    <div data-slot="cart-skeleton" className={styles.layout}>
      <VisuallyHidden role="status">Loading your cart</VisuallyHidden>
      <div>
        {[1, 2, 3].map((line) => (
          <div key={line} className={styles.line}>
            <ItemRowSkeleton />
          </div>
        ))}
      </div>
      <div className={styles.rows}>
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" width="70%" />
        <Skeleton height={52} />
      </div>
    </div>
  );
}
