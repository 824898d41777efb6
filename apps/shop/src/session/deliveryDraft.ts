import type { DeliveryForm } from '@abs/contract';
import { forgetDraft, readDraft, saveDraft } from './drafts.ts';

/** Delivery details that were typed but belong to no order yet. */
export type DeliveryDraft = {
  values: Partial<DeliveryForm>;
  /** Whether the form was open when the session ended. It then opens again after the next login. */
  isOpen: boolean;
};

const NAME = 'delivery';

export const saveDeliveryDraft = (userId: string, draft: DeliveryDraft) => saveDraft(NAME, userId, draft);
export const forgetDeliveryDraft = () => forgetDraft(NAME);

/** The details that this user typed. Missing and unreadable fields are left out. */
export function readDeliveryDraft(userId: string): DeliveryDraft {
  const { values, isOpen } = (readDraft(NAME, userId) ?? {}) as { values?: Record<string, unknown>; isOpen?: unknown };
  const text = (field: keyof DeliveryForm) =>
    typeof values?.[field] === 'string' ? { [field]: values[field] as string } : {};
  return { values: { ...text('deliveryAddress'), ...text('phoneNumber') }, isOpen: isOpen === true };
}
