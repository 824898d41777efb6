import type { CallError } from '@abs/contract';
import { login as model } from '@abs/machines/testing';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { newShopper, ordersLink, type Shopper } from '../support.ts';
import { expectComplaint } from './complaints.ts';
import { flowOf } from './flowOf.ts';
import { transient } from './model.ts';

type World = { page: Page; shopper: Shopper; isProven: boolean };

const button = (page: Page) => page.getByRole('button', { name: 'Login' });

/** Of the demo data. */
const ada: Shopper = { email: 'ada@abs.test', password: 'abs-demo-pass' };
const blocked: Shopper = { email: 'kelechi.umeh@abs.test', password: 'abs-demo-pass' };

let unproven: Promise<Shopper> | undefined;

/** A shopper with an unverified email; one for all journeys, because sign-ups from one IP address are limited. */
function unprovenShopper(request: APIRequestContext): Promise<Shopper> {
  const signUp = async () => {
    const shopper = newShopper();
    await request.post('/api/v1/signup', { data: shopper });
    return shopper;
  };
  unproven ??= signUp();
  return unproven;
}

/** A returning shopper logs in. The server accepts them, has blocked them, or requests a code first. */
export const login = await flowOf<'login', World>(model, {
  begin: async ({ page, request, journey }) => {
    const isRefusedFor = (code: CallError['code']) =>
      journey.steps.some((step) => step.kind === 'refuse' && (step.error as CallError).code === code);
    const isProven = !isRefusedFor('email_unverified');
    await page.goto('/login');
    if (!isProven) return { page, isProven, shopper: await unprovenShopper(request) };
    return { page, isProven, shopper: isRefusedFor('account_blocked') ? blocked : ada };
  },
  perform: {
    'form.submitted': async ({ page, shopper }, { values = {} }) => {
      const isWhole = values.email?.includes('@');
      await page.getByLabel('Email', { exact: true }).fill(isWhole ? shopper.email : (values.email ?? ''));
      await page.getByLabel('Password', { exact: true }).fill(isWhole ? shopper.password : '');
      await page.keyboard.press('Enter');
    },
    'code.submitted': async ({ page }, { code }) => {
      await page.getByLabel('6-digit code').fill(code);
      await page.keyboard.press('Enter');
    },
    'code.left': ({ page }) => page.getByRole('button', { name: 'Back to email and password' }).click(),
  },
  calls: {
    login: {
      refuse: {
        account_blocked: async () => {},
        email_unverified: async () => {},
      },
    },
    requestOtp: {
      // A minute must pass after the sign-up's code before the server sends another.
      answer: (_, route) => route.fulfill({ json: { message: 'OTP sent successfully' } }),
      refuse: { rate_limited: async () => {} },
    },
  },
  shows: {
    editing: async ({ page, shopper }, after) => {
      await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
      await expect(button(page)).toBeEnabled();
      if (after?.kind === 'event' && after.event.type === 'code.left') {
        return expect(page.getByLabel('Email', { exact: true })).toHaveValue(shopper.email);
      }
      if (after) await expectComplaint(page.getByRole('main'), after, 'Email is invalid');
    },
    validating: transient,
    submitting: async ({ page }) => {
      await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    },
    requestingOtp: async ({ page }) => {
      await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
      await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    },
    enteringCode: async ({ page }, after) => {
      await expect(page.getByRole('heading', { name: 'Two-step login' })).toBeVisible();
      await expect(button(page)).toBeEnabled();
      if (!after || (after.kind === 'refuse' && (after.error as CallError).code === 'two_factor_required')) return;
      await expectComplaint(page.getByRole('main'), after, 'Enter the code from your app, or a recovery code');
    },
    submittingCode: async ({ page }) => {
      await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    },
    done: async ({ page, shopper, isProven }) => {
      if (isProven) return expect(ordersLink(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Verify Email' })).toBeVisible();
      await expect(page.getByText(shopper.email)).toBeVisible();
    },
  },
});
