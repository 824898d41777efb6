import type { Picture as PictureData } from '@abs/contract';
import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/index.ts';
import { Link } from '../Link/index.ts';
import { Picture } from '../Picture/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './TableCells.css.ts';

export interface ItemCellProps {
  picture: PictureData | string;
  name: string;
  /** Where the name leads; plain text without it. */
  to?: string;
  /** Beside the name: how many more. */
  more?: ReactNode;
}

/** A product in a cell: its picture and its name. */
export function ItemCell({ picture, name, to, more }: ItemCellProps) {
  return (
    <span data-slot="item-cell" className={styles.item}>
      <Picture picture={picture} alt="" sizes="40px" ratio="fill" className={styles.picture} />
      <span className={styles.itemText}>
        {to ? (
          <Link to={to} className={styles.link}>
            {name}
          </Link>
        ) : (
          name
        )}
        {more}
      </span>
    </span>
  );
}

export function ItemCellSkeleton() {
  return (
    <span className={styles.item}>
      <Skeleton width={40} height={40} />
      <Skeleton shape="text" width="5rem" />
    </span>
  );
}

export interface PersonCellProps {
  /** First and last name, as far as they are known. */
  names: readonly (string | null)[];
  /** Under the name; alone where there is no name. */
  detail: ReactNode;
  /** The picture's address. */
  avatar?: string | null;
}

/** A person in a cell: the face or initials, the name, and a line more. */
export function PersonCell({ names, detail, avatar }: PersonCellProps) {
  const name = names.filter(Boolean).join(' ');
  return (
    <span data-slot="person-cell" className={styles.item}>
      <Avatar names={names} src={avatar} size="tiny" />
      <span className={styles.text}>
        {name && <span className={styles.name}>{name}</span>}
        <span className={name ? styles.detail : styles.name}>{detail}</span>
      </span>
    </span>
  );
}

export function PersonCellSkeleton() {
  return (
    <span className={styles.item}>
      <Skeleton width={32} height={32} />
      <Skeleton shape="text" width="8rem" />
    </span>
  );
}
