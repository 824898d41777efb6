import {
  type CallResponse,
  type DeliveryFields,
  type DeliveryForm,
  deliveryFieldsForm,
  messageOf,
  type SavedAddress,
  toDeliveryFields,
} from '@abs/contract';
import { assign, emit } from 'xstate';
import { cleaned, failed, failureOf, formContext, formSetup, formStates, withDraft } from '../form/index.ts';
import { noDelivery } from '../shared/delivery.ts';
import { port } from '../shared/port.ts';
import * as settingsMessages from '../shared/settingsMessages.ts';

type Answer = CallResponse<'getAddresses'>;

export type AddressesEvent =
  /** Loads the addresses, again if they are loaded. */
  | { type: 'refresh.requested' }
  /** Opens the form for an address; null for a new one. */
  | { type: 'form.opened'; address: SavedAddress | null }
  /** All values of the form after a change, kept for when the form of the same address is opened again. */
  | { type: 'form.drafted'; values: Partial<DeliveryFields> }
  | { type: 'form.cancelled' }
  | { type: 'removal.requested'; address: SavedAddress }
  | { type: 'default.requested'; address: SavedAddress }
  /** Saves a removed address again. */
  | { type: 'restore.requested'; address: SavedAddress };

export type AddressesEmitted =
  | { type: 'address.removed'; address: SavedAddress }
  /** Others who show addresses have to load them again. */
  | { type: 'addresses.changed' };

/** `id` is null for a new address. */
export type SaveAddressInput = DeliveryForm & { id: string | null; isDefault?: boolean };

type AddressesState = {
  /** Null until they are loaded, or loaded again. */
  addresses: readonly SavedAddress[] | null;
  /** The address in the form: null for a new one, undefined if none was opened. */
  opened: SavedAddress | null | undefined;
  /** The address that is being changed or removed outside the form. */
  changing: SavedAddress | null;
  /** Why the list could not be loaded or changed. */
  listMessage: string | null;
};

const answered = ({ event }: { event: { output: Answer } }) => ({ answer: event.output });
/** Shows below the list why a call failed. */
const listFailure = (generic: string) => ({
  type: 'showListFailure' as const,
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, generic }),
});
const ofEvent = ({ event }: { event: { address: SavedAddress } }) => ({ address: event.address });

/** The saved addresses of a customer, and the form for one of them. It loads nothing until requested. */
export const addressesMachine = formSetup({
  rules: deliveryFieldsForm,
  types: {} as {
    values: DeliveryFields;
    answer: Answer;
    extra: AddressesState;
    events: AddressesEvent;
    emitted: AddressesEmitted;
  },
  actors: {
    getAddresses: port<Answer, undefined>('getAddresses'),
    saveAddress: port<Answer, SaveAddressInput>('saveAddress'),
    removeAddress: port<Answer, { id: string }>('removeAddress'),
  },
  failed: settingsMessages.addressSaveFailed,
})
  .extend({
    actions: {
      clear: assign({ addresses: null, listMessage: null }),
      takeAddresses: assign((_, { answer }: { answer: Answer }) => ({
        addresses: answer.addresses,
        changing: null,
      })),
      openForm: assign(({ context }, { address }: { address: SavedAddress | null }) =>
        context.opened !== undefined && context.opened?.id === address?.id
          ? { opened: address }
          : {
              ...formContext(address ? toDeliveryFields(address) : noDelivery),
              opened: address,
            },
      ),
      takeDraft: assign(({ context }, { values }: { values: Partial<DeliveryFields> }) => withDraft(context, values)),
      dropComplaints: assign({ errors: {}, message: null }),
      forgetForm: assign({ opened: undefined }),
      takeChanging: assign((_, { address }: { address: SavedAddress }) => ({ changing: address, listMessage: null })),
      emitChanged: emit({ type: 'addresses.changed' as const }),
      emitRemoved: emit(({ context }) => ({ type: 'address.removed' as const, address: changingIn(context) })),
      showListFailure: assign((_, { error, generic }: { error: unknown; generic: string }) => ({
        changing: null,
        listMessage: messageOf(error, generic),
      })),
    },
    guards: {
      isSaved: ({ context }, { address }: { address: SavedAddress }) =>
        context.addresses?.some(({ id }) => id === address.id) ?? false,
    },
  })
  .createMachine({
    id: 'addresses',
    context: { ...formContext(noDelivery), addresses: null, opened: undefined, changing: null, listMessage: null },
    initial: 'idle',
    states: {
      idle: { on: { 'refresh.requested': 'loading' } },
      loading: {
        entry: 'clear',
        invoke: {
          id: 'getAddresses',
          src: 'getAddresses',
          onDone: { target: 'listing', actions: { type: 'takeAddresses', params: answered } },
          onError: {
            target: 'failed',
            actions: listFailure(settingsMessages.addressesLoadFailed),
          },
        },
      },
      failed: { on: { 'refresh.requested': 'loading' } },
      listing: {
        on: {
          'refresh.requested': 'loading',
          'form.opened': {
            target: 'editing',
            actions: { type: 'openForm', params: ({ event }) => ({ address: event.address }) },
          },
          'removal.requested': {
            guard: { type: 'isSaved', params: ofEvent },
            target: 'removing',
            actions: { type: 'takeChanging', params: ofEvent },
          },
          'default.requested': {
            guard: { type: 'isSaved', params: ofEvent },
            target: 'makingDefault',
            actions: { type: 'takeChanging', params: ofEvent },
          },
          'restore.requested': {
            target: 'restoring',
            actions: { type: 'takeChanging', params: ofEvent },
          },
        },
      },
      editing: {
        on: {
          ...formStates.editing.on,
          'form.drafted': { actions: { type: 'takeDraft', params: ({ event }) => ({ values: event.values }) } },
          'form.cancelled': { target: 'listing', actions: 'dropComplaints' },
        },
      },
      validating: formStates.validating,
      submitting: {
        tags: 'pending',
        invoke: {
          id: 'saveAddress',
          src: 'saveAddress',
          input: ({ context: { values, opened } }) => ({
            ...cleaned<DeliveryForm>(deliveryFieldsForm, values),
            id: opened?.id ?? null,
          }),
          onDone: {
            target: 'listing',
            actions: [
              { type: 'takeAddresses', params: answered },
              'emitChanged',
              { type: 'emitSucceeded', params: answered },
              'forgetForm',
            ],
          },
          onError: failed,
        },
      },
      removing: {
        invoke: {
          id: 'removeAddress',
          src: 'removeAddress',
          input: ({ context }) => ({ id: changingIn(context).id }),
          onDone: {
            target: 'listing',
            actions: ['emitRemoved', { type: 'takeAddresses', params: answered }, 'emitChanged'],
          },
          onError: {
            target: 'listing',
            actions: listFailure(settingsMessages.addressRemoveFailed),
          },
        },
      },
      makingDefault: {
        invoke: {
          id: 'saveAddress',
          src: 'saveAddress',
          input: ({ context }) => ({ ...changingIn(context), isDefault: true }),
          onDone: { target: 'listing', actions: [{ type: 'takeAddresses', params: answered }, 'emitChanged'] },
          onError: [
            // It was removed on another device.
            { guard: { type: 'isMissing', params: failureOf }, target: 'loading' },
            {
              target: 'listing',
              actions: listFailure(settingsMessages.addressSaveFailed),
            },
          ],
        },
      },
      restoring: {
        invoke: {
          id: 'saveAddress',
          src: 'saveAddress',
          input: ({ context }) => ({ ...changingIn(context), id: null }),
          onDone: { target: 'listing', actions: [{ type: 'takeAddresses', params: answered }, 'emitChanged'] },
          onError: {
            target: 'listing',
            actions: listFailure(settingsMessages.addressSaveFailed),
          },
        },
      },
    },
  });

function changingIn({ changing }: AddressesState): SavedAddress {
  if (!changing) throw new Error('No address is being changed');
  return changing;
}
