import type { CollectionItem } from '@abs/contract/entities';
import { Picture } from '../../components/Picture/index.ts';
import * as styles from './StyleSearch.css.ts';

/** The name of a style. A style without products on sale may have no name, so a general text replaces it. */
export const styleName = ({ name, isOnSale }: CollectionItem): string =>
  isOnSale ? name : name || 'A product that is no longer on sale';

/** A style with its picture. */
export function StyleItem({ item }: { item: CollectionItem }) {
  return (
    <span data-slot="style-item" className={styles.item}>
      {item.cover && <Picture picture={item.cover} alt="" sizes="40px" className={styles.thumb} />}
      <bdi>{styleName(item)}</bdi>
    </span>
  );
}
