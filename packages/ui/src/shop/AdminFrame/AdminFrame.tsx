import type { AdminCounts } from '@abs/contract';
import type { ReactNode, Ref } from 'react';
import { SkipLink } from '../../components/SkipLink/index.ts';
import { useOpenOnPage } from '../../lib/useOpenOnPage.ts';
import * as styles from './AdminFrame.css.ts';
import { AdminFrameDrawer } from './AdminFrameDrawer.tsx';
import { AdminFrameNavigation } from './AdminFrameNavigation.tsx';
import { AdminFrameTopBar, type AdminFrameTopBarProps } from './AdminFrameTopBar.tsx';

export interface AdminFrameProps extends Pick<AdminFrameTopBarProps, 'currentPath' | 'user' | 'search'> {
  /** The numbers of unread messages and notifications. No badges are shown while they are unknown. */
  counts?: Pick<AdminCounts, 'unreadMessages' | 'unreadNotifications'>;
  /** Hides the top bar. Small screens keep the hamburger button. @default false */
  hideTopBar?: boolean;
  onLogout: () => void;
  /** Content above the page, such as the Toaster. */
  overlay?: ReactNode;
  /** Ref to the main landmark, which receives focus after navigation. */
  mainRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The frame of every admin page: sidebar, top bar with search, and the page as the main landmark. */
export function AdminFrame({
  currentPath,
  user,
  counts = { unreadMessages: 0, unreadNotifications: 0 },
  search,
  hideTopBar = false,
  onLogout,
  overlay,
  mainRef,
  children,
}: AdminFrameProps) {
  const [drawerOpen, setDrawerOpen] = useOpenOnPage(currentPath);

  const navigation = { currentPath, unreadMessages: counts.unreadMessages, onLogout };
  return (
    <div data-slot="admin-frame" data-bar={hideTopBar ? 'hidden' : 'shown'} className={styles.frame}>
      <SkipLink />
      <aside data-slot="admin-sidebar" aria-label="Sidebar" className={styles.sidebar}>
        <AdminFrameNavigation {...navigation} />
      </aside>
      <AdminFrameTopBar
        user={user}
        unreadNotifications={counts.unreadNotifications}
        search={search}
        hidden={hideTopBar}
        currentPath={currentPath}
        menuOpen={drawerOpen}
        onMenu={() => setDrawerOpen(true)}
      />
      <main id="main" ref={mainRef} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <AdminFrameDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} {...navigation} />
      {overlay}
    </div>
  );
}
