import type { CartItem } from '@abs/contract';
import type { AddAnswer, CartContext, LineQueue, LineTask } from './cartTypes.ts';

type Queues = CartContext['queues'];

const EMPTY: LineQueue = { sending: null, waiting: [] };

/** The queue of a product. */
export function queueOf(queues: Queues, productId: string): LineQueue {
  return queues[productId] ?? EMPTY;
}

function withQueue(queues: Queues, productId: string, queue: LineQueue): Queues {
  const { [productId]: _old, ...others } = queues;
  return queue.sending === null && queue.waiting.length === 0 ? others : { ...others, [productId]: queue };
}

/** Pieces of a line after a task. */
function after(quantity: number, task: LineTask): number {
  if (task.kind === 'delete') return 0;
  if (task.kind === 'change') return quantity;
  return Math.max(0, quantity + (task.kind === 'step' ? task.by : task.quantity));
}

/** The variant that a line will have after all its tasks; null if it does not change. */
export function changingTo({ sending, waiting }: LineQueue): string | null {
  const last = [sending, ...waiting].findLast((task) => task?.kind === 'change');
  return last?.kind === 'change' ? last.variantId : null;
}

/** Pieces of a line after all its tasks. */
export function projected(quantity: number, queue: LineQueue): number {
  const tasks = queue.sending === null ? queue.waiting : [queue.sending, ...queue.waiting];
  return tasks.reduce(after, quantity);
}

/**
 * Adds a task to the end of its line's queue. A step that undoes the last waiting step removes it instead: neither is
 * sent. A step in flight stays, because the server may have made it already.
 */
export function enqueue(queues: Queues, productId: string, task: LineTask): Queues {
  const queue = queueOf(queues, productId);
  const last = queue.waiting.at(-1);
  const undoes = task.kind === 'step' && last?.kind === 'step' && task.by === -last.by;
  const waiting = undoes ? queue.waiting.slice(0, -1) : [...queue.waiting, task];
  return withQueue(queues, productId, { ...queue, waiting });
}

/** The task to send now; null if none waits, or while a request of the line is in flight. */
export function nextTask(queues: Queues, productId: string): LineTask | null {
  const queue = queueOf(queues, productId);
  return queue.sending === null ? (queue.waiting[0] ?? null) : null;
}

/** Marks the first waiting task as in flight. */
export function startNext(queues: Queues, productId: string): Queues {
  const { waiting } = queueOf(queues, productId);
  return withQueue(queues, productId, { sending: waiting[0] ?? null, waiting: waiting.slice(1) });
}

/** The queues after the task in flight succeeded. */
export function finish(queues: Queues, productId: string): Queues {
  return withQueue(queues, productId, { ...queueOf(queues, productId), sending: null });
}

/**
 * The queues after the task in flight failed. Drops the waiting steps, because they assumed a quantity that never came
 * true: a minus meant for three pieces must not remove the only one. All other tasks are independent and stay.
 */
export function fail(queues: Queues, productId: string): Queues {
  const { waiting } = queueOf(queues, productId);
  return withQueue(queues, productId, { sending: null, waiting: waiting.filter((task) => task.kind !== 'step') });
}

/** Whether any request is in flight. */
export function isSending(queues: Queues): boolean {
  return Object.values(queues).some((queue) => queue.sending !== null);
}

/**
 * The confirmed lines after a task succeeded. A new variant also replaces the line that already had this variant. The
 * server's line wins if it sent one, because another tab may have changed it too; otherwise the task is applied to the
 * old line.
 */
export function confirm(
  items: readonly CartItem[],
  productId: string,
  task: LineTask,
  line: AddAnswer['item'],
): readonly CartItem[] {
  const others = items.filter((item) => item.productId !== productId && item.productId !== line?.productId);
  if (task.kind === 'delete' || line === null) return others;
  if (line !== undefined) return [...others, line];
  const old = items.find((item) => item.productId === productId);
  const quantity = old ? after(old.quantity, task) : 0;
  return old && quantity > 0 ? [...others, { ...old, quantity }] : others;
}
