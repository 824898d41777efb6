import { type DeliveryFields, type SavedAddress, toDeliveryFields, toDeliveryForm } from '@abs/contract';

const empty = { deliveryAddress: '', city: '', state: '', phoneNumber: '' };

/** The saved address that a form has; undefined if it has another one. */
export function savedAddressOf(
  addresses: readonly SavedAddress[],
  values: Partial<DeliveryFields>,
): SavedAddress | undefined {
  const entered = toDeliveryForm({ ...empty, ...values });
  return addresses.find((address) => {
    // As the form would send it: an older line can have other spaces.
    const saved = toDeliveryForm(toDeliveryFields(address));
    return saved.deliveryAddress === entered.deliveryAddress && saved.phoneNumber === entered.phoneNumber;
  });
}

/** The line of a saved address, with the phone number if others have the same line. */
export const addressLabelOf = ({ deliveryAddress, phoneNumber }: SavedAddress, addresses: readonly SavedAddress[]) =>
  addresses.filter((other) => other.deliveryAddress === deliveryAddress).length > 1
    ? `${deliveryAddress}, ${phoneNumber}`
    : deliveryAddress;
