import { profileMachine } from '@abs/machines';
import { useEffect } from 'react';
import { callPort } from '../api/callPort.ts';
import { portOf } from '../api/portOf.ts';
import { getProfile } from '../api/profile.ts';
import { toast } from '../lib/toast.ts';
import { useShop, useUser } from './shop.tsx';
import { useEmitted } from './useEmitted.ts';
import { useLogOut } from './useLogOut.ts';
import { usePageActor } from './usePageActor.ts';

const machine = profileMachine.provide({
  actors: {
    getProfile: portOf((_, signal) => getProfile(signal)),
    logoutEverywhere: callPort('logoutEverywhere'),
  },
});

/** The user's own profile, and a logout from every session of the account, which navigates home. */
export function useProfile() {
  const logOut = useLogOut();
  const [snapshot, send, actor] = usePageActor(machine);
  useEmitted(actor, {
    'logoutEverywhere.completed': ({ message }) => {
      logOut();
      toast(message);
    },
  });
  const { session } = useShop();
  const known = useUser()?.email;
  const email = snapshot.context.user?.email;
  useEffect(() => {
    // Links in mails change it, mostly on another device.
    if (email && known && email !== known) session.send({ type: 'user.changed', user: { email } });
  }, [email, known, session]);
  return {
    actor,
    snapshot,
    logoutEverywhere: {
      confirming: snapshot.matches('confirmingLogout') || snapshot.matches('endingSessions'),
      pending: snapshot.matches('endingSessions'),
      message: snapshot.context.logoutMessage,
      onRequest: () => send({ type: 'logoutEverywhere.requested' }),
      onConfirm: () => send({ type: 'logoutEverywhere.confirmed' }),
      onCancel: () => send({ type: 'logoutEverywhere.cancelled' }),
    },
  };
}
