import type { DeliveryFields, DeliveryForm } from '../forms.ts';
import { joinAddressLine, splitAddressLine } from './addressLine.ts';

/** The entered values as an order takes them: with the address in one line. */
export const toDeliveryForm = ({ deliveryAddress, city, state, phoneNumber }: DeliveryFields): DeliveryForm => ({
  deliveryAddress: joinAddressLine({ street: deliveryAddress, city, state }),
  phoneNumber,
});

/** The values of the fields for an address in one line. */
export function toDeliveryFields({ deliveryAddress, phoneNumber }: DeliveryForm): DeliveryFields {
  const { street, city, state } = splitAddressLine(deliveryAddress);
  return { deliveryAddress: street, city, state, phoneNumber };
}
