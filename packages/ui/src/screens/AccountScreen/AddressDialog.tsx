import type { DeliveryFields, FieldErrors } from '@abs/contract';
import { Button } from '../../components/Button/index.ts';
import { Dialog, DialogActions } from '../../components/Dialog/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { useForm } from '../../lib/useForm.ts';
import { AddressFields, addressFieldNames } from '../../shop/AddressFields/index.ts';

export interface AddressDialogProps {
  open: boolean;
  /** The address exists and is edited. @default false */
  editing?: boolean;
  /** The initial values of the fields. */
  initialValues: Partial<DeliveryFields>;
  /** Error messages by field. */
  errors?: FieldErrors<DeliveryFields>;
  /** The error message for the whole form. */
  message?: string | null;
  /** The address is being saved. @default false */
  pending?: boolean;
  /** Called with the entered values, before validation. */
  onSubmit: (values: DeliveryFields) => void;
  /** Called with the values after each change. */
  onDraft?: (values: DeliveryFields) => void;
  onCancel: () => void;
}

/** A dialog that adds or edits a saved address. */
export function AddressDialog({ open, editing = false, pending = false, onCancel, ...form }: AddressDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title={editing ? 'Edit address' : 'Add an address'}
      locked={pending}
    >
      <AddressForm {...form} pending={pending} onCancel={onCancel} />
    </Dialog>
  );
}

/** The form in the dialog. It is a component of its own, so that it resets each time the dialog opens. */
function AddressForm({
  initialValues,
  errors,
  message,
  pending = false,
  onSubmit,
  onDraft,
  onCancel,
}: Omit<AddressDialogProps, 'open' | 'editing'>) {
  const form = useForm({ fields: addressFieldNames, errors, message, pending, onSubmit, onDraft });
  return (
    <form {...form.props}>
      <Stack gap={5}>
        <FormError>{form.message}</FormError>
        <AddressFields values={initialValues} field={form.field} />
        <DialogActions>
          <Button variant="secondary" disabled={pending} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" pending={pending}>
            {pending ? 'Saving…' : 'Save address'}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
