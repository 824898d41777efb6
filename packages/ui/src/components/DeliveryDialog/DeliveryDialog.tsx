import type { DeliveryForm, FieldErrors } from '@abs/contract';
import { useForm } from '../../lib/useForm.ts';
import { Button } from '../Button/index.ts';
import { Dialog, DialogActions, type DialogProps } from '../Dialog/index.ts';
import { TextArea, TextField } from '../Field/index.ts';
import { FormError } from '../Notice/index.ts';
import { Stack } from '../Stack/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { type CartChanges, DeliveryChanges } from './DeliveryChanges.tsx';

export interface DeliveryDialogProps {
  open: boolean;
  /** What stands in the fields at first: the address last used. */
  initialValues?: Partial<DeliveryForm>;
  /** What is to be corrected, by field. */
  errors?: FieldErrors<DeliveryForm>;
  /** What went wrong with the order as a whole. */
  message?: string | null;
  /**
   * The order is being placed, looked for because no answer came, or its payment prepared: nothing closes the dialog
   * then. @default null
   */
  pending?: 'placing' | 'checking' | 'paying' | null;
  /** What is different about the cart since it was shown: stands in the form's place until it is accepted. @default null */
  changes?: CartChanges | null;
  /** Called when the changed cart is to be ordered as it is now. */
  onAccept?: () => void;
  /** Called with what was typed, unjudged. */
  onSubmit: (values: DeliveryForm) => void;
  /** Called on Cancel, Escape, a press beside the dialog, and its close button. */
  onCancel: () => void;
  /** Called after each change, so that what was typed can be kept until the order exists. */
  onDraft?: (values: DeliveryForm) => void;
  /** Where the focus goes on closing: see Dialog. */
  returnFocus?: DialogProps['returnFocus'];
}

const pendingText = {
  placing: 'Placing your order…',
  checking: 'Checking your order…',
  paying: 'Taking you to payment…',
};

/** Where to, and whom to call: the last question before an order is placed. */
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

/** Apart from the dialog, so that the form starts anew each time it opens. */
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
