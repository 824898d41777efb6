import { type DeliveryFields, joinAddressLine, type SavedAddress, splitAddressLine } from '@abs/contract';

/** A saved address as the fields of a form. */
export function addressFieldsOf({ deliveryAddress, phoneNumber }: SavedAddress): DeliveryFields {
  const { street, city, state } = splitAddressLine(deliveryAddress);
  return { deliveryAddress: street, city, state, phoneNumber };
}

const lineOf = ({ deliveryAddress: street = '', city = '', state = '' }: Partial<DeliveryFields>) =>
  joinAddressLine({ street, city, state });

/** The saved address that a form has; undefined if it has another one. */
export const savedAddressOf = (addresses: readonly SavedAddress[], values: Partial<DeliveryFields>) =>
  addresses.find(
    (saved) => lineOf(addressFieldsOf(saved)) === lineOf(values) && saved.phoneNumber === values.phoneNumber,
  );

/** The line of a saved address, with the phone number if others have the same line. */
export const addressLabelOf = ({ deliveryAddress, phoneNumber }: SavedAddress, addresses: readonly SavedAddress[]) =>
  addresses.filter((other) => other.deliveryAddress === deliveryAddress).length > 1
    ? `${deliveryAddress}, ${phoneNumber}`
    : deliveryAddress;
