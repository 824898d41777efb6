import { AdminFrame, type AdminSearch } from '@abs/ui/components/AdminFrame';
import type { ReactNode } from 'react';
import { admin } from '../fixtures/admin.ts';

/** A screen in the frame of the admin area, for stories of whole pages. */
export function AdminShell({
  path,
  search,
  hideTopBar,
  children,
}: {
  path: string;
  /** The name of the top bar's search, on screens that have one. */
  search?: AdminSearch['label'];
  hideTopBar?: boolean;
  children: ReactNode;
}) {
  return (
    <AdminFrame
      currentPath={path}
      user={admin}
      counts={{ unreadMessages: 12, unreadNotifications: 3 }}
      search={search ? { label: search, value: '', onSearch: () => {} } : undefined}
      hideTopBar={hideTopBar}
      onLogout={() => {}}
    >
      {children}
    </AdminFrame>
  );
}
