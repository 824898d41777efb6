import { useRef } from 'react';
import { Badge } from '../../components/Badge/index.ts';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { CloseIcon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Link } from '../../components/Link/index.ts';
import { useBackToClose } from '../../components/OverlayHistory/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useShopName } from '../../lib/shopName.tsx';
import { useModal } from '../../lib/useModal.ts';
import { type AccountUser, accountPages, count, isCurrent, type NavigationItem } from './navigation.ts';
import * as styles from './TopBar.css.ts';

export interface TopBarDrawerProps {
  open: boolean;
  onClose: () => void;
  items: NavigationItem[];
  currentPath: string;
  user: AccountUser | null;
  orders: number;
  onLogout: () => void;
}

/**
 * The navigation on small screens. It is a native modal dialog, so the browser traps focus, closes it on Escape and
 * returns focus to the hamburger button. The page behind does not scroll.
 */
export function TopBarDrawer({ open, onClose, items, currentPath, user, orders, onLogout }: TopBarDrawerProps) {
  const shopName = useShopName();
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);

  // Focuses the close button rather than the brand, so that a second press closes what the first one opened.
  const handleClose = useModal(dialog, open, onClose, closeButton);
  useBackToClose(open, () => {
    onClose();
    return true;
  });

  return (
    <dialog
      ref={dialog}
      data-slot="navigation-drawer"
      aria-label="Menu"
      className={styles.drawer}
      onClose={handleClose}
    >
      <div className={styles.row}>
        <Link to="/" className={styles.brand} onClick={onClose}>
          {shopName}
        </Link>
        <div className={styles.tools}>
          <IconButton ref={closeButton} label="Close menu" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
      </div>
      <nav aria-label="Main" className={styles.drawerLinks}>
        <ul>
          {items.map((item) => (
            <li key={item.url}>
              <Link
                to={item.url}
                className={styles.drawerLink}
                onClick={onClose}
                aria-current={isCurrent(item.url, currentPath) ? 'page' : undefined}
              >
                <span>{item.name}</span>
                {item.url === '/order' && orders > 0 && (
                  <>
                    <VisuallyHidden>{`, ${count(orders, 'pending order')}`}</VisuallyHidden>
                    <Badge count={orders} />
                  </>
                )}
              </Link>
              {item.places && (
                <ul className={styles.drawerPlaces}>
                  {item.places.map((place) => (
                    <li key={place.url}>
                      <Link to={place.url} className={styles.drawerPlace} onClick={onClose}>
                        <bdi>{place.name}</bdi>
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <DrawerAccount user={user} onClose={onClose} onLogout={onLogout} />
    </dialog>
  );
}

function DrawerAccount({ user, onClose, onLogout }: Pick<TopBarDrawerProps, 'user' | 'onClose' | 'onLogout'>) {
  return (
    <div className={styles.drawerAccount}>
      {accountPages(user).map(({ name, url }) => (
        <ButtonLink key={url} to={url} variant={url === '/signup' ? 'primary' : 'secondary'} onClick={onClose}>
          {name}
        </ButtonLink>
      ))}
      {user && (
        <Button
          variant="secondary"
          onClick={() => {
            onClose();
            onLogout();
          }}
        >
          Logout
        </Button>
      )}
    </div>
  );
}
