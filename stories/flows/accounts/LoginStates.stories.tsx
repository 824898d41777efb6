import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { customer, fill, flow, page, server } from '../flow.ts';
import { APP_CODE } from '../shopAnswers.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/login' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const logIn: Story['play'] = async ({ canvas }) => {
  await page('Login');
  await fill(canvas.getByLabelText('Email'), customer().user.email);
  await fill(canvas.getByLabelText('Password'), customer().password);
  await userEvent.keyboard('{Enter}');
};

export const Editing = {
  parameters: { flow: { machine: 'login', state: 'editing' } },
  play: async () => {
    await page('Login');
  },
} satisfies Story;

export const Submitting = {
  parameters: { flow: { machine: 'login', state: 'submitting' } },
  beforeEach: () => server.hold('login'),
  play: logIn,
} satisfies Story;

export const RequestingOtp = {
  parameters: { flow: { machine: 'login', state: 'requestingOtp' } },
  beforeEach: () => {
    server.state.accounts.push({ ...customer(), isVerified: false });
    server.hold('requestOtp');
  },
  play: logIn,
} satisfies Story;

const withAppCode = () => {
  server.state.accounts.push({ ...customer(), twoFactorSince: '2026-11-02T10:00:00.000Z' });
};

export const EnteringCode = {
  tags: ['10.1.38'],
  parameters: { flow: { machine: 'login', state: 'enteringCode' } },
  beforeEach: withAppCode,
  play: async (context) => {
    const { canvas, step } = context;
    await step('the right password leads to the code', async () => {
      await logIn(context);
      await page('Two-step login');
    });
    await step('a wrong code is refused, and can be replaced', async () => {
      const code = canvas.getByLabelText('6-digit code');
      await waitFor(() => expect(code).toHaveFocus());
      await fill(code, '000000');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(code).toHaveAccessibleDescription(refusals.wrongTwoFactorCode[1]));
      await expect(code).toHaveFocus();
    });
  },
} satisfies Story;

export const SubmittingCode = {
  parameters: { flow: { machine: 'login', state: 'submittingCode' } },
  beforeEach: withAppCode,
  play: async (context) => {
    await logIn(context);
    await page('Two-step login');
    server.hold('login');
    await fill(context.canvas.getByLabelText('6-digit code'), APP_CODE);
    await userEvent.keyboard('{Enter}');
  },
} satisfies Story;

export const LeavingCode = {
  beforeEach: withAppCode,
  play: async (context) => {
    const { canvas } = context;
    await logIn(context);
    await page('Two-step login');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to email and password' }));
    await page('Login');
    await expect(canvas.getByLabelText('Email')).toHaveValue(customer().user.email);
  },
} satisfies Story;
