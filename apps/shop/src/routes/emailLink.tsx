import { emailLinkMachine } from '@abs/machines';
import { EmailLinkScreen, type EmailLinkState } from '@abs/ui/screens/EmailLinkScreen';
import { useLocation } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { settingsCallPort } from '../api/settings.ts';
import { PageMeta } from '../app/PageMeta.tsx';
import { useLoadPlaces } from '../app/useLoadPlaces.ts';
import { usePageActor } from '../machines/usePageActor.ts';

const machine = emailLinkMachine.provide({
  actors: {
    confirmChange: settingsCallPort('confirmEmailChange'),
    cancelChange: settingsCallPort('cancelEmailChange'),
  },
});

function toState(snapshot: SnapshotFrom<typeof emailLinkMachine>): EmailLinkState {
  const { email, message } = snapshot.context;
  if (snapshot.matches('waiting')) return { status: 'waiting' };
  if (snapshot.matches('changed')) return { status: 'changed', email: email ?? '' };
  if (snapshot.matches('cancelled')) return { status: 'cancelled' };
  if (snapshot.matches('invalid')) return { status: 'invalid' };
  if (snapshot.matches('confirming')) return { status: 'asking', pending: 'confirm' };
  if (snapshot.matches('cancelling')) return { status: 'asking', pending: 'cancel' };
  return { status: 'asking', message };
}

export function EmailLinkRoute() {
  useLoadPlaces();
  // The token is in the fragment, which browsers do not send to servers.
  const token = useLocation().hash.slice(1);
  return <EmailLink key={token} token={token} />;
}

function EmailLink({ token }: { token: string }) {
  const [snapshot, send] = usePageActor(machine, { input: { token } });
  return (
    <>
      <PageMeta title="Change of your email address" />
      <EmailLinkScreen
        state={toState(snapshot)}
        onConfirm={() => send({ type: 'change.confirmed' })}
        onCancel={() => send({ type: 'change.cancelled' })}
      />
    </>
  );
}
