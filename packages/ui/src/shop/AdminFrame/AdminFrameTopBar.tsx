import type { User } from '@abs/contract';
import { Avatar } from '../../components/Avatar/index.ts';
import { Badge, badgeText } from '../../components/Badge/index.ts';
import { BellIcon, MenuIcon } from '../../components/Icon/index.ts';
import { IconButton, IconLink } from '../../components/IconButton/index.ts';
import { Link } from '../../components/Link/index.ts';
import { SearchField } from '../../components/SearchField/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useShopName } from '../../lib/shopName.tsx';
import * as styles from './AdminFrame.css.ts';

export interface AdminSearch {
  /** The search field's label, such as 'Search products'. */
  label: string;
  /** The current text of the field. */
  value: string;
  /** Called with the new text after each change. */
  onSearch: (value: string) => void;
}

export interface AdminFrameTopBarProps {
  /** The path of the current page. The drawer closes when it changes. */
  currentPath: string;
  /** The signed-in admin. */
  user: Pick<User, 'firstName' | 'lastName' | 'avatar'>;
  /** The search field of the top bar. Leave it out on screens that have nothing to search. */
  search?: AdminSearch;
  unreadNotifications: number;
  /** Hides the bar's content. Small screens keep the hamburger button and the brand. */
  hidden: boolean;
  menuOpen: boolean;
  onMenu: () => void;
}

const ariaCurrent = (isCurrent: boolean) => (isCurrent ? 'page' : undefined);

/** The bar above an admin page. On small screens the search replaces the brand. */
export function AdminFrameTopBar({
  user,
  search,
  currentPath,
  unreadNotifications,
  hidden,
  menuOpen,
  onMenu,
}: AdminFrameTopBarProps) {
  const shopName = useShopName();
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <header data-slot="admin-top-bar" data-state={hidden ? 'hidden' : 'shown'} className={styles.bar}>
      <IconButton
        label="Menu"
        className={styles.hamburger}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={onMenu}
      >
        <MenuIcon />
      </IconButton>
      {(hidden || !search) && (
        <Link to="/admin" className={styles.barBrand}>
          <span translate="no">{shopName}</span> <VisuallyHidden>Admin</VisuallyHidden>
        </Link>
      )}
      {!hidden && (
        <>
          {search && (
            <div className={styles.search}>
              <SearchField {...search} />
            </div>
          )}
          <div className={styles.tools}>
            <IconLink
              to="/admin/notification"
              label={
                unreadNotifications > 0 ? `Notifications, ${badgeText(unreadNotifications)} unread` : 'Notifications'
              }
              aria-current={ariaCurrent(currentPath === '/admin/notification')}
            >
              <BellIcon />
              <Badge count={unreadNotifications} corner />
            </IconLink>
            <Link
              to="/admin/profile"
              title="Profile"
              aria-current={ariaCurrent(currentPath === '/admin/profile')}
              className={styles.profile}
            >
              <Avatar names={[user.firstName, user.lastName]} src={user.avatar} size="tiny" />
              <VisuallyHidden>{name ? `${name}’s profile` : 'Profile'}</VisuallyHidden>
            </Link>
          </div>
        </>
      )}
    </header>
  );
}
