import type { DeliveryForm, FieldErrors } from '@abs/contract';
import { Button } from '../../components/Button/index.ts';
import { Dialog, DialogActions, type DialogProps } from '../../components/Dialog/index.ts';
import { TextArea, TextField } from '../../components/Field/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useForm } from '../../lib/useForm.ts';
import { type CartChanges, DeliveryChanges } from './DeliveryChanges.tsx';

export interface DeliveryDialogProps {
  open: boolean;
  /** The initial values: the address of the last order. */
  initialValues?: Partial<DeliveryForm>;
  /** Error messages by field. */
  errors?: FieldErrors<DeliveryForm>;
  /** The error message for the whole order. */
  message?: string | null;
  /**
   * What the shop is doing: placing the order, looking for it after no response, or preparing the payment. The dialog
   * cannot be closed meanwhile.
   * @default null
   */
  pending?: 'placing' | 'checking' | 'paying' | null;
  /** Changes to the cart since it was shown. They replace the form until they are accepted. @default null */
  changes?: CartChanges | null;
  /** Called to order the changed cart. */
  onAccept?: () => void;
  /** Called with the entered values, before validation. */
  onSubmit: (values: DeliveryForm) => void;
  /** Called on Cancel, Escape, a press outside the dialog, or the close button. */
  onCancel: () => void;
  /** Called with the values after each change, so that they can be kept until the order exists. */
  onDraft?: (values: DeliveryForm) => void;
  /** Returns the element to focus after closing. See Dialog. */
  returnFocus?: DialogProps['returnFocus'];
}

const pendingText = {
  placing: 'Placing your order…',
  checking: 'Checking your order…',
  paying: 'Taking you to payment…',
};

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

/** A separate component, so that the form resets each time the dialog opens. */
function DeliveryFields({
  initialValues,
  errors,
  message,
  pending,
  onSubmit,
  onCancel,
  onDraft,
}: Omit<DeliveryDialogProps, 'open' | 'changes' | 'onAccept' | 'returnFocus'>) {
  const form = useForm({
    fields: ['deliveryAddress', 'phoneNumber'],
    errors,
    message,
    pending: Boolean(pending),
    onSubmit,
    onDraft,
  });
  return (
    <form {...form.props}>
      <Stack gap={5}>
        <FormError>{form.message}</FormError>
        <TextArea
          label="Delivery Address"
          autoComplete="street-address"
          rows={3}
          style={{ minHeight: 96 }}
          defaultValue={initialValues?.deliveryAddress}
          {...form.field('deliveryAddress')}
        />
        <TextField
          label="Phone Number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="The rider calls this number on arrival."
          defaultValue={initialValues?.phoneNumber}
          {...form.field('phoneNumber')}
        />
        <DialogActions>
          <Button variant="secondary" disabled={Boolean(pending)} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" pending={Boolean(pending)}>
            {pending ? pendingText[pending] : 'Confirm'}
          </Button>
        </DialogActions>
        <VisuallyHidden role="status">{pending && pendingText[pending]}</VisuallyHidden>
      </Stack>
    </form>
  );
}
