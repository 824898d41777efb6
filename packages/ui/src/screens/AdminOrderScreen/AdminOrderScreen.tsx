import type { AdminOrderDetail } from '@abs/contract';
import { useRef } from 'react';
import { AdminPage } from '../../components/AdminPage/index.ts';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { EmptyState, ErrorState } from '../../components/EmptyState/index.ts';
import { LazyConfirmDialog } from '../../components/LazyConfirmDialog/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { OrderSummary } from '../../components/OrderSummary/index.ts';
import type { LookupState } from '../../lib/loadState.ts';
import { useNow } from '../../lib/useNow.ts';
import { canBeDispatched, type OrderAction, orderActions, orderConfirmation } from '../../shop/lib/orderActions.ts';
import * as styles from './AdminOrderScreen.css.ts';
import { AdminOrderScreenSkeleton } from './AdminOrderScreenSkeleton.tsx';
import { OrderActionButtons } from './OrderActionButtons.tsx';
import { OrderFacts, OrderStatusLine } from './OrderFacts.tsx';
import { OrderItemsTable } from './OrderItemsTable.tsx';
import { OrderPayments, refundConfirmation } from './OrderPayments.tsx';
import { PackingSlip } from './PackingSlip.tsx';

/** An order: loading, failed, not found, or loaded. */
export type AdminOrderState = LookupState<{ order: AdminOrderDetail }>;

export interface AdminOrderScreenProps {
  state: AdminOrderState;
  /** Loads the order again after an error. */
  onRetry: () => void;
  /** The order is being loaded again. @default false */
  retrying?: boolean;
  onAction: (action: OrderAction) => void;
  /** The action that is being applied to the order. */
  pendingAction?: OrderAction | null;
  /** The action to confirm; null closes the dialog. */
  confirmingAction?: OrderAction | null;
  /** Called when the action is confirmed. */
  onActionConfirm: () => void;
  /** Called when the confirmation is cancelled. */
  onActionCancel: () => void;
  /** Called to record a refund of a payment that was made outside the shop. */
  onRefund: (reference: string) => void;
  /** The reference of the payment whose refund is to be confirmed. */
  confirmingRefund?: string | null;
  /** The reference of the payment whose refund is being recorded. */
  pendingRefund?: string | null;
  onRefundConfirm: () => void;
  onRefundCancel: () => void;
  /** Opens the browser's dialog for printing: on paper, an order that can be dispatched is its packing slip. */
  onPrint: () => void;
  /** The last error message. */
  message?: string | null;
  /**
   * The current time in milliseconds since the epoch, to freeze the time remaining in stories and tests. Defaults to
   * the clock.
   */
  now?: number;
}

const back = { to: '/admin/orders', label: 'Orders' };

/** An order, for the staff who dispatch it: items, customer, address and history. */
export function AdminOrderScreen({ state, onRetry, retrying, ...rest }: AdminOrderScreenProps) {
  switch (state.status) {
    case 'loading':
      return <AdminOrderScreenSkeleton />;
    case 'error':
      return (
        <AdminPage title="Order" back={back}>
          <ErrorState dense message={state.message} onRetry={onRetry} retrying={retrying} />
        </AdminPage>
      );
    case 'notFound':
      return (
        <AdminPage title="Order not found" back={back}>
          <EmptyState
            dense
            title="This order doesn’t exist, or the link may be wrong."
            action={
              <ButtonLink to="/admin/orders" variant="secondary" size="compact">
                All orders
              </ButtonLink>
            }
          />
        </AdminPage>
      );
    case 'ready':
      return <OrderDetail order={state.order} {...rest} />;
  }
}

interface OrderDetailProps extends Omit<AdminOrderScreenProps, 'state' | 'onRetry' | 'retrying'> {
  order: AdminOrderDetail;
}

function OrderDetail({
  order,
  onAction,
  pendingAction = null,
  onRefund,
  onPrint,
  message,
  now: fixed,
  ...rest
}: OrderDetailProps) {
  const now = useNow(fixed);
  const heading = useRef<HTMLHeadingElement>(null);
  const caller = useRef<HTMLButtonElement>(null);
  const { payments = [] } = order;
  const hasSlip = canBeDispatched(order, now);
  return (
    <>
      <div className={hasSlip ? styles.onScreen : undefined}>
        <AdminPage
          titleRef={heading}
          title={`Order ${order.number}`}
          back={back}
          lead={<OrderStatusLine order={order} now={now} />}
          actions={
            (hasSlip || orderActions(order, now).length > 0) && (
              <>
                {hasSlip && (
                  <Button size="compact" variant="secondary" onClick={onPrint}>
                    Print packing slip
                  </Button>
                )}
                <OrderActionButtons
                  order={order}
                  now={now}
                  pending={pendingAction}
                  onAction={(action, button) => {
                    caller.current = button;
                    onAction(action);
                  }}
                />
              </>
            )
          }
        >
          <FormError>{message}</FormError>
          <div className={styles.layout}>
            <section aria-label="Items" className={styles.items}>
              <OrderItemsTable items={order.orderItems} />
              <div className={styles.summary}>
                <OrderSummary subtotal={order.subtotal} deliveryFee={order.deliveryFee} total={order.totalPrice} />
              </div>
              {payments.length > 0 && (
                <OrderPayments
                  payments={payments}
                  pending={rest.pendingRefund ?? null}
                  disabled={pendingAction !== null}
                  onRefund={(reference, button) => {
                    caller.current = button;
                    onRefund(reference);
                  }}
                />
              )}
            </section>
            <OrderFacts order={order} />
          </div>
          <OrderDialogs
            {...rest}
            order={order}
            returnFocus={() => (caller.current?.isConnected ? caller.current : heading.current)}
          />
        </AdminPage>
      </div>
      {hasSlip && <PackingSlip order={order} />}
    </>
  );
}

interface OrderDialogsProps
  extends Pick<
    AdminOrderScreenProps,
    | 'confirmingAction'
    | 'onActionConfirm'
    | 'onActionCancel'
    | 'confirmingRefund'
    | 'onRefundConfirm'
    | 'onRefundCancel'
  > {
  order: AdminOrderDetail;
  returnFocus: () => HTMLElement | null;
}

/** The questions before an action and before a refund. */
function OrderDialogs({
  order,
  confirmingAction = null,
  onActionConfirm,
  onActionCancel,
  confirmingRefund = null,
  onRefundConfirm,
  onRefundCancel,
  returnFocus,
}: OrderDialogsProps) {
  const payment = order.payments?.find(({ reference }) => reference === confirmingRefund) ?? null;
  return (
    <>
      <LazyConfirmDialog
        open={confirmingAction !== null}
        {...orderConfirmation(confirmingAction ?? 'cancel', order)}
        returnFocus={returnFocus}
        onConfirm={onActionConfirm}
        onCancel={onActionCancel}
      />
      <LazyConfirmDialog
        open={confirmingRefund !== null}
        {...refundConfirmation(payment, order.customer)}
        returnFocus={returnFocus}
        onConfirm={onRefundConfirm}
        onCancel={onRefundCancel}
      />
    </>
  );
}
