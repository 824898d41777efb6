import { otpPath, storeResendAt } from '@abs/shop/session/otp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { flow, page, server } from '../flow.ts';
import { ONE_TIME_CODE } from '../shopAnswers.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/otp?flow=signup' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const email = 'temi@example.com';

async function typeCode(): Promise<void> {
  await page('Verify Email');
  await userEvent.click(await screen.findByLabelText('Digit 1 of 4'));
  await userEvent.keyboard(`${ONE_TIME_CODE}{Enter}`);
}

/** A code was sent long enough ago to request another. */
const sentLongAgo = () => storeResendAt('signup', email, 0);

export const AskingEmail = {
  parameters: { flow: { machine: 'otp', state: 'askingEmail' } },
  play: async ({ canvas }) => {
    await page('Verify Email');
    await canvas.findByLabelText('Email');
  },
} satisfies Story;

export const CoolingDown = {
  parameters: {
    flow: [
      { machine: 'otp', state: 'active.code.editing' },
      { machine: 'otp', state: 'active.resend.coolingDown' },
      { machine: 'countdown', state: 'ticking' },
    ],
  },
  beforeEach: () => {
    otpPath('signup', email);
  },
  play: async ({ canvas }) => {
    await page('Verify Email');
    await canvas.findByRole('button', { name: /^Request again in \d+ s$/ });
  },
} satisfies Story;

export const Resendable = {
  parameters: { flow: { machine: 'otp', state: 'active.resend.resendable' } },
  beforeEach: sentLongAgo,
  play: async ({ canvas }) => {
    await page('Verify Email');
    await canvas.findByRole('button', { name: 'Request again' });
  },
} satisfies Story;

export const Resending = {
  parameters: { flow: { machine: 'otp', state: 'active.resend.resending' } },
  beforeEach: () => {
    sentLongAgo();
    server.hold('requestOtp');
  },
  play: async ({ canvas }) => {
    await page('Verify Email');
    await userEvent.click(await canvas.findByRole('button', { name: 'Request again' }));
  },
} satisfies Story;

export const Verifying = {
  parameters: { flow: { machine: 'otp', state: 'active.code.verifying.email' } },
  beforeEach: () => {
    sentLongAgo();
    server.hold('verifyEmail');
  },
  play: typeCode,
} satisfies Story;

export const VerifyingResetCode = {
  parameters: { flow: { machine: 'otp', state: 'active.code.verifying.resetCode' } },
  args: { address: '/otp?flow=reset' },
  beforeEach: () => {
    storeResendAt('reset', email, 0);
    server.hold('verifyEmailAccount');
  },
  play: typeCode,
} satisfies Story;
