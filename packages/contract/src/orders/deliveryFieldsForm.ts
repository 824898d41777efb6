import * as z from 'zod/mini';
import { type DeliveryFields, type DeliveryForm, deliveryForm } from '../forms.ts';
import { joinAddressLine } from './addressLine.ts';

/** The entered values as an order takes them: with the address in one line. */
export const toDeliveryForm = ({ deliveryAddress, city, state, phoneNumber }: DeliveryFields): DeliveryForm => ({
  deliveryAddress: joinAddressLine({ street: deliveryAddress, city, state }),
  phoneNumber,
});

/** A `deliveryForm` from fields in which city and state are separate. */
export const deliveryFieldsForm = /* @__PURE__ */ z.pipe(/* @__PURE__ */ z.transform(toDeliveryForm), deliveryForm);
