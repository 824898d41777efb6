import type { AdminOrder } from '@abs/contract';
import { RowAction } from '../../components/DataTable/index.ts';
import { CheckIcon, CloseIcon, EyeIcon, UndoIcon } from '../../components/Icon/index.ts';
import { preloadConfirmDialog } from '../../components/LazyConfirmDialog/index.ts';
import * as styles from './OrderRowActions.css.ts';
import { type OrderAction, orderActions } from './orderActions.ts';

export interface OrderRowActionsProps {
  order: AdminOrder;
  /** Milliseconds since the epoch; null while unknown. */
  now: number | null;
  /** The order has an unfinished action. */
  isPending: boolean;
  onAction: (action: OrderAction) => void;
}

const presentation = {
  clear: { label: 'Clear order', Icon: CheckIcon, tone: 'success' },
  cancel: { label: 'Cancel order', Icon: CloseIcon, tone: 'danger' },
  reopen: { label: 'Undo', Icon: UndoIcon, tone: 'neutral' },
} as const;

/** The action to undo, by the order's fulfilment. */
const undoLabels = { cleared: 'clearing order', canceled: 'cancelling order', pending: 'order' };

interface ActionProps extends OrderRowActionsProps {
  action: OrderAction;
  disabledReason?: string | undefined;
}

function Action({ order: { number, fulfilment }, action, isPending, disabledReason, onAction }: ActionProps) {
  return (
    <RowAction
      {...presentation[action]}
      subject={action === 'reopen' ? `${undoLabels[fulfilment]} ${number}` : number}
      onIntent={preloadConfirmDialog}
      onPress={() => onAction(action)}
      disabledReason={isPending ? 'being changed' : disabledReason}
    />
  );
}

/**
 * The actions of an order in a list. Clearing comes first and cancelling last, with the link between them, so that one
 * is not pressed in place of the other.
 */
export function OrderRowActions(props: OrderRowActionsProps) {
  const { id, number } = props.order;
  const actions = orderActions(props.order, props.now);
  const cancel = actions.find(({ action }) => action === 'cancel');
  return (
    <>
      {actions.map((each) => each !== cancel && <Action key={each.action} {...props} {...each} />)}
      <RowAction label="View" subject={`order ${number}`} Icon={EyeIcon} to={`/admin/orders/${id}`} />
      {cancel ? <Action {...props} {...cancel} /> : <span className={styles.place} />}
    </>
  );
}
