import type { User } from '@abs/contract';
import { auditTableMachine, completeProfileMachine, isOffered, listStatus, type profileMachine } from '@abs/machines';
import { AdminProfileScreen, type AdminProfileScreenProps } from '@abs/ui/screens/AdminProfileScreen';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useTableQuery, useTableSearchParams } from '../../admin/tableSearchParams.ts';
import { getAuditLog } from '../../api/admin.ts';
import { callPort } from '../../api/callPort.ts';
import { portOf } from '../../api/portOf.ts';
import { PageMeta } from '../../app/PageMeta.tsx';
import { useShop, useUser } from '../../machines/shop.tsx';
import { useEmitted } from '../../machines/useEmitted.ts';
import { useLogOut } from '../../machines/useLogOut.ts';
import { usePageActor } from '../../machines/usePageActor.ts';
import { useProfile } from '../../machines/useProfile.ts';

const details = completeProfileMachine.provide({
  actors: {
    completeProfile: callPort('completeProfile', ({ userId, ...body }) => ({ params: { id: userId }, body })),
  },
});
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

type DetailsProps = Omit<AdminProfileScreenProps, 'errors' | 'message' | 'pending' | 'onSubmit'> & {
  user: User;
  onSaved: (user: User) => void;
};

/** The screen with one run of its form's machine. Saving ends the machine, and the next change needs a new one. */
function ProfileRound({ user, onSaved, ...props }: DetailsProps) {
  const [snapshot, send, actor] = usePageActor(details, { input: { user } });
  useEmitted(actor, { 'form.succeeded': ({ answer }) => onSaved({ ...user, ...answer.data }) });
  return (
    <AdminProfileScreen
      {...props}
      errors={snapshot.context.errors}
      message={snapshot.context.message}
      pending={snapshot.hasTag('pending')}
      onSubmit={(values) => send({ type: 'form.submitted', values })}
    />
  );
}

function Profile({ user }: { user: User }) {
  const { session } = useShop();
  const logOut = useLogOut();
  const [round, setRound] = useState(0);
  const [changesOfUser] = useState(() => changesBy(user.userId));
  const tableQuery = useTableQuery({ sorts: ['newest'], filters: ['all'] });
  const { actor: profileActor, snapshot: profileSnapshot, logoutEverywhere } = useProfile();
  const [changes, sendChanges, changesActor] = usePageActor(changesOfUser, {
    input: { query: tableQuery.query },
  });
  useTableSearchParams(changesActor, tableQuery);
  return (
    <>
      <PageMeta title="Profile" />
      <ProfileRound
        key={round}
        user={user}
        profile={toProfile(profileSnapshot)}
        saved={round > 0}
        changes={toChanges(changes)}
        hrefForPage={(page) => `${tableQuery.hrefFor({ ...changes.context.query, page })}#recent-changes`}
        onSaved={(saved) => {
          session.send({ type: 'user.changed', user: saved });
          profileActor.send({ type: 'refresh.requested' });
          setRound(round + 1);
        }}
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
