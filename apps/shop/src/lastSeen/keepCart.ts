import { sortedItems, subtotal, total } from '@abs/machines';
import type { SnapshotFrom } from 'xstate';
import type { CartActor } from '../machines/cart.ts';
import type { Shop } from '../machines/shop.tsx';
import { cartFilling } from './fillings.ts';
import { forgetLastSeen, keepLastSeen } from './keep.ts';

/** Whether the server has confirmed the cart with all changes. */
const isConfirmed = (snapshot: SnapshotFrom<CartActor>) =>
  snapshot.matches({ signedIn: { lines: { ready: 'current' } } }) &&
  !snapshot.context.isStale &&
  Object.keys(snapshot.context.queues).length === 0;

/**
 * Keeps each confirmed state of the cart on this device, and forgets all pages when the session ends or changes, also
 * in another tab. @returns a function that stops this
 */
export function keepCart({ cart, session }: Pick<Shop, 'cart' | 'session'>): () => void {
  let kept: unknown;
  const keep = (snapshot: SnapshotFrom<CartActor>) => {
    const { user } = session.getSnapshot().context;
    const { context } = snapshot;
    if (!user || !isConfirmed(snapshot) || kept === context.items) return;
    kept = context.items;
    const seen = { items: sortedItems(context), subtotal: subtotal(context), total: total(context) };
    keepLastSeen(user.userId, '/cart', cartFilling({ ...seen, deliveryFee: context.deliveryFee }));
  };
  keep(cart.getSnapshot());
  const subscriptions = [
    cart.subscribe(keep),
    session.on('session.opened', forgetLastSeen),
    session.on('session.closed', forgetLastSeen),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
