import { messages } from '@abs/machines';
import { signup as model } from '@abs/machines/testing';
import { expect, type Page } from '@playwright/test';
import { newShopper, type Shopper, signUp, toasts } from '../support.ts';
import { expectComplaint } from './complaints.ts';
import { flowOf } from './flowOf.ts';
import { transient } from './model.ts';

type World = { page: Page; shopper: Shopper };

const button = (page: Page) => page.getByRole('button', { name: 'Sign up' });

/** A new shopper signs up. */
export const signup = await flowOf<'signup', World>(model, {
  begin: async ({ page }) => {
    await page.goto('/signup');
    return { page, shopper: newShopper() };
  },
  perform: {
    'form.submitted': async ({ page, shopper }, { values = {} }) => {
      const isWhole = values.email?.includes('@');
      await page.getByLabel('Email', { exact: true }).fill(isWhole ? shopper.email : (values.email ?? ''));
      await page.getByLabel('Password', { exact: true }).fill(values.password ?? '');
      await page.getByLabel('Confirm password').fill(values.confirmPassword ?? '');
      await page.keyboard.press('Enter');
    },
  },
  calls: {
    signup: {
      refuse: {
        email_taken: async ({ shopper }) => {
          await signUp(shopper);
        },
      },
    },
  },
  shows: {
    editing: async ({ page }, after) => {
      await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
      await expect(button(page)).toBeEnabled();
      if (after) await expectComplaint(page.getByRole('main'), after, 'Email is invalid');
    },
    validating: transient,
    submitting: async ({ page }) => {
      await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    },
    done: async ({ page, shopper }) => {
      await expect(toasts(page).getByText(messages.signupCompleted)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Verify Email' })).toBeVisible();
      await expect(page.getByText(shopper.email)).toBeVisible();
    },
  },
});
