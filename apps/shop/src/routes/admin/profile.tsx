import type { User } from '@abs/contract';
import { auditTableMachine, isOffered, listStatus, type profileMachine } from '@abs/machines';
import { AdminProfileScreen, type AdminProfileScreenProps } from '@abs/ui/screens/AdminProfileScreen';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useTableQuery, useTableSearchParams } from '../../admin/tableSearchParams.ts';
import { useTwoFactor } from '../../admin/useTwoFactor.ts';
import { getAuditLog } from '../../api/admin.ts';
import { portOf } from '../../api/portOf.ts';
import { PageMeta } from '../../app/PageMeta.tsx';
import { useUser } from '../../machines/shop.tsx';
import { useDetailsForm } from '../../machines/useDetailsForm.ts';
import { useDevices } from '../../machines/useDevices.ts';
import { useEmailForm } from '../../machines/useEmailForm.ts';
import { useLogOut } from '../../machines/useLogOut.ts';
import { usePageActor } from '../../machines/usePageActor.ts';
import { usePasswordForm } from '../../machines/usePasswordForm.ts';
import { useProfile } from '../../machines/useProfile.ts';

const changesBy = (userId: string) =>
  auditTableMachine.provide({
    actors: {
      fetchPage: portOf(async (input, signal) => {
        const { entries: rows, pagination } = await getAuditLog(userId, input.query.page, signal);
        return { rows, pagination };
      }),
    },
  });

function toProfile(snapshot: SnapshotFrom<typeof profileMachine>): AdminProfileScreenProps['profile'] {
  const { user, message } = snapshot.context;
  if (user) return { status: 'ready', user };
  return snapshot.matches('failed') ? { status: 'error', message: message ?? '' } : { status: 'loading' };
}

function toChanges(snapshot: SnapshotFrom<typeof auditTableMachine>): AdminProfileScreenProps['changes'] {
  const { answer, rows, query, message } = snapshot.context;
  if (answer)
    return { status: 'ready', entries: rows, page: answer.pagination.page, totalPages: answer.pagination.totalPages };
  if (listStatus(snapshot) === 'error') return { status: 'error', message: message ?? '' };
  return { status: 'loading', page: query.page };
}

function Profile({ user }: { user: User }) {
  const logOut = useLogOut();
  const [changesOfUser] = useState(() => changesBy(user.userId));
  const tableQuery = useTableQuery({ sorts: ['newest'], filters: ['all'] });
  const { actor: profileActor, snapshot: profileSnapshot, logoutEverywhere } = useProfile();
  const details = useDetailsForm(user, () => profileActor.send({ type: 'refresh.requested' }));
  const { settings, pendingEmail } = profileSnapshot.context;
  const email = useEmailForm(pendingEmail);
  const devices = useDevices(settings.includes('devices'));
  const password = usePasswordForm(devices.reload);
  const isTwoFactorOffered = settings.includes('twoFactor');
  const twoFactor = useTwoFactor(isTwoFactorOffered);
  const [changes, sendChanges, changesActor] = usePageActor(changesOfUser, {
    input: { query: tableQuery.query },
  });
  useTableSearchParams(changesActor, tableQuery);
  return (
    <>
      <PageMeta title="Profile" />
      <AdminProfileScreen
        profile={toProfile(profileSnapshot)}
        details={details}
        email={settings.includes('email') ? email : null}
        password={settings.includes('password') ? password : null}
        twoFactor={isTwoFactorOffered ? twoFactor : null}
        devices={settings.includes('devices') ? devices.list : null}
        changes={toChanges(changes)}
        hrefForPage={(page) => `${tableQuery.hrefFor({ ...changes.context.query, page })}#recent-changes`}
        onProfileRetry={() => profileActor.send({ type: 'refresh.requested' })}
        retryingProfile={profileSnapshot.hasTag('pending')}
        {...(isOffered(changes) && {
          onChangesRetry: () => sendChanges({ type: 'refresh.requested' }),
        })}
        retryingChanges={listStatus(changes) === 'refreshing'}
        logoutEverywhere={logoutEverywhere}
        onLogout={logOut}
      />
    </>
  );
}

export function AdminProfileRoute() {
  const user = useUser();
  return user && <Profile user={user} />;
}
