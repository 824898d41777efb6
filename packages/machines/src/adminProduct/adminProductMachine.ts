import { type AdminProduct, type CallResponse, messageOf } from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import * as adminMessages from '../shared/adminMessages.ts';
import { isNotFound, isOutdating } from '../shared/failure.ts';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';

export type AdminProductInput = { productId: string };

export type AdminProductEvent =
  | { type: 'refresh.requested' }
  /** After a confirmation. */
  | { type: 'delete.requested' }
  | { type: 'delete.confirmed' }
  | { type: 'delete.cancelled' }
  | { type: 'restore.requested' };

export type AdminProductEmitted =
  /** It may be restored. */
  | { type: 'product.deleted'; product: AdminProduct; message: string }
  | { type: 'product.restored'; product: AdminProduct; message: string }
  | { type: 'delete.failed'; productId: string; message: string }
  | { type: 'restore.failed'; productId: string; message: string };

type AdminProductContext = {
  productId: string;
  /** Kept during a refresh. */
  product: AdminProduct | null;
  /** The last error, from loading, deleting or restoring. */
  message: string | null;
};

function known({ product }: AdminProductContext): AdminProduct {
  if (product === null) throw new Error('The product is not known');
  return product;
}

/** One product in the back office. An admin deletes it after a confirmation, and can restore it. */
export const adminProductMachine = setup({
  types: {
    context: {} as AdminProductContext,
    events: {} as AdminProductEvent,
    emitted: {} as AdminProductEmitted,
    input: {} as AdminProductInput,
    tags: {} as 'pending',
    children: {} as {
      getAdminProduct: 'getAdminProduct';
      deleteProduct: 'deleteProduct';
      restoreProduct: 'restoreProduct';
    },
  },
  actors: {
    getAdminProduct: port<CallResponse<'getAdminProduct'>, { productId: string }>('getAdminProduct'),
    deleteProduct: port<CallResponse<'deleteProduct'>, { productId: string }>('deleteProduct'),
    restoreProduct: port<CallResponse<'restoreProduct'>, { productId: string }>('restoreProduct'),
  },
  actions: {
    takeProduct: assign((_, params: { product: AdminProduct }) => ({ product: params.product, message: null })),
    markDeleted: assign({ product: ({ context }) => ({ ...known(context), isDeleted: true }) }),
    dropProduct: assign({ product: null, message: null }),
    showFailure: assign((_, { error, generic }: { error: unknown; generic: string }) => ({
      message: messageOf(error, generic),
    })),
    forgetFailure: assign({ message: null }),
    announceDeleted: emit(({ context }, params: { message: string }) => ({
      type: 'product.deleted' as const,
      product: known(context),
      message: params.message,
    })),
    announceRestored: emit((_, { product, message }: CallResponse<'restoreProduct'>) => ({
      type: 'product.restored' as const,
      product,
      message,
    })),
    announceDeleteFailed: emit(({ context }, params: { error: unknown }) => ({
      type: 'delete.failed' as const,
      productId: context.productId,
      message: messageOf(params.error, adminMessages.productDeleteFailed),
    })),
    announceRestoreFailed: emit(({ context }, params: { error: unknown }) => ({
      type: 'restore.failed' as const,
      productId: context.productId,
      message: messageOf(params.error, adminMessages.productRestoreFailed),
    })),
  },
  guards: {
    hasProduct: ({ context }) => context.product !== null,
    isDeleted: ({ context }) => context.product?.isDeleted === true,
    isMissing: (_, params: { error: unknown }) => isNotFound(params.error),
    isOutdated: (_, params: { error: unknown }) => isOutdating(params.error),
  },
}).createMachine({
  id: 'adminProduct',
  context: ({ input }) => ({ productId: input.productId, product: null, message: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'getAdminProduct',
        src: 'getAdminProduct',
        input: ({ context }) => ({ productId: context.productId }),
        onDone: {
          target: 'sorting',
          actions: { type: 'takeProduct', params: ({ event }) => ({ product: event.output.product }) },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
            target: 'notFound',
            actions: 'dropProduct',
          },
          // An outdated product with the error message is better than an empty screen.
          {
            guard: 'hasProduct',
            target: 'sorting',
            actions: {
              type: 'showFailure',
              params: ({ event }) => ({ error: event.error, generic: messages.productLoadFailed }),
            },
          },
          {
            target: 'failed',
            actions: {
              type: 'showFailure',
              params: ({ event }) => ({ error: event.error, generic: messages.productLoadFailed }),
            },
          },
        ],
      },
    },
    sorting: { always: [{ guard: 'isDeleted', target: 'deleted' }, { target: 'ready' }] },
    ready: { on: { 'refresh.requested': 'loading', 'delete.requested': 'confirmingDelete' } },
    confirmingDelete: { on: { 'delete.confirmed': 'deleting', 'delete.cancelled': 'ready' } },
    deleting: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'deleteProduct',
        src: 'deleteProduct',
        input: ({ context }) => ({ productId: context.productId }),
        onDone: {
          target: 'deleted',
          actions: [
            'markDeleted',
            { type: 'announceDeleted', params: ({ event }) => ({ message: event.output.message }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => ({ error: event.error }) },
            target: 'loading',
            actions: { type: 'announceDeleteFailed', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'ready',
            actions: [
              {
                type: 'showFailure',
                params: ({ event }) => ({ error: event.error, generic: adminMessages.productDeleteFailed }),
              },
              { type: 'announceDeleteFailed', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    deleted: { on: { 'refresh.requested': 'loading', 'restore.requested': 'restoring' } },
    restoring: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'restoreProduct',
        src: 'restoreProduct',
        input: ({ context }) => ({ productId: context.productId }),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'takeProduct', params: ({ event }) => ({ product: event.output.product }) },
            { type: 'announceRestored', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => ({ error: event.error }) },
            target: 'loading',
            actions: { type: 'announceRestoreFailed', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'deleted',
            actions: [
              {
                type: 'showFailure',
                params: ({ event }) => ({ error: event.error, generic: adminMessages.productRestoreFailed }),
              },
              { type: 'announceRestoreFailed', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    notFound: {},
    failed: { on: { 'refresh.requested': 'loading' } },
  },
});
