import { ChevronDownIcon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Link } from '../../components/Link/index.ts';
import { leadsTo } from './leadsTo.ts';
import { isCurrent, type NavigationItem } from './navigation.ts';
import * as styles from './TopBar.css.ts';
import { useMenu } from './useMenu.ts';

export interface TopBarPlaceProps {
  item: NavigationItem;
  /** The path of the current page. The menu closes when it changes. */
  currentPath: string;
}

/** An item of the bar. If there are places below it, a button next to it opens their menu. */
export function TopBarPlace({ item, currentPath }: TopBarPlaceProps) {
  const { name, url, places } = item;
  const { open, setOpen, root, button, closeOnEscape } = useMenu<HTMLLIElement>(currentPath);
  const link = (
    <Link to={url} className={styles.link} aria-current={isCurrent(url, currentPath) ? 'page' : undefined}>
      {name}
    </Link>
  );
  if (!places?.length) return <li>{link}</li>;
  return (
    <li ref={root} className={styles.place} onKeyDown={closeOnEscape}>
      {link}
      <IconButton
        ref={button}
        label={`${name}: categories`}
        aria-expanded={open}
        aria-controls="shop-menu"
        {...leadsTo('/browse')}
        className={styles.placeButton}
        onClick={() => setOpen(!open)}
      >
        <ChevronDownIcon size={16} />
      </IconButton>
      <ul id="shop-menu" hidden={!open} className={styles.placeMenu}>
        {places.map((place) => (
          <li key={place.url}>
            <Link to={place.url} className={styles.menuItem} onClick={() => setOpen(false)}>
              <bdi>{place.name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
