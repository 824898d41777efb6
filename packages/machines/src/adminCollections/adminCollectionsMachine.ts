import { type AdminCollection, type CallResponse, messageOf } from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import * as adminMessages from '../shared/adminMessages.ts';
import { hasCode, isOutdating } from '../shared/failure.ts';
import { port } from '../shared/port.ts';

export type AdminCollectionsEvent =
  | { type: 'refresh.requested' }
  /** All ids in their new order. */
  | { type: 'order.changed'; ids: readonly string[] }
  /** After a confirmation. */
  | { type: 'delete.requested'; id: string }
  | { type: 'delete.confirmed' }
  | { type: 'delete.cancelled' }
  | { type: 'restore.requested'; id: string };

export type AdminCollectionsEmitted =
  | { type: 'order.saved'; message: string }
  /** It may be restored. */
  | { type: 'collection.deleted'; id: string; message: string }
  | { type: 'collection.restored'; message: string }
  | { type: 'change.failed'; message: string };

type AdminCollectionsContext = {
  /** In the order of the navigation, or in the admin's new order while it is being saved. */
  collections: readonly AdminCollection[];
  /** The collection to delete or restore. */
  id: string | null;
  /** Why the last load failed. */
  message: string | null;
  /** False if the server does not have the call, so that loading again cannot help. */
  isOffered: boolean;
};

type List = CallResponse<'getAdminCollections'>;
type IdInput = { id: string };

const inOrder = (collections: readonly AdminCollection[], ids: readonly string[]) =>
  ids.flatMap((id) => collections.find((collection) => collection.id === id) ?? []);

const failure = { type: 'announceFailed' as const, params: ({ event }: { event: { error: unknown } }) => event };

/** The categories and collections. An admin orders them, and deletes collections after a confirmation. */
export const adminCollectionsMachine = setup({
  types: {
    context: {} as AdminCollectionsContext,
    events: {} as AdminCollectionsEvent,
    emitted: {} as AdminCollectionsEmitted,
    tags: {} as 'pending',
    children: {} as {
      getAdminCollections: 'getAdminCollections';
      orderCollections: 'orderCollections';
      deleteCollection: 'deleteCollection';
      restoreCollection: 'restoreCollection';
    },
  },
  actors: {
    getAdminCollections: port<List, undefined>('getAdminCollections'),
    orderCollections: port<CallResponse<'orderCollections'>, { ids: readonly string[] }>('orderCollections'),
    deleteCollection: port<CallResponse<'deleteCollection'>, IdInput>('deleteCollection'),
    restoreCollection: port<CallResponse<'restoreCollection'>, IdInput>('restoreCollection'),
  },
  actions: {
    takeList: assign((_, { collections }: List) => ({ collections, message: null })),
    takeOrder: assign(({ context }, { ids }: { ids: readonly string[] }) => ({
      collections: inOrder(context.collections, ids),
    })),
    takeId: assign((_, { id }: IdInput) => ({ id })),
    removeDeleted: assign(({ context }) => ({
      collections: context.collections.filter(({ id }) => id !== context.id),
    })),
    showFailure: assign((_, { error }: { error: unknown }) => ({
      message: messageOf(error, adminMessages.collectionsLoadFailed),
      isOffered: !hasCode(error, 'not_offered'),
    })),
    announceOrdered: emit((_, { message }: { message: string }) => ({ type: 'order.saved' as const, message })),
    announceDeleted: emit(({ context }, { message }: { message: string }) => ({
      type: 'collection.deleted' as const,
      id: context.id ?? '',
      message,
    })),
    announceRestored: emit((_, { message }: { message: string }) => ({
      type: 'collection.restored' as const,
      message,
    })),
    announceFailed: emit((_, { error }: { error: unknown }) => ({
      type: 'change.failed' as const,
      message: messageOf(error, adminMessages.collectionChangeFailed),
    })),
  },
  guards: {
    isNewOrder: ({ context }, { ids }: { ids: readonly string[] }) =>
      inOrder(context.collections, ids).length === context.collections.length &&
      context.collections.some(({ id }, index) => id !== ids[index]),
    isDeletable: ({ context }, { id }: IdInput) =>
      context.collections.some((collection) => collection.id === id && collection.kind === 'collection'),
    hasList: ({ context }) => context.collections.length > 0,
    isOutdated: (_, { error }: { error: unknown }) => isOutdating(error),
  },
}).createMachine({
  id: 'adminCollections',
  context: { collections: [], id: null, message: null, isOffered: true },
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'getAdminCollections',
        src: 'getAdminCollections',
        onDone: { target: 'ready', actions: { type: 'takeList', params: ({ event }) => event.output } },
        onError: [
          // An outdated list with the error message is better than an empty screen.
          {
            guard: 'hasList',
            target: 'ready',
            actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'failed', actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    ready: {
      on: {
        'refresh.requested': 'loading',
        'order.changed': {
          guard: { type: 'isNewOrder', params: ({ event }) => ({ ids: event.ids }) },
          target: 'ordering',
          actions: { type: 'takeOrder', params: ({ event }) => ({ ids: event.ids }) },
        },
        'delete.requested': {
          guard: { type: 'isDeletable', params: ({ event }) => ({ id: event.id }) },
          target: 'confirmingDelete',
          actions: { type: 'takeId', params: ({ event }) => ({ id: event.id }) },
        },
        'restore.requested': {
          target: 'restoring',
          actions: { type: 'takeId', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    ordering: {
      tags: 'pending',
      invoke: {
        id: 'orderCollections',
        src: 'orderCollections',
        input: ({ context }) => ({ ids: context.collections.map(({ id }) => id) }),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'takeList', params: ({ event }) => event.output },
            { type: 'announceOrdered', params: ({ event }) => event.output },
          ],
        },
        // The list shows an order that the server does not have.
        onError: { target: 'loading', actions: failure },
      },
    },
    confirmingDelete: { on: { 'delete.confirmed': 'deleting', 'delete.cancelled': 'ready' } },
    deleting: {
      tags: 'pending',
      invoke: {
        id: 'deleteCollection',
        src: 'deleteCollection',
        input: ({ context }) => ({ id: context.id ?? '' }),
        onDone: {
          target: 'ready',
          actions: ['removeDeleted', { type: 'announceDeleted', params: ({ event }) => event.output }],
        },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => ({ error: event.error }) },
            target: 'loading',
            actions: failure,
          },
          { target: 'ready', actions: failure },
        ],
      },
    },
    restoring: {
      tags: 'pending',
      invoke: {
        id: 'restoreCollection',
        src: 'restoreCollection',
        input: ({ context }) => ({ id: context.id ?? '' }),
        onDone: { target: 'loading', actions: { type: 'announceRestored', params: ({ event }) => event.output } },
        onError: { target: 'ready', actions: failure },
      },
    },
    failed: { on: { 'refresh.requested': 'loading' } },
  },
});
