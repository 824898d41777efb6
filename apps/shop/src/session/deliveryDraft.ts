import type { DeliveryForm } from '@abs/contract';
import { forgetDraft, readDraft, saveDraft } from './drafts.ts';

/** Delivery details that were typed and belong to no order yet. */
export type DeliveryDraft = {
  values: Partial<DeliveryForm>;
  /** The form stood open when the session ended: it opens again once the person is back. */
  isOpen: boolean;
};

const NAME = 'delivery';

export const saveDeliveryDraft = (userId: string, draft: DeliveryDraft) => saveDraft(NAME, userId, draft);
export const forgetDeliveryDraft = () => forgetDraft(NAME);

/** What this person typed before; empty fields when nothing, or nothing readable. */
export function readDeliveryDraft(userId: string): DeliveryDraft {
  const { values, isOpen } = (readDraft(NAME, userId) ?? {}) as { values?: Record<string, unknown>; isOpen?: unknown };
  const text = (field: keyof DeliveryForm) =>
    typeof values?.[field] === 'string' ? { [field]: values[field] as string } : {};
  return { values: { ...text('deliveryAddress'), ...text('phoneNumber') }, isOpen: isOpen === true };
}
