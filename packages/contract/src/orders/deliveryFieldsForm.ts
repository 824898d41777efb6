import * as z from 'zod/mini';
import { deliveryForm } from '../forms.ts';
import { toDeliveryForm } from './deliveryFields.ts';

/** A `deliveryForm` from fields in which city and state are separate. */
export const deliveryFieldsForm = /* @__PURE__ */ z.pipe(/* @__PURE__ */ z.transform(toDeliveryForm), deliveryForm);
