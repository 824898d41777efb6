import type { AdminCounts } from '@abs/contract';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { SkipLink } from '../SkipLink/index.ts';
import * as styles from './AdminFrame.css.ts';
import { AdminFrameDrawer } from './AdminFrameDrawer.tsx';
import { AdminFrameNavigation } from './AdminFrameNavigation.tsx';
import { AdminFrameTopBar, type AdminFrameTopBarProps } from './AdminFrameTopBar.tsx';

export interface AdminFrameProps extends Pick<AdminFrameTopBarProps, 'currentPath' | 'user' | 'search'> {
  /** What waits for an admin; no badges while it is not known. */
  counts?: Pick<AdminCounts, 'unreadMessages' | 'unreadNotifications'>;
  /** Leaves the top bar away; small screens keep the hamburger. @default false */
  hideTopBar?: boolean;
  onLogout: () => void;
  /** What floats above: the Toaster. */
  overlay?: ReactNode;
  /** The main landmark, to move the focus there after navigation. */
  mainRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The frame of every admin page: the places at the side, the bar with search above, the page as main landmark. */
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
  const [drawerOpen, setDrawerOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the reason to close.
  useEffect(() => setDrawerOpen(false), [currentPath]);

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
