import type { AdminOrderDetail } from '@abs/contract';
import { Button } from '../../components/Button/index.ts';
import { preloadConfirmDialog } from '../../components/LazyConfirmDialog/index.ts';
import { type OrderAction, orderActions } from '../../shop/lib/orderActions.ts';
import * as styles from './AdminOrderScreen.css.ts';

export interface OrderActionButtonsProps {
  order: AdminOrderDetail;
  /** Milliseconds since the epoch; null while unknown. */
  now: number | null;
  /** The action that is being applied to the order. */
  pending: OrderAction | null;
  /** Receives the pressed button, so that focus can return to it. */
  onAction: (action: OrderAction, button: HTMLButtonElement) => void;
}

function labelOf(action: OrderAction, { fulfilment }: AdminOrderDetail): string {
  if (action === 'clear') return 'Clear order';
  if (action === 'cancel') return 'Cancel order';
  return fulfilment === 'cleared' ? 'Undo clearing' : 'Undo cancellation';
}

/** What staff can do with the order now, and why it cannot be cleared. */
export function OrderActionButtons({ order, now, pending, onAction }: OrderActionButtonsProps) {
  const actions = orderActions(order, now);
  const reason = actions.find(({ disabledReason }) => disabledReason)?.disabledReason;
  return (
    <>
      {reason && (
        <span id="order-action-reason" className={styles.reason}>
          {`Cannot be cleared: ${reason}`}
        </span>
      )}
      {actions.map(({ action, disabledReason }) => (
        <Button
          key={action}
          size="compact"
          variant={action === 'clear' ? 'primary' : 'secondary'}
          pending={pending === action}
          disabled={Boolean(disabledReason) || (pending !== null && pending !== action)}
          aria-describedby={disabledReason ? 'order-action-reason' : undefined}
          onPointerEnter={preloadConfirmDialog}
          onFocus={preloadConfirmDialog}
          onClick={(event) => onAction(action, event.currentTarget)}
        >
          {labelOf(action, order)}
        </Button>
      ))}
    </>
  );
}
