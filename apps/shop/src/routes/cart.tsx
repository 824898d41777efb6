import { sortedItems, subtotal, total } from '@abs/machines';
import { CartScreen, type CartState } from '@abs/ui/screens/CartScreen';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { PageMeta } from '../app/PageMeta.tsx';
import type { CartActor } from '../machines/cart.ts';
import { useShop } from '../machines/shop.tsx';
import { useCheckout } from '../machines/useCheckout.ts';
import { useDeletionCancelledByLeaving } from '../machines/useDeletionCancelledByLeaving.ts';

function toState(snapshot: SnapshotFrom<CartActor>): CartState {
  const { context } = snapshot;
  if (snapshot.matches({ signedIn: { lines: 'failed' } })) return { status: 'error', message: context.message ?? '' };
  if (!snapshot.matches({ signedIn: { lines: 'ready' } })) return { status: 'loading' };
  return {
    status: 'ready',
    items: sortedItems(context),
    subtotal: subtotal(context),
    deliveryFee: context.deliveryFee,
    total: total(context),
    deliveryAddress: context.deliveryAddress,
  };
}

/** An order is made of what the server has, so it waits until the server has what is shown. */
function isUpdating({ context }: SnapshotFrom<CartActor>): boolean {
  return context.isStale || Object.keys(context.queues).length > 0;
}

export function Component() {
  const { cart } = useShop();
  const snapshot = useSelector(cart, (current) => current);
  const { state: from } = useLocation();
  const navigate = useNavigate();
  const wantsCheckout = useRef(Boolean((from as { checkout?: boolean } | null)?.checkout));
  const checkout = useCheckout({ open: wantsCheckout.current });
  const order = useSelector(checkout, (current) => current);
  const { deliveryAddress } = snapshot.context;

  useEffect(() => {
    // The wish is granted once: a reload, or coming back later, does not open the form again.
    if (wantsCheckout.current) navigate('.', { replace: true, state: null });
  }, [navigate]);

  useDeletionCancelledByLeaving(cart);

  const placing = order.matches('placing');
  const paying = order.matches('findingOrder') || order.matches('paying') || order.matches('redirecting');
  return (
    <>
      <PageMeta title="Cart" />
      <CartScreen
        state={toState(snapshot)}
        updating={isUpdating(snapshot)}
        checkingOut={placing || paying}
        message={order.context.message}
        onRetry={() => cart.send({ type: 'refresh.requested' })}
        onStep={(item, by) => cart.send({ type: 'quantity.stepped', productId: item.productId, by })}
        onDelete={(item) => cart.send({ type: 'delete.requested', productId: item.productId })}
        confirmingDelete={snapshot.matches({ signedIn: { deletion: 'confirmingDelete' } })}
        onDeleteConfirm={() => cart.send({ type: 'delete.confirmed' })}
        onDeleteCancel={() => cart.send({ type: 'delete.cancelled' })}
        onCheckout={() => checkout.send({ type: 'checkout.opened', deliveryAddress })}
        delivery={{
          open: order.matches('enteringDelivery') || placing || paying,
          initialValues: {
            deliveryAddress: order.context.values.deliveryAddress || (deliveryAddress ?? ''),
            phoneNumber: order.context.values.phoneNumber,
          },
          errors: order.context.errors,
          message: order.context.message,
          pending: placing ? 'placing' : paying ? 'paying' : null,
          onSubmit: (values) => checkout.send({ type: 'delivery.confirmed', values }),
          onCancel: () => checkout.send({ type: 'delivery.cancelled' }),
        }}
      />
    </>
  );
}
