import type { OrderItem } from '@abs/contract';
import { cx } from 'class-variance-authority';
import { Picture } from '../../components/Picture/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './PaymentReturnScreen.css.ts';

const MAX_PICTURES = 4;
/** By the number of pictures: one fills the width, three are in one row, others in two columns. */
const SIZES: Readonly<Record<number, string>> = {
  1: '(min-width: 1000px) 45vw, 100vw',
  3: '(min-width: 1000px) 15vw, 33vw',
};

/** Pictures of the ordered products, at most four. */
export function OrderStrip({ items }: { items: readonly OrderItem[] }) {
  const more = items.length - MAX_PICTURES;
  return (
    <ul data-slot="order-strip" aria-label="Items" className={cx(styles.strip, items.length === 3 && styles.three)}>
      {items.slice(0, MAX_PICTURES).map(({ id, product }, place) => (
        <li key={id} className={styles.picture}>
          <Picture
            picture={product.cover ?? product.salesCoverPicture}
            alt={product.name}
            sizes={SIZES[items.length] ?? '(min-width: 1000px) 23vw, 50vw'}
          />
          {more > 0 && place === MAX_PICTURES - 1 && (
            <span className={styles.more}>
              <span>{`+${more}`}</span>
              <VisuallyHidden> more</VisuallyHidden>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
