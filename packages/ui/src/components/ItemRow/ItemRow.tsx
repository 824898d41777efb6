import type { Picture as PictureData } from '@abs/contract';
import type { ReactNode } from 'react';
import { formatNaira } from '../../lib/naira.ts';
import { Link } from '../Link/index.ts';
import { Picture } from '../Picture/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Price } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { ItemFacts, type ItemFactsProps } from './ItemFacts.tsx';
import * as styles from './ItemRow.css.ts';

export interface ItemRowProps extends ItemFactsProps {
  name: string;
  /** The product's page; without it the name is plain text. */
  to?: string;
  picture: PictureData | string;
  /** Naira a piece; null where nobody knows. */
  price?: number | null;
  /** Pieces that the price at the end of the line is for. @default 1 */
  pieces?: number;
  /** What the price is, said to screen readers where the rest of the row does not say it. */
  priceLabel?: string;
  /** Sits on the picture's corner. */
  badge?: ReactNode;
  /** Another line under size and color. */
  aside?: ReactNode;
  /** The level of the name in the outline. @default 2 */
  level?: 2 | 3;
  /** What can be done with it, at the row's foot. */
  children?: ReactNode;
}

/** One kind of thing in a cart or an order: picture, name, price, size and color. */
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
                {name}
              </Link>
            ) : (
              name
            )}
          </Name>
          {price !== undefined && (
            <span className={styles.price}>
              {priceLabel && <VisuallyHidden>{`${priceLabel} `}</VisuallyHidden>}
              <Price amount={price && price * pieces} />
            </span>
          )}
          {price !== undefined && price !== null && pieces > 1 && (
            <span className={styles.each}>{formatNaira(price)} each</span>
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

/** The shape of a row that is on its way. */
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
