import type { CallError } from '@abs/contract';
import type { Step } from '@abs/machines/testing';
import { expect, type Locator } from '@playwright/test';

/** The shop's message for a refused call, by error code. */
const sentences: Readonly<Record<string, string>> = {
  offline: 'You seem to be offline. Check your connection and try again.',
  email_taken: 'An account with this email already exists',
  account_blocked: 'This account has been blocked. Please contact us.',
  invalid_code: 'The code is wrong',
  internal: 'Something went wrong',
  cart_empty: 'Your cart is empty.',
};

/**
 * Expects the form to show why the step that led back to it failed.
 * @param invalid the message for input that the form rejects.
 */
export async function expectComplaint(form: Locator, after: Step, invalid: string): Promise<void> {
  const sentence = after.kind === 'refuse' ? sentences[String((after.error as CallError).code)] : invalid;
  if (sentence === undefined) throw new Error('Nothing is known of what the shop says then');
  await expect(form.getByText(sentence)).toBeVisible();
}
