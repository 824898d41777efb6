import { Dialog, type DialogProps } from '../../components/Dialog/index.ts';
import { type CartChanges, DeliveryChanges } from './DeliveryChanges.tsx';
import { DeliveryFields, type DeliveryFieldsProps } from './DeliveryFields.tsx';

export interface DeliveryDialogProps extends DeliveryFieldsProps {
  open: boolean;
  /** Changes to the cart since it was shown. They replace the form until they are accepted. @default null */
  changes?: CartChanges | null;
  /** Called to order the changed cart. */
  onAccept?: () => void;
  /** Called on Cancel, Escape, a press outside the dialog, or the close button. */
  onCancel: () => void;
  /** Returns the element to focus after closing. See Dialog. */
  returnFocus?: DialogProps['returnFocus'];
}

/** Asks for the delivery address and phone number before an order is placed. */
export function DeliveryDialog({
  open,
  pending = null,
  changes = null,
  onAccept = () => {},
  onCancel,
  returnFocus,
  ...form
}: DeliveryDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title={changes ? 'Your cart has changed' : 'Enter Delivery Details'}
      locked={pending !== null}
      returnFocus={returnFocus}
    >
      {changes ? (
        <DeliveryChanges changes={changes} onAccept={onAccept} onCancel={onCancel} />
      ) : (
        <DeliveryFields {...form} pending={pending} onCancel={onCancel} />
      )}
    </Dialog>
  );
}
