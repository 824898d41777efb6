import type { DeliveryFields } from '@abs/contract';
import type { CheckoutValues } from '@abs/machines';
import { forgetDraft, readDraft, saveDraft } from './drafts.ts';

/** Delivery details that were typed but belong to no order yet. */
export type DeliveryDraft = {
  values: Partial<CheckoutValues>;
  /** Whether the form was open when the session ended. It then opens again after the next login. */
  isOpen: boolean;
};

const NAME = 'delivery';
const fields = ['deliveryAddress', 'city', 'state', 'phoneNumber'] satisfies (keyof DeliveryFields)[];

export const saveDeliveryDraft = (userId: string, draft: DeliveryDraft) => saveDraft(NAME, userId, draft);
export const forgetDeliveryDraft = () => forgetDraft(NAME);

/** The details that this user typed. Missing and unreadable fields are left out. */
export function readDeliveryDraft(userId: string): DeliveryDraft {
  const { values, isOpen } = (readDraft(NAME, userId) ?? {}) as { values?: Record<string, unknown>; isOpen?: unknown };
  const typed = fields.flatMap((field) => {
    const value = values?.[field];
    return typeof value === 'string' ? [[field, value]] : [];
  });
  return {
    values: { ...Object.fromEntries(typed), saveAddress: values?.saveAddress === true },
    isOpen: isOpen === true,
  };
}
