import { Link } from '../Link/index.ts';
import * as styles from './Breadcrumbs.css.ts';

/** A page above the current one. */
export interface Crumb {
  name: string;
  url: string;
}

export interface BreadcrumbsProps {
  /** The pages above the current one, from the front page down. */
  trail: readonly Crumb[];
  /** The name of the current page. It is not a link. */
  current: string;
}

/** The page's position in the shop, with links to the pages above it. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav data-slot="breadcrumbs" aria-label="Breadcrumb">
      <ol className={styles.list}>
        {trail.map(({ name, url }) => (
          <li key={url} className={styles.item}>
            <Link to={url} dir="auto" className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
        <li className={styles.item}>
          <span aria-current="page" dir="auto">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
