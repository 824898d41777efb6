import { UserIcon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Link } from '../../components/Link/index.ts';
import { leadsTo } from './leadsTo.ts';
import { type AccountUser, accountPages } from './navigation.ts';
import * as styles from './TopBar.css.ts';
import { useMenu } from './useMenu.ts';

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
  const { open, setOpen, root, button, closeOnEscape } = useMenu<HTMLDivElement>(currentPath);
  const close = () => setOpen(false);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles Escape from its children.
    <div ref={root} className={styles.account} onKeyDown={closeOnEscape}>
      <IconButton
        ref={button}
        label={user?.firstName ? `${user.firstName}’s account` : 'Account'}
        aria-expanded={open}
        aria-controls="account-menu"
        {...leadsTo('/login')}
        onClick={() => setOpen(!open)}
      >
        {user?.avatar ? (
          <img src={user.avatar} alt="" width={28} height={28} className={styles.avatar} />
        ) : (
          <UserIcon />
        )}
      </IconButton>
      <ul id="account-menu" hidden={!open} className={styles.menu}>
        {accountPages(user).map(({ name, url }) => (
          <li key={url}>
            <Link to={url} className={styles.menuItem} onClick={close}>
              {name}
            </Link>
          </li>
        ))}
        {user && (
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
        )}
      </ul>
    </div>
  );
}
