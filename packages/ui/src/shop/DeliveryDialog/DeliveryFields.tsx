import type { DeliveryFields as DeliveryValues, FieldErrors } from '@abs/contract';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { DialogActions } from '../../components/Dialog/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Price } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useForm } from '../../lib/useForm.ts';
import { AddressFields, addressFieldNames } from '../AddressFields/index.ts';
import * as styles from './DeliveryFields.css.ts';
import { totalRow } from './totalRow.css.ts';

export interface DeliveryFieldsProps {
  /** The initial values: those that were typed before, or of the last order. */
  initialValues?: Partial<DeliveryValues>;
  /** Error messages by field. */
  errors?: FieldErrors<DeliveryValues>;
  /** The error message for the whole order. */
  message?: string | null;
  /** The amount to pay in naira, including delivery; null if a price is missing, undefined while it is loading. */
  total?: number | null;
  /**
   * What the shop is doing: placing the order, looking for it after no response, or preparing the payment. The dialog
   * cannot be closed meanwhile.
   * @default null
   */
  pending?: 'placing' | 'checking' | 'paying' | null;
  /** Called with the entered values, before validation. */
  onSubmit: (values: DeliveryValues) => void;
  onCancel: () => void;
  /** Called with the values after each change, so that they can be kept until the order exists. */
  onDraft?: (values: DeliveryValues) => void;
}

const pendingText = {
  placing: 'Placing your order…',
  checking: 'Checking your order…',
  paying: 'Taking you to payment…',
};

const noValues: Partial<DeliveryValues> = {};

/** The address of the order being placed. It is a component of its own, so that it resets each time the dialog opens. */
export function DeliveryFields({
  initialValues = noValues,
  errors,
  message,
  total,
  pending = null,
  onSubmit,
  onCancel,
  onDraft,
}: DeliveryFieldsProps) {
  // The cart, with the last address, can arrive after the form has opened. It becomes empty while the order is placed.
  const [shown, setShown] = useState({ initialValues, total });
  if (!pending && (shown.initialValues !== initialValues || shown.total !== total)) setShown({ initialValues, total });
  const form = useForm({
    fields: addressFieldNames,
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
        <AddressFields values={shown.initialValues} field={form.field} />
        <div data-slot="delivery-next" className={styles.next}>
          <dl className={totalRow}>
            <dt>Total</dt>
            <dd>
              {shown.total === undefined ? <Skeleton shape="text" width="6rem" /> : <Price amount={shown.total} />}
            </dd>
          </dl>
          <p className={styles.note}>Confirm to continue to payment. Nothing is charged before.</p>
        </div>
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
