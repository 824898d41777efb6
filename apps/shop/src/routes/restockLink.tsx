import { type RestockLinkAction, restockLinkMachine } from '@abs/machines';
import { RestockLinkScreen, type RestockLinkState } from '@abs/ui/screens/RestockLinkScreen';
import { useLocation, useParams } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { call } from '../api/call.ts';
import { portOf } from '../api/portOf.ts';
import { PageMeta } from '../app/PageMeta.tsx';
import { useLoadPlaces } from '../app/useLoadPlaces.ts';
import { usePageActor } from '../machines/usePageActor.ts';
import { NotFoundRoute } from './notFound.tsx';

const machine = restockLinkMachine.provide({
  actors: {
    followLink: portOf(({ action, token }, signal) =>
      call(action === 'confirm' ? 'confirmRestockMail' : 'cancelRestockMails', { body: { token }, signal }),
    ),
  },
});

function toState(snapshot: SnapshotFrom<typeof restockLinkMachine>): RestockLinkState {
  if (snapshot.matches('done')) return { status: 'done' };
  if (snapshot.matches('invalid')) return { status: 'invalid' };
  if (snapshot.matches('failed')) return { status: 'error', message: snapshot.context.message ?? '' };
  return { status: 'loading' };
}

export function RestockLinkRoute() {
  useLoadPlaces();
  const { action } = useParams();
  // The token is in the fragment, which browsers do not send to servers.
  const token = useLocation().hash.slice(1);
  if (action !== 'confirm' && action !== 'cancel') return <NotFoundRoute />;
  return <RestockLink key={`${action} ${token}`} action={action} token={token} />;
}

function RestockLink(props: { action: RestockLinkAction; token: string }) {
  const [snapshot, send] = usePageActor(machine, { input: props });
  return (
    <>
      <PageMeta title="Email when it’s back" />
      <RestockLinkScreen
        action={props.action}
        state={toState(snapshot)}
        onRetry={() => send({ type: 'refresh.requested' })}
      />
    </>
  );
}
