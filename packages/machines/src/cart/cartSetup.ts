import { type CartItem, limits, messageOf } from '@abs/contract';
import { assign, type DoneActorEvent, type ErrorActorEvent, emit, enqueueActions, setup } from 'xstate';
import { fieldErrorsOf, hasCode } from '../shared/failure.ts';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';
import { canIncrease, sortedItems } from './cartSelectors.ts';
import type {
  AddAnswer,
  AddIntent,
  CartAnswer,
  CartContext,
  CartEmitted,
  CartEvent,
  CartInput,
  ChangeAnswer,
  DeleteAnswer,
  LineTask,
} from './cartTypes.ts';
import { EMPTY_CART } from './emptyCart.ts';
import {
  changingTo,
  confirm,
  enqueue as enqueued,
  fail,
  finish,
  isSending,
  nextTask,
  queueOf,
  startNext,
} from './lineQueue.ts';

type LineId = `line:${string}`;
type LineAnswer = AddAnswer | DeleteAnswer | ChangeAnswer;
type LineDone = DoneActorEvent<LineAnswer, LineId>;
type LineFailed = ErrorActorEvent<unknown, LineId>;

const lineId = (productId: string): LineId => `line:${productId}`;
/** The product id in the id of a spawned port. */
export const productIdOf = (id: LineId): string => id.slice('line:'.length);

function shownLine(context: CartContext, productId: string) {
  return sortedItems(context).find((item) => item.productId === productId);
}

/** Whether a line is shown and its variant is not being changed. */
const isFree = (context: CartContext, productId: string): boolean =>
  shownLine(context, productId) !== undefined && changingTo(queueOf(context.queues, productId)) === null;

/** Whether to reload the cart: the answer lacks data of a new line, or it replaces a line with a request in flight. */
function isUnknown(
  context: CartContext,
  task: LineTask,
  before: CartItem | undefined,
  line: AddAnswer['item'],
): boolean {
  if (task.kind === 'change') return queueOf(context.queues, task.variantId).sending !== null;
  return task.kind === 'add' && !before && !line;
}

/** The product whose deletion awaits confirmation. @throws Error when there is none. */
export function requireChosenProductId({ chosenProductId }: CartContext): string {
  if (chosenProductId === null) throw new Error('No line is chosen');
  return chosenProductId;
}

function failureOf(productId: string, task: LineTask, error: unknown): CartEmitted {
  if (task.kind === 'add') {
    const { quantity, intent } = task;
    return { type: 'add.failed', productId, quantity, intent, message: messageOf(error, messages.addFailed) };
  }
  if (task.kind === 'delete') {
    return { type: 'delete.failed', productId, message: messageOf(error, messages.lineDeleteFailed) };
  }
  if (task.kind === 'change') {
    return { type: 'variant.failed', productId, message: messageOf(error, messages.variantFailed) };
  }
  return { type: 'quantity.failed', productId, message: messageOf(error, messages.quantityFailed) };
}

/** Types, ports, actions and guards of the cart. */
export const cartSetup = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent | LineDone | LineFailed,
    emitted: {} as CartEmitted,
    input: {} as CartInput,
    tags: {} as 'pending',
    children: {} as { getCart: 'getCart' },
  },
  actors: {
    getCart: port<CartAnswer, undefined>('getCart'),
    addToCart: port<AddAnswer, { productId: string; quantity: number }>('addToCart'),
    changeVariant: port<ChangeAnswer, { itemId: string; productId: string }>('changeVariant'),
    deleteItem: port<DeleteAnswer, { itemId: string }>('deleteItem'),
  },
  actions: {
    forgetCart: assign(EMPTY_CART),
    takeCart: assign((_, params: { cart: CartAnswer }) => ({
      items: params.cart.items,
      deliveryFee: params.cart.deliveryFee ?? limits.DEFAULT_DELIVERY_FEE,
      deliveryAddress: params.cart.deliveryAddress ?? null,
      phoneNumber: params.cart.phoneNumber ?? null,
      addresses: params.cart.addresses ?? null,
      takesExpectedTotal: params.cart.total !== undefined,
      isStale: false,
      message: null,
    })),
    decideRefusedOrder: enqueueActions(({ context: { items, refusedOrder }, enqueue }) => {
      if (refusedOrder === null) return;
      const { most, ...failure } = refusedOrder;
      const line = items.find(({ productId }) => productId === failure.productId);
      const isAllInCart = line !== undefined && (!canIncrease(line) || line.quantity >= most);
      enqueue.assign({ refusedOrder: null });
      enqueue.emit(isAllInCart ? { type: 'checkout.requested' } : failure);
    }),
    showLoadFailure: assign((_, params: { error: unknown }) => ({
      message: messageOf(params.error, messages.cartLoadFailed),
    })),
    markStale: assign({ isStale: true }),
    askForSignIn: emit(
      (_, { productId, quantity, intent = 'stay' }: { productId: string; quantity: number; intent?: AddIntent }) => ({
        type: 'signIn.required' as const,
        productId,
        quantity,
        intent,
      }),
    ),
    chooseLine: assign((_, { productId }: { productId: string }) => ({ chosenProductId: productId })),
    dropChoice: assign({ chosenProductId: null }),
    queueAdd: assign(({ context }, params: { productId: string; quantity: number; intent?: AddIntent }) => ({
      queues: enqueued(context.queues, params.productId, {
        kind: 'add',
        quantity: params.quantity,
        intent: params.intent ?? 'stay',
      }),
    })),
    queueDelete: assign(({ context }, params: { productId: string }) => {
      const line = shownLine(context, params.productId);
      return line ? { queues: enqueued(context.queues, params.productId, { kind: 'delete', itemId: line.id }) } : {};
    }),
    queueChange: assign(({ context }, { productId, variantId }: { productId: string; variantId: string }) => {
      const line = shownLine(context, productId);
      if (!line) return {};
      return { queues: enqueued(context.queues, productId, { kind: 'change', itemId: line.id, variantId }) };
    }),
    queueStep: enqueueActions(({ context, enqueue }, { productId, by }: { productId: string; by: 1 | -1 }) => {
      const line = shownLine(context, productId);
      if (!line) return;
      const removes = line.quantity + by <= 0;
      enqueue.assign({ queues: enqueued(context.queues, productId, { kind: 'step', by, removes }) });
      if (removes) enqueue.emit({ type: 'line.removed', product: line.product, quantity: line.quantity, by: 'step' });
    }),
    sendNext: enqueueActions(({ context, enqueue }, { productId }: { productId: string }) => {
      const task = nextTask(context.queues, productId);
      if (task === null) return;
      const id = lineId(productId);
      enqueue.assign({ queues: startNext(context.queues, productId) });
      if (task.kind === 'delete') enqueue.spawnChild('deleteItem', { id, input: { itemId: task.itemId } });
      else if (task.kind === 'change') {
        const { itemId, variantId } = task;
        enqueue.spawnChild('changeVariant', { id, input: { itemId, productId: variantId } });
      } else {
        const quantity = task.kind === 'step' ? task.by : task.quantity;
        enqueue.spawnChild('addToCart', { id, input: { productId, quantity } });
      }
    }),
    finishTask: enqueueActions(({ context, enqueue }, params: { productId: string; answer: LineAnswer }) => {
      const { productId, answer } = params;
      const task = queueOf(context.queues, productId).sending;
      if (task === null) return;
      const line = 'item' in answer ? answer.item : undefined;
      const before = context.items.find((item) => item.productId === productId);
      enqueue.stopChild(lineId(productId));
      enqueue.assign({
        queues: finish(context.queues, productId),
        items: confirm(context.items, productId, task, line),
        isStale: context.isStale || isUnknown(context, task, before, line),
      });
      if (task.kind === 'add') {
        enqueue.emit({ type: 'product.added', productId, quantity: task.quantity, intent: task.intent });
      } else if (task.kind === 'delete') {
        if (before)
          enqueue.emit({ type: 'line.removed', product: before.product, quantity: before.quantity, by: 'delete' });
      } else if (task.kind === 'change') {
        const size = line?.product.size ?? '';
        enqueue.emit({ type: 'variant.changed', productId, variantId: task.variantId, size });
      } else if (!task.removes) {
        enqueue.emit({ type: task.by > 0 ? 'quantity.increased' : 'quantity.reduced', productId });
      }
    }),
    failTask: enqueueActions(({ context, enqueue }, { productId, error }: { productId: string; error: unknown }) => {
      const task = queueOf(context.queues, productId).sending;
      if (task === null) return;
      enqueue.stopChild(lineId(productId));
      // Reload: without an answer the change may have been made, and after a refusal the stock may have changed.
      enqueue.assign({ queues: fail(context.queues, productId), isStale: true });
      const failure = failureOf(productId, task, error);
      const isFull = hasCode(error, 'out_of_stock') || hasCode(error, 'quantity_limit');
      if (failure.type === 'add.failed' && failure.intent === 'checkout' && isFull) {
        enqueue.assign({ refusedOrder: { ...failure, most: Number(fieldErrorsOf(error).quantity) } });
      } else enqueue.emit(failure);
    }),
    stopLines: enqueueActions(({ context, enqueue }) => {
      for (const productId of Object.keys(context.queues)) enqueue.stopChild(lineId(productId));
    }),
  },
  guards: {
    isStale: ({ context }) => context.isStale,
    isSending: ({ context }) => isSending(context.queues),
    isQuiet: ({ context }) => !isSending(context.queues),
    isStaleAndQuiet: ({ context }) => context.isStale && !isSending(context.queues),
    isPieces: (_, params: { quantity: number }) => Number.isInteger(params.quantity) && params.quantity > 0,
    isFree: ({ context }, { productId }: { productId: string }) => isFree(context, productId),
    isOtherVariant: ({ context }, params: { productId: string; variantId: string }) =>
      params.productId !== params.variantId && isFree(context, params.productId),
    isChosenMissing: ({ context }) => !shownLine(context, requireChosenProductId(context)),
    canStep: ({ context }, params: { productId: string; by: 1 | -1 }) => {
      const line = shownLine(context, params.productId);
      return line !== undefined && isFree(context, params.productId) && (params.by < 0 || canIncrease(line));
    },
  },
});
