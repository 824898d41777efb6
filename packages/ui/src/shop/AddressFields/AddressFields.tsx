import { type DeliveryFields, nigerianStates } from '@abs/contract';
import { useState } from 'react';
import { SelectField, TextArea, TextField } from '../../components/Field/index.ts';
import * as styles from './AddressFields.css.ts';

type Name = keyof DeliveryFields;

export const addressFieldNames: readonly Name[] = ['deliveryAddress', 'city', 'state', 'phoneNumber'];

export interface AddressFieldsProps {
  /** The initial values. */
  values: Partial<DeliveryFields>;
  /** Returns the name and error of a control: `field` of useForm. */
  field: (name: Name) => { name: string; error: string | undefined };
}

const stateOptions = [{ value: '', label: 'Choose a state' }, ...nigerianStates];

/** The fields of a form for an address: street, city, state and phone number. */
export function AddressFields({
  values: { deliveryAddress, city, state = '', phoneNumber },
  field,
}: AddressFieldsProps) {
  // Unlike an input, a select does not follow its default value.
  const [chosenState, setChosenState] = useState<string | null>(null);
  return (
    <>
      <TextArea
        label="Delivery Address"
        autoComplete="street-address"
        rows={2}
        style={{ minHeight: 72 }}
        defaultValue={deliveryAddress}
        {...field('deliveryAddress')}
      />
      <div className={styles.pair}>
        <TextField label="City" autoComplete="address-level2" defaultValue={city} {...field('city')} />
        <SelectField
          label="State"
          autoComplete="address-level1"
          options={stateOptions}
          value={chosenState ?? state}
          onChange={({ target }) => setChosenState(target.value)}
          {...field('state')}
        />
      </div>
      <TextField
        label="Phone Number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="The rider calls this number on arrival."
        defaultValue={phoneNumber}
        {...field('phoneNumber')}
      />
    </>
  );
}
