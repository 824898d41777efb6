import { forgotPassword as model } from '@abs/machines/testing';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { newShopper, toasts } from '../support.ts';
import { expectComplaint } from './complaints.ts';
import { flowOf } from './flowOf.ts';
import { transient } from './model.ts';

/** The server answers the same whether or not the address has an account. */
type World = { page: Page; request: APIRequestContext; email: string };

const button = (page: Page) => page.getByRole('button', { name: 'Send code' });

/** A shopper requests a code to choose a new password. */
export const forgotPassword = await flowOf<'forgotPassword', World>(model, {
  begin: async ({ page, request }) => {
    await page.goto('/forget-password-otp');
    return { page, request, email: newShopper().email };
  },
  perform: {
    'form.submitted': async ({ page, email }, { values = {} }) => {
      const isWhole = values.email?.includes('@');
      await page.getByLabel('Email', { exact: true }).fill(isWhole ? email : (values.email ?? ''));
      await page.keyboard.press('Enter');
    },
  },
  calls: {
    forgotPassword: {
      refuse: {
        rate_limited: async ({ request, email }) => {
          await request.post('/api/v1/forgot-password', { data: { email } });
        },
      },
    },
  },
  shows: {
    editing: async ({ page }, after) => {
      await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
      await expect(button(page)).toBeEnabled();
      if (after) await expectComplaint(page.getByRole('main'), after, 'Email is invalid');
    },
    validating: transient,
    submitting: async ({ page }) => {
      await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    },
    done: async ({ page, email }, after) => {
      const toast = after?.kind === 'refuse' ? 'A code has just been sent.' : 'OTP sent successfully';
      // Searches the toasts only, because the next page shows the same text for a code that was just sent.
      await expect(toasts(page).getByText(toast)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Verify Email' })).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
    },
  },
});
