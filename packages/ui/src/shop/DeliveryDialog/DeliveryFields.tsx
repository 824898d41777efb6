import {
  type DeliveryFields as AddressValues,
  type FieldErrors,
  limits,
  type SavedAddress,
  toDeliveryFields,
} from '@abs/contract';
import { Fragment, useId, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { DialogActions } from '../../components/Dialog/index.ts';
import { SelectField } from '../../components/Field/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Price } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useForm } from '../../lib/useForm.ts';
import { AddressFields, addressFieldNames } from '../AddressFields/index.ts';
import * as styles from './DeliveryFields.css.ts';
import { addressLabelOf, savedAddressOf } from './savedAddress.ts';
import { totalRow } from './totalRow.css.ts';

export type DeliveryValues = AddressValues & {
  /** Whether the order also saves the address. */
  saveAddress: boolean;
};

export interface DeliveryFieldsProps {
  /** The initial values: those that were typed before, of the default address, or of the last order. */
  initialValues?: Partial<DeliveryValues>;
  /** The saved addresses, the default first; null if the shop's server cannot save any. @default null */
  addresses?: readonly SavedAddress[] | null;
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
const fieldNames = [...addressFieldNames, 'saveAddress'] as const;
/** The value of the option for an address that is not saved. */
const ANOTHER = '';

const valuesOf = ({ saveAddress, ...values }: Record<(typeof fieldNames)[number], string>): DeliveryValues => ({
  ...values,
  saveAddress: saveAddress !== '',
});

/** The address of the order being placed. It is a component of its own, so that it resets each time the dialog opens. */
export function DeliveryFields({
  initialValues = noValues,
  addresses = null,
  errors,
  message,
  total,
  pending = null,
  onSubmit,
  onCancel,
  onDraft,
}: DeliveryFieldsProps) {
  // The cart, with the addresses, can arrive after the form has opened. It becomes empty while the order is placed.
  const [cart, setCart] = useState({ initialValues, addresses, total });
  const [values, setValues] = useState(initialValues);
  if (!pending && (cart.initialValues !== initialValues || cart.addresses !== addresses || cart.total !== total)) {
    setCart({ initialValues, addresses, total });
    if (cart.initialValues !== initialValues) setValues(initialValues);
  }
  // Changes with each choice, so that the fields begin again with its values.
  const [choices, setChoices] = useState(0);
  const [another, setAnother] = useState<Partial<DeliveryValues> | null>(null);
  const boxId = useId();
  const saved = cart.addresses ?? [];
  const chosen = savedAddressOf(saved, values);
  const take = (next: DeliveryValues) => {
    setValues(next);
    onDraft?.(next);
  };
  /** Fills in a saved address, or brings back what was typed before. */
  const choose = (address: SavedAddress | undefined) => {
    if (!chosen) setAnother(values);
    const { phoneNumber = '' } = values;
    const blank = { deliveryAddress: '', city: '', state: '', phoneNumber, saveAddress: false };
    take({ ...blank, ...(address ? toDeliveryFields(address) : another) });
    setChoices(choices + 1);
  };
  const form = useForm({
    fields: fieldNames,
    errors,
    message,
    pending: Boolean(pending),
    onSubmit: (entries) => onSubmit(valuesOf(entries)),
    onDraft: (entries) => take(valuesOf(entries)),
  });
  return (
    <form {...form.props}>
      <Stack gap={5}>
        <FormError>{form.message}</FormError>
        {saved.length > 0 && (
          <SelectField
            label="Saved address"
            options={[
              ...saved.map((address) => ({ value: address.id, label: addressLabelOf(address, saved) })),
              { value: ANOTHER, label: 'Another address' },
            ]}
            value={chosen?.id ?? ANOTHER}
            onChange={(event) => {
              // The form would read the values of the address chosen before.
              event.stopPropagation();
              choose(saved.find(({ id }) => id === event.target.value));
            }}
          />
        )}
        <Fragment key={choices}>
          <AddressFields values={values} field={form.field} />
          {cart.addresses && !chosen && saved.length < limits.ADDRESSES_MAX && (
            <div className={styles.save}>
              <Checkbox id={boxId} name="saveAddress" label="Save this address" defaultChecked={values.saveAddress} />
              <label htmlFor={boxId} className={styles.saveLabel}>
                Save this address
              </label>
            </div>
          )}
        </Fragment>
        <div data-slot="delivery-next" className={styles.next}>
          <dl className={totalRow}>
            <dt>Total</dt>
            <dd>{cart.total === undefined ? <Skeleton shape="text" width="6rem" /> : <Price amount={cart.total} />}</dd>
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
