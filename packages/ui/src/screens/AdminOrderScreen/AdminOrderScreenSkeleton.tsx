import { AdminPage } from '../../components/AdminPage/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './AdminOrderScreen.css.ts';

/** The placeholder of an order while it loads. */
export function AdminOrderScreenSkeleton() {
  return (
    <AdminPage
      title="Order"
      back={{ to: '/admin/orders', label: 'Orders' }}
      lead={<Skeleton shape="text" width="18rem" />}
    >
      <VisuallyHidden role="status">Loading the order</VisuallyHidden>
      <div aria-busy="true" className={styles.layout}>
        <div className={styles.items}>
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} width="100%" height={40} />
          ))}
        </div>
        <div className={styles.side}>
          {[1, 2].map((part) => (
            <div key={part} className={styles.part}>
              <Skeleton shape="text" width="8rem" />
              <Skeleton shape="text" />
              <Skeleton shape="text" width="80%" />
            </div>
          ))}
        </div>
      </div>
    </AdminPage>
  );
}
