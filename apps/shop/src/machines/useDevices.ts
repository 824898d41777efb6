import { devicesMachine } from '@abs/machines';
import type { DeviceListProps } from '@abs/ui/screens/AccountScreen';
import { useCallback, useEffect } from 'react';
import { settingsCallPort } from '../api/settings.ts';
import { toast } from '../lib/toast.ts';
import { useEmitted } from './useEmitted.ts';
import { usePageActor } from './usePageActor.ts';

const machine = devicesMachine.provide({
  actors: {
    getSessions: settingsCallPort('getSessions', () => ({})),
    endSession: settingsCallPort('endSession', ({ id }: { id: string }) => ({ params: { id } })),
  },
});

/**
 * The devices on which the user is logged in.
 * @param isOffered whether the backend has the list, which is not loaded otherwise
 */
export function useDevices(isOffered: boolean): { list: DeviceListProps; reload: () => void } {
  const [snapshot, send, actor] = usePageActor(machine);
  const reload = useCallback(() => {
    if (isOffered) send({ type: 'refresh.requested' });
  }, [isOffered, send]);
  useEffect(reload, [reload]);
  useEmitted(actor, { 'device.loggedOut': ({ device }) => toast(`${device.device ?? 'The device'} is logged out.`) });
  const { devices, endingId, message } = snapshot.context;
  const toList = (): DeviceListProps['list'] => {
    if (devices) return { status: 'ready', devices };
    return snapshot.matches('failed') ? { status: 'error', message: message ?? '' } : { status: 'loading' };
  };
  return {
    list: {
      list: toList(),
      endingId,
      message: devices ? message : null,
      onLogOut: (id) => send({ type: 'logout.requested', id }),
      onRetry: reload,
    },
    reload,
  };
}
