import { Badge } from '../Badge/index.ts';
import { ExternalIcon, LogoutIcon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './AdminFrame.css.ts';
import { isCurrentPlace, messages, places } from './places.ts';

export interface AdminFrameNavigationProps {
  currentPath: string;
  unreadMessages: number;
  onLogout: () => void;
  /** A place was chosen: whatever holds the navigation may close. */
  onLeave?: () => void;
}

/** Brand, the places of the admin area, and the ways out of it. */
export function AdminFrameNavigation({ currentPath, unreadMessages, onLogout, onLeave }: AdminFrameNavigationProps) {
  return (
    <>
      <div className={styles.head}>
        <Link to="/admin" className={styles.brand} onClick={onLeave}>
          ABS <span className={styles.area}>Admin</span>
        </Link>
      </div>
      <nav aria-label="Admin" className={styles.places}>
        <ul>
          {places.map((place) => {
            const unread = place === messages ? unreadMessages : 0;
            return (
              <li key={place.url}>
                <Link
                  to={place.url}
                  className={styles.place}
                  aria-current={isCurrentPlace(place, currentPath) ? 'page' : undefined}
                  onClick={onLeave}
                >
                  <place.Icon size={20} className={styles.placeIcon} />
                  <span className={styles.placeName}>
                    {place.name}
                    {unread > 0 && <VisuallyHidden>{` ${unread} unread`}</VisuallyHidden>}
                  </span>
                  <Badge count={unread} />
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <ul className={styles.ways}>
        <li>
          <Link to="/" className={styles.place} onClick={onLeave}>
            <ExternalIcon size={20} className={styles.placeIcon} />
            <span className={styles.placeName}>View shop</span>
          </Link>
        </li>
        <li>
          <button
            type="button"
            className={styles.place}
            onClick={() => {
              onLeave?.();
              onLogout();
            }}
          >
            <LogoutIcon size={20} className={styles.placeIcon} />
            <span className={styles.placeName}>Logout</span>
          </button>
        </li>
      </ul>
    </>
  );
}
