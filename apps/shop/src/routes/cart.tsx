import '../machines/shopping.ts';
import { changingIds, type ShownCart, sortedItems, subtotal, total } from '@abs/machines';
import { CartScreen, type CartState } from '@abs/ui/screens/CartScreen';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { LazyViewed } from '../app/afterPage.tsx';
import { stateField } from '../app/locationState.ts';
import { PageMeta } from '../app/PageMeta.tsx';
import type { CartActor } from '../machines/cart.ts';
import type { OrdersActor } from '../machines/orders.ts';
import { useShop, useUser } from '../machines/shop.tsx';
import { useCheckout } from '../machines/useCheckout.ts';
import { useDeliveryDraft } from '../machines/useDeliveryDraft.ts';
import { useDismissOnLeave } from '../machines/useDismissOnLeave.ts';
import { useSnapshot } from '../machines/useSnapshot.ts';
import { readDeliveryDraft } from '../session/deliveryDraft.ts';

type CartSnapshot = SnapshotFrom<CartActor>;

function toState(snapshot: CartSnapshot): CartState {
  const { context } = snapshot;
  if (snapshot.matches({ signedIn: { lines: 'failed' } })) return { status: 'error', message: context.message ?? '' };
  if (!snapshot.matches({ signedIn: { lines: 'ready' } })) return { status: 'loading' };
  return {
    status: 'ready',
    ...shownCart(snapshot),
    deliveryAddress: context.deliveryAddress,
    subtotal: subtotal(context),
  };
}

/** The cart as displayed. A shopper who orders agrees to pay its total. */
function shownCart({ context }: CartSnapshot): ShownCart {
  const { deliveryFee, takesExpectedTotal } = context;
  return { items: sortedItems(context), deliveryFee, total: total(context), takesExpectedTotal };
}

/** An order uses the server's cart, so it waits until the server has the displayed cart. */
function isUpdating({ context }: CartSnapshot): boolean {
  return context.isStale || Object.keys(context.queues).length > 0;
}

/** Whether the pending orders are still unknown. One of them may have emptied the cart. */
const areOrdersUnknown = (snapshot: SnapshotFrom<OrdersActor>) =>
  snapshot.hasTag('pending') && snapshot.context.orders.length === 0;

export function CartRoute() {
  const { cart, orders } = useShop();
  const user = useUser();
  const snapshot = useSnapshot(cart);
  const waitingOrders = useSelector(orders, ({ context }) => context.orders);
  const isLookingForOrders = useSelector(orders, areOrdersUnknown);
  const { state: from } = useLocation();
  const navigate = useNavigate();
  const [draft] = useState(() => readDeliveryDraft(user?.userId ?? ''));
  const [isCheckoutRequested] = useState(() => stateField(from, 'checkout') === true);
  const checkout = useCheckout({ open: isCheckoutRequested || draft.isOpen, values: draft.values });
  const order = useSnapshot(checkout);
  const { deliveryAddress, phoneNumber, addresses } = snapshot.context;
  const state = toState(snapshot);
  const isSettled = state.status === 'ready' && !isUpdating(snapshot);

  useDeliveryDraft(checkout);
  useDismissOnLeave(cart, 'delete.cancelled');
  useEffect(() => {
    // Clears the request, so that a reload or a later return does not open the form again.
    if (isCheckoutRequested) navigate('.', { replace: true, state: null });
  }, [isCheckoutRequested, navigate]);
  useEffect(() => {
    // A form that opened automatically does not have the cart yet. The shopper agrees to the cart that is shown after
    // it has loaded.
    if (!isSettled || !checkout.getSnapshot().matches('enteringDelivery')) return;
    checkout.send({ type: 'checkout.opened', cart: shownCart(cart.getSnapshot()), deliveryAddress, phoneNumber });
  }, [isSettled, checkout, cart, deliveryAddress, phoneNumber]);

  const { context } = order;
  const isPaying = order.matches('findingOrder') || order.matches('paying') || order.matches('redirecting');
  const isChecking =
    order.matches('awaitingRepeat') ||
    order.matches('findingAttempt') ||
    (order.matches('placing') && context.repeats > 0);
  const isPlacing = order.matches('placing') || order.matches('readingCart');
  const pending = isChecking ? 'checking' : isPlacing ? 'placing' : isPaying && context.isNewOrder ? 'paying' : null;
  const isFormOpen = pending !== null || order.matches('enteringDelivery') || order.matches('reviewingChanges');
  const isEmpty = state.status === 'ready' && state.items.length === 0;
  return (
    <>
      <PageMeta title="Cart" />
      <CartScreen
        state={isEmpty && isLookingForOrders && !isFormOpen ? { status: 'loading' } : state}
        updating={isUpdating(snapshot)}
        pending={pending !== null ? 'checkingOut' : isPaying ? 'paying' : null}
        message={context.message}
        onRetry={() => cart.send({ type: 'refresh.requested' })}
        onStep={(item, by) => cart.send({ type: 'quantity.stepped', productId: item.productId, by })}
        onSizeChange={(item, variantId) => cart.send({ type: 'variant.chosen', productId: item.productId, variantId })}
        changingIds={changingIds(snapshot.context)}
        onDelete={(item) => cart.send({ type: 'delete.requested', productId: item.productId })}
        confirmingDelete={snapshot.matches({ signedIn: { deletion: 'confirmingDelete' } })}
        onDeleteConfirm={() => cart.send({ type: 'delete.confirmed' })}
        onDeleteCancel={() => cart.send({ type: 'delete.cancelled' })}
        onCheckout={() =>
          checkout.send({ type: 'checkout.opened', cart: shownCart(snapshot), deliveryAddress, phoneNumber })
        }
        delivery={{
          open: isFormOpen,
          initialValues: context.values,
          addresses,
          errors: context.errors,
          message: context.message,
          total: state.status === 'ready' ? state.total : undefined,
          pending,
          changes: context.changes,
          onDraft: (values) => checkout.send({ type: 'delivery.drafted', values }),
          onSubmit: (values) =>
            checkout.send({
              type: 'delivery.confirmed',
              values,
              cart: shownCart(cart.getSnapshot()),
              pendingOrderIds: waitingOrders.map(({ id }) => id),
            }),
          onAccept: () => checkout.send({ type: 'changes.accepted' }),
          onCancel: () => checkout.send({ type: 'delivery.cancelled' }),
        }}
        waitingOrders={waitingOrders}
        onPay={({ id }) => checkout.send({ type: 'order.payRequested', orderId: id })}
      />
      {isEmpty && <LazyViewed framed />}
    </>
  );
}
