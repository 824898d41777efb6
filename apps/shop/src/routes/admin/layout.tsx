import { AdminFrame } from '@abs/ui/shop/AdminFrame';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { type AdminSearch, AdminSearchContext } from '../../admin/adminSearch.tsx';
import { AdminCountsContext, useAdminCounts } from '../../admin/counts.tsx';
import { noActor } from '../../admin/noActor.ts';
import { TwoFactorGate } from '../../admin/TwoFactorGate.tsx';
import { PAGE_FAILED, PageBoundary } from '../../app/PageBoundary.tsx';
import { useKeepTypedText } from '../../app/useTypedText.ts';
import { useIdentifying, useUser } from '../../machines/shop.tsx';
import { useLogOut } from '../../machines/useLogOut.ts';
import { LogInFirst } from '../guards.tsx';
import { NotAllowed } from './notAllowed.tsx';

function BackOffice() {
  const user = useUser();
  const logOut = useLogOut();
  const { pathname } = useLocation();
  const counts = useAdminCounts();
  const badges = useSelector(counts, ({ context }) => context.counts);
  const [search, setSearch] = useState<AdminSearch | null>(null);
  const searchText = useSelector(search?.actor ?? noActor, (snapshot) => snapshot?.context.searchText ?? '');
  if (!user) return null;

  return (
    <AdminCountsContext value={counts}>
      <AdminSearchContext value={setSearch}>
        <AdminFrame
          currentPath={pathname}
          user={user}
          {...(badges && { counts: badges })}
          {...(search && {
            search: {
              label: search.label,
              value: searchText,
              onSearch: (text: string) => search.actor.send({ type: 'search.changed', search: text }),
            },
          })}
          hideTopBar={pathname === '/admin/message'}
          onLogout={logOut}
        >
          <PageBoundary message={PAGE_FAILED}>
            <Outlet />
          </PageBoundary>
          <TwoFactorGate />
        </AdminFrame>
      </AdminSearchContext>
    </AdminCountsContext>
  );
}

/** The back office: a guest logs in first, a customer sees that they have no access. The server refuses both as well. */
export function AdminLayoutRoute() {
  const user = useUser();
  const identifying = useIdentifying();
  useKeepTypedText();
  if (identifying) return null;
  if (!user) return <LogInFirst />;
  return user.userType === 'Admin' ? <BackOffice key={user.userId} /> : <NotAllowed />;
}
