import type { ReactNode } from 'react';
import type { PictureFile } from '../../lib/pictureFile.ts';
import { Avatar } from '../Avatar/index.ts';
import { Link } from '../Link/index.ts';
import { Picture } from '../Picture/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './TableCells.css.ts';

export interface ItemCellProps {
  picture: PictureFile | string;
  name: string;
  /** The URL for the name. Plain text without it. */
  to?: string;
  /** Content beside the name, such as the number of other items. */
  more?: ReactNode;
}

/** A product in a table cell: picture and name. */
export function ItemCell({ picture, name, to, more }: ItemCellProps) {
  return (
    <span data-slot="item-cell" className={styles.item}>
      <Picture picture={picture} alt="" sizes="40px" ratio="fill" className={styles.picture} />
      <span className={styles.itemText}>
        {to ? (
          <Link to={to} dir="auto" className={styles.link}>
            {name}
          </Link>
        ) : (
          <bdi>{name}</bdi>
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
  /** First and last name, if known. */
  names: readonly (string | null)[];
  /** A line below the name, or instead of a missing name. */
  detail: ReactNode;
  /** The URL of the picture. */
  avatar?: string | null;
}

/** A person in a table cell: picture or initials, name, and a detail. */
export function PersonCell({ names, detail, avatar }: PersonCellProps) {
  const name = names.filter(Boolean).join(' ');
  return (
    <span data-slot="person-cell" className={styles.item}>
      <Avatar names={names} src={avatar} size="tiny" />
      <span className={styles.text}>
        {name && (
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
        )}
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
