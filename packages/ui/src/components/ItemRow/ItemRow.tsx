import type { ReactNode } from 'react';
import { formatNaira } from '../../lib/naira.ts';
import type { PictureFile } from '../../lib/pictureFile.ts';
import { Link } from '../Link/index.ts';
import { Picture } from '../Picture/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Price } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { ItemFacts, type ItemFactsProps } from './ItemFacts.tsx';
import * as styles from './ItemRow.css.ts';

export interface ItemRowProps extends ItemFactsProps {
  name: string;
  /** The URL of the product page. Without it the name is plain text. */
  to?: string;
  picture: PictureFile | string;
  /** The price per piece in naira; null if unknown. */
  price?: number | null;
  /** The number of pieces that the total price covers. @default 1 */
  pieces?: number;
  /** A label for the price, for screen readers, where the row does not explain it. */
  priceLabel?: string;
  /** Content on the corner of the picture. */
  badge?: ReactNode;
  /** A line below size and color. */
  aside?: ReactNode;
  /** The level of the name in the document outline. @default 2 */
  level?: 2 | 3;
  /** The controls at the bottom of the row. */
  children?: ReactNode;
}

/** One item in a cart or an order: picture, name, price, size and color. */
export function ItemRow({
  name,
  to,
  picture,
  price,
  pieces = 1,
  priceLabel,
  badge,
  aside,
  level = 2,
  children,
  ...facts
}: ItemRowProps) {
  const Name = `h${level}` as const;
  return (
    <div data-slot="item-row" className={styles.row}>
      <div data-slot="item-picture" className={styles.picture}>
        <Picture picture={picture} alt="" sizes="(min-width: 640px) 144px, 26vw" />
        {badge && (
          <span data-slot="item-badge" className={styles.badge}>
            {badge}
          </span>
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <Name className={styles.name}>
            {to ? (
              <Link to={to} className={styles.link}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}
          </Name>
          {price !== undefined && (
            <span className={styles.price}>
              {priceLabel && <VisuallyHidden>{`${priceLabel} `}</VisuallyHidden>}
              <Price amount={price && price * pieces} />
            </span>
          )}
          {price !== undefined && price !== null && pieces > 1 && (
            <span className={styles.unitPrice}>{`${formatNaira(price)} each`}</span>
          )}
        </div>
        <ItemFacts {...facts} />
        {aside}
        {children && (
          <div data-slot="item-tools" className={styles.tools}>
            {children}
          </div>
        )}
      </div>
    </div>
  );
}

/** The placeholder of a row while it loads. */
export function ItemRowSkeleton() {
  return (
    <div data-slot="item-row" className={styles.row}>
      <Skeleton shape="picture" />
      <div className={styles.body}>
        <div className={styles.head}>
          <Skeleton shape="text" width="50%" />
          <Skeleton shape="text" width="20%" />
        </div>
        <Skeleton shape="text" width="60%" />
        <div className={styles.skeletonTools}>
          <Skeleton width={136} height={44} />
        </div>
      </div>
    </div>
  );
}
