import { Badge, badgeText } from '../../components/Badge/index.ts';
import { ExternalIcon, LogoutIcon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useShopName } from '../../lib/shopName.tsx';
import * as styles from './AdminFrame.css.ts';
import { adminNavigation, isCurrentItem, messages } from './adminNavigation.ts';

export interface AdminFrameNavigationProps {
  currentPath: string;
  unreadMessages: number;
  onLogout: () => void;
  /** Called when an item is chosen, so that a drawer around the navigation can close. */
  onLeave?: () => void;
}

/** The brand, the pages of the admin area, and the links out of it. */
export function AdminFrameNavigation({ currentPath, unreadMessages, onLogout, onLeave }: AdminFrameNavigationProps) {
  const shopName = useShopName();
  return (
    <>
      <div className={styles.head}>
        <Link to="/admin" className={styles.brand} onClick={onLeave}>
          <span translate="no">{shopName}</span> <span className={styles.area}>Admin</span>
        </Link>
      </div>
      <nav aria-label="Admin" className={styles.items}>
        <ul>
          {adminNavigation.map((item) => {
            const unread = item === messages ? unreadMessages : 0;
            return (
              <li key={item.url}>
                <Link
                  to={item.url}
                  className={styles.item}
                  aria-current={isCurrentItem(item, currentPath) ? 'page' : undefined}
                  onClick={onLeave}
                >
                  <item.Icon size={20} className={styles.itemIcon} />
                  <span className={styles.itemName}>
                    <span>{item.name}</span>
                    {unread > 0 && <VisuallyHidden>{` ${badgeText(unread)} unread`}</VisuallyHidden>}
                  </span>
                  <Badge count={unread} />
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <ul className={styles.exits}>
        <li>
          <Link to="/" className={styles.item} onClick={onLeave}>
            <ExternalIcon size={20} className={styles.itemIcon} />
            <span className={styles.itemName}>View shop</span>
          </Link>
        </li>
        <li>
          <button
            type="button"
            className={styles.item}
            onClick={() => {
              onLeave?.();
              onLogout();
            }}
          >
            <LogoutIcon size={20} className={styles.itemIcon} />
            <span className={styles.itemName}>Logout</span>
          </button>
        </li>
      </ul>
    </>
  );
}
