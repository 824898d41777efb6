import type { CartItem } from '@abs/contract';
import type { AddAnswer, CartContext, LineQueue, LineTask } from './cartTypes.ts';

type Queues = CartContext['queues'];

const EMPTY: LineQueue = { sending: null, waiting: [] };

/** What is under way for a product. */
export function queueOf(queues: Queues, productId: string): LineQueue {
  return queues[productId] ?? EMPTY;
}

function withQueue(queues: Queues, productId: string, queue: LineQueue): Queues {
  const { [productId]: _old, ...others } = queues;
  return queue.sending === null && queue.waiting.length === 0 ? others : { ...others, [productId]: queue };
}

/** Pieces of a line once a task is done. */
function after(quantity: number, task: LineTask): number {
  if (task.kind === 'delete') return 0;
  if (task.kind === 'change') return quantity;
  return Math.max(0, quantity + (task.kind === 'step' ? task.by : task.quantity));
}

/** The variant that a line becomes once all that is under way is done; null when it stays what it is. */
export function changingTo({ sending, waiting }: LineQueue): string | null {
  const last = [sending, ...waiting].findLast((task) => task?.kind === 'change');
  return last?.kind === 'change' ? last.variantId : null;
}

/** Pieces of a line once all that is under way is done. */
export function projected(quantity: number, queue: LineQueue): number {
  const tasks = queue.sending === null ? queue.waiting : [queue.sending, ...queue.waiting];
  return tasks.reduce(after, quantity);
}

/**
 * Adds a task behind those of its line. A step that undoes the step waiting last takes that one out instead: neither is
 * sent. Only waiting steps may go, since the one in flight has perhaps been made already.
 */
export function enqueue(queues: Queues, productId: string, task: LineTask): Queues {
  const queue = queueOf(queues, productId);
  const last = queue.waiting.at(-1);
  const undoes = task.kind === 'step' && last?.kind === 'step' && task.by === -last.by;
  const waiting = undoes ? queue.waiting.slice(0, -1) : [...queue.waiting, task];
  return withQueue(queues, productId, { ...queue, waiting });
}

/** The task to send now: none while one of the line is in flight. */
export function nextTask(queues: Queues, productId: string): LineTask | null {
  const queue = queueOf(queues, productId);
  return queue.sending === null ? (queue.waiting[0] ?? null) : null;
}

/** Marks the first waiting task as in flight. */
export function startNext(queues: Queues, productId: string): Queues {
  const { waiting } = queueOf(queues, productId);
  return withQueue(queues, productId, { sending: waiting[0] ?? null, waiting: waiting.slice(1) });
}

/** After the task in flight was done. */
export function finish(queues: Queues, productId: string): Queues {
  return withQueue(queues, productId, { ...queueOf(queues, productId), sending: null });
}

/**
 * After the task in flight failed. Steps that waited go with it: they were made upon a number which never came true, and
 * a minus meant for three pieces must not remove the only one. Adds and removals are requests of their own and stay.
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
 * The confirmed lines after a task succeeded. Another variant took in a line of its own, where there was one. The server's line counts where it sent one, since another tab may have
 * changed it too; otherwise the task is taken to have done what it says.
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
