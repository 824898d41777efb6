import type { User } from '@abs/contract';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useOpenOnPage } from '../../lib/useOpenOnPage.ts';
import { UserIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link } from '../Link/index.ts';
import * as styles from './TopBar.css.ts';

export interface AccountUser {
  /** Part of the menu button's name. */
  firstName: string | null;
  /** The URL of the picture. An icon shows without one. */
  avatar: string | null;
  /** Admins also get a link to the back office. */
  userType?: User['userType'];
}

export interface TopBarAccountProps {
  user: AccountUser | null;
  /** The path of the current page. The menu closes when it changes. */
  currentPath: string;
  onLogout: () => void;
}

/**
 * The user menu: Profile, Back office (for admins) and Logout, or Login and Sign Up. Escape, a press outside and
 * navigation close it.
 */
export function TopBarAccount({ user, currentPath, onLogout }: TopBarAccountProps) {
  const [open, setOpen] = useOpenOnPage(currentPath);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return;
    const closeOnOutsidePress = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOnOutsidePress);
    document.addEventListener('focusin', closeOnOutsidePress);
    return () => {
      document.removeEventListener('pointerdown', closeOnOutsidePress);
      document.removeEventListener('focusin', closeOnOutsidePress);
    };
  }, [open, setOpen]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles Escape from its children.
    <div ref={root} className={styles.account} onKeyDown={closeOnEscape}>
      <IconButton
        ref={button}
        label={user?.firstName ? `${user.firstName}’s account` : 'Account'}
        aria-expanded={open}
        aria-controls="account-menu"
        onClick={() => setOpen(!open)}
      >
        {user?.avatar ? (
          <img src={user.avatar} alt="" width={28} height={28} className={styles.avatar} />
        ) : (
          <UserIcon />
        )}
      </IconButton>
      <ul id="account-menu" hidden={!open} className={styles.menu}>
        {user ? (
          <>
            <li>
              <Link to="/user/profile" className={styles.menuItem} onClick={close}>
                Profile
              </Link>
            </li>
            {user.userType === 'Admin' && (
              <li>
                <Link to="/admin" className={styles.menuItem} onClick={close}>
                  Back office
                </Link>
              </li>
            )}
            <li>
              <button
                type="button"
                className={styles.menuItem}
                onClick={() => {
                  close();
                  onLogout();
                }}
              >
                Logout
              </button>
            </li>
          </>
        ) : (
          <>
            <li>
              <Link to="/login" className={styles.menuItem} onClick={close}>
                Login
              </Link>
            </li>
            <li>
              <Link to="/signup" className={styles.menuItem} onClick={close}>
                Sign Up
              </Link>
            </li>
          </>
        )}
      </ul>
    </div>
  );
}
