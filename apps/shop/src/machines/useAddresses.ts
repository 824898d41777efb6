import { addressesMachine, type SaveAddressInput } from '@abs/machines';
import type { AddressBookProps } from '@abs/ui/screens/AccountScreen';
import { useEffect } from 'react';
import { portOf } from '../api/portOf.ts';
import { settingsCall, settingsCallPort } from '../api/settings.ts';
import { toast } from '../lib/toast.ts';
import { useShop } from './shop.tsx';
import { useEmitted } from './useEmitted.ts';
import { usePageActor } from './usePageActor.ts';

function saveAddress({ id, deliveryAddress, phoneNumber, isDefault }: SaveAddressInput, signal: AbortSignal) {
  const body = { deliveryAddress, phoneNumber, isDefault };
  return id === null
    ? settingsCall('addAddress', { body, signal })
    : settingsCall('changeAddress', { params: { id }, body, signal });
}

const machine = addressesMachine.provide({
  actors: {
    getAddresses: settingsCallPort('getAddresses', () => ({})),
    saveAddress: portOf(saveAddress),
    removeAddress: settingsCallPort('removeAddress', ({ id }: { id: string }) => ({ params: { id } })),
  },
});

/**
 * The saved addresses of the customer, with the form for one of them. A change loads the cart again.
 * @param isOffered whether the backend has them; otherwise they are not loaded
 */
export function useAddresses(isOffered: boolean): AddressBookProps {
  const { cart } = useShop();
  const [snapshot, send, actor] = usePageActor(machine);
  useEffect(() => {
    if (isOffered) send({ type: 'refresh.requested' });
  }, [isOffered, send]);
  useEmitted(actor, {
    // The delivery form has the addresses of the cart.
    'addresses.changed': () => cart.send({ type: 'refresh.requested' }),
    'form.succeeded': () => toast('Address saved', { id: 'address' }),
    'address.removed': ({ address }) =>
      toast('Address removed', {
        id: 'address',
        action: { label: 'Undo', onClick: () => send({ type: 'restore.requested', address }) },
      }),
  });
  const { addresses, opened, changing, listMessage, values, errors, message } = snapshot.context;
  const toList = (): AddressBookProps['list'] => {
    if (addresses) return { status: 'ready', addresses };
    return snapshot.matches('failed') ? { status: 'error', message: listMessage ?? '' } : { status: 'loading' };
  };
  return {
    list: toList(),
    changingId: changing?.id ?? null,
    message: addresses ? listMessage : null,
    form: {
      open: snapshot.matches('editing') || snapshot.hasTag('pending'),
      editing: Boolean(opened),
      initialValues: values,
      errors,
      message,
      pending: snapshot.hasTag('pending'),
      onSubmit: (given) => send({ type: 'form.submitted', values: given }),
      onDraft: (given) => send({ type: 'form.drafted', values: given }),
      onCancel: () => send({ type: 'form.cancelled' }),
    },
    onAdd: () => send({ type: 'form.opened', address: null }),
    onEdit: (address) => send({ type: 'form.opened', address }),
    onRemove: (address) => send({ type: 'removal.requested', address }),
    onMakeDefault: (address) => send({ type: 'default.requested', address }),
    onRetry: () => send({ type: 'refresh.requested' }),
  };
}
