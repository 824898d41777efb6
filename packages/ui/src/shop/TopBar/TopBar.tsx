import { Badge } from '../../components/Badge/index.ts';
import { CartIcon, MenuIcon, OrderIcon, SearchIcon } from '../../components/Icon/index.ts';
import { IconButton, IconLink } from '../../components/IconButton/index.ts';
import { Link } from '../../components/Link/index.ts';
import { useShopName } from '../../lib/shopName.tsx';
import { useOpenOnPage } from '../../lib/useOpenOnPage.ts';
import type { PlaceLink } from '../lib/categories.ts';
import { leadsTo, NATIVE_FORM } from './leadsTo.ts';
import { type AccountUser, cartLabel, mainNavigation, type NavigationItem, ordersLabel } from './navigation.ts';
import * as styles from './TopBar.css.ts';
import { TopBarAccount } from './TopBarAccount.tsx';
import { TopBarDrawer } from './TopBarDrawer.tsx';
import { TopBarPlace } from './TopBarPlace.tsx';

export interface TopBarProps {
  /** The path of the current page. Menus close when it changes. */
  currentPath: string;
  /** The logged-in user, or null. */
  user: AccountUser | null;
  /** The number of lines and pieces in the cart. The badge shows the lines. */
  cart: { lines: number; pieces: number };
  /** The number of pending orders. @default 0 */
  orders?: number;
  /** The navigation items. Items with `isLogged` show only in the small-screen menu of logged-in users. */
  items?: NavigationItem[];
  /** The places that replace those of a navigation item with places. @default the four categories */
  places?: readonly PlaceLink[] | undefined;
  /** Called when the search button is pressed. */
  onSearch: () => void;
  onLogout: () => void;
}

/** The bar at the top of every page. Below 1000 px a hamburger button replaces its links. */
export function TopBar({
  currentPath,
  user,
  cart,
  orders = 0,
  items: ofCode = mainNavigation,
  places,
  onSearch,
  onLogout,
}: TopBarProps) {
  const shopName = useShopName();
  const [drawerOpen, setDrawerOpen] = useOpenOnPage(currentPath);
  const loggedIn = user !== null;
  const items = places ? ofCode.map((item) => (item.places ? { ...item, places } : item)) : ofCode;

  return (
    <header data-slot="top-bar" className={styles.bar}>
      <form id={NATIVE_FORM} onSubmit={(event) => event.preventDefault()} />
      <div className={styles.row}>
        <Link to="/" translate="no" className={styles.brand} aria-label={`${shopName}, home`}>
          {shopName}
        </Link>
        <nav data-slot="top-bar-places" aria-label="Main" className={styles.onWide}>
          <ul className={styles.links}>
            {items
              .filter((item) => !item.isLogged)
              .map((item) => (
                <TopBarPlace key={item.url} item={item} currentPath={currentPath} />
              ))}
          </ul>
        </nav>
        <div data-slot="top-bar-tools" className={styles.tools}>
          <IconButton label="Search" {...leadsTo('/browse')} onClick={onSearch}>
            <SearchIcon />
          </IconButton>
          <TopBarAccount user={user} currentPath={currentPath} onLogout={onLogout} />
          {loggedIn && (
            <IconLink to="/order" label={ordersLabel(orders)}>
              <OrderIcon />
              <Badge count={orders} corner />
            </IconLink>
          )}
          <IconLink to="/cart" label={cartLabel(cart)}>
            <CartIcon />
            <Badge count={cart.lines} corner />
          </IconLink>
          <IconButton
            label="Menu"
            {...leadsTo('/browse')}
            className={styles.onNarrow}
            aria-haspopup="dialog"
            aria-expanded={drawerOpen}
            onClick={() => setDrawerOpen(true)}
          >
            <MenuIcon />
          </IconButton>
        </div>
      </div>
      <TopBarDrawer
        open={drawerOpen}
        onClose={() => setDrawerOpen(false)}
        items={items.filter((item) => !item.isLogged || loggedIn)}
        currentPath={currentPath}
        user={user}
        orders={orders}
        onLogout={onLogout}
      />
    </header>
  );
}
