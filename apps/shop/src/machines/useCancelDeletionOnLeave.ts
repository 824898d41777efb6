import { useEffect } from 'react';
import type { CartActor } from './cart.ts';
import type { OrdersActor } from './orders.ts';

/** Takes the question whether to delete back when its page is left: cart and orders outlive their pages. */
export function useCancelDeletionOnLeave(actor: CartActor | OrdersActor): void {
  useEffect(
    () => () => {
      if (actor.getSnapshot().can({ type: 'delete.cancelled' })) actor.send({ type: 'delete.cancelled' });
    },
    [actor],
  );
}
