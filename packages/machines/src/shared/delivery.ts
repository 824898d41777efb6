import { type DeliveryFields, splitAddressLine } from '@abs/contract';

export const noDelivery: DeliveryFields = { deliveryAddress: '', city: '', state: '', phoneNumber: '' };

/** The line of an address as the fields of a form. */
export function addressFieldsOf(line: string): Omit<DeliveryFields, 'phoneNumber'> {
  const { street, city, state } = splitAddressLine(line);
  return { deliveryAddress: street, city, state };
}
