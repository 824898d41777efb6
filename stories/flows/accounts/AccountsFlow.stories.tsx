import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { customer, fill, flow, page, server, toastSaying } from '../flow.ts';
import { ONE_TIME_CODE, RESET_LINK_TOKEN } from '../shopAnswers.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/signup' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const email = 'temi@example.com';
const wrongCode = 'That code is wrong or has expired. Check it, or request a new one.';

async function typeCode(code: string): Promise<void> {
  await userEvent.click(await screen.findByLabelText('Digit 1 of 4'));
  await userEvent.keyboard(code);
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
}

export const SignUp = {
  tags: ['8.1.5'],
  play: async ({ canvas, step }) => {
    await step('a new shopper signs up', async () => {
      await page('Sign up');
      await fill(canvas.getByLabelText('Email'), email);
      await fill(canvas.getByLabelText('Password'), 'harmattan-2026');
      await fill(canvas.getByLabelText('Confirm password'), 'harmattan-2026');
      await userEvent.keyboard('{Enter}');
    });
    await step('the shopper is prompted for the code', async () => {
      await toastSaying('Your account is successfully created');
      await page('Verify Email');
      await expect(canvas.getByText(email)).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^Request again in \d+ s$/ })).toBeVisible();
    });
  },
} satisfies Story;

export const Code = {
  play: async (context) => {
    await SignUp.play(context);
    await context.step('the code verifies the e-mail, and the name is still missing', async () => {
      await typeCode(ONE_TIME_CODE);
      await page('Complete your profile');
    });
  },
} satisfies Story;

export const Profile = {
  play: async (context) => {
    await Code.play(context);
    const { canvas, step } = context;
    await step('entering a name leads to the shop', async () => {
      await fill(canvas.getByLabelText('First name'), 'Temi');
      await fill(canvas.getByLabelText('Last name'), 'Bello');
      await userEvent.click(canvas.getByRole('radio', { name: 'Female' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
      await toastSaying('You have created your ABS profile.');
      await expect(await canvas.findByRole('heading', { name: 'Our Collections' })).toBeInTheDocument();
      await expect(canvas.getByRole('link', { name: 'Orders, none pending' })).toBeVisible();
    });
  },
} satisfies Story;

export const WrongCode = {
  tags: ['8.1.1'],
  play: async (context) => {
    await SignUp.play(context);
    const { canvas, step } = context;
    await step('a wrong code is refused with a message', async () => {
      await typeCode('1234');
      await toastSaying(wrongCode);
      const first = canvas.getByLabelText('Digit 1 of 4');
      await expect(first).toHaveAccessibleDescription(wrongCode);
      await waitFor(() => expect(first).toHaveFocus());
    });
    await step('the wrong code is not sent again, the right one is', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
      await expect(server.calls.filter((name) => name === 'verifyEmail')).toHaveLength(1);
      await typeCode(ONE_TIME_CODE);
      await page('Complete your profile');
    });
  },
} satisfies Story;

export const LoginUnverified = {
  tags: ['2.1.13'],
  args: { address: '/login' },
  beforeEach: () => {
    const account = customer();
    server.state.accounts.push({ ...account, user: { ...account.user, email }, isVerified: false });
  },
  play: async ({ canvas, step }) => {
    await step('a user with an unverified email receives a code', async () => {
      await page('Login');
      await fill(canvas.getByLabelText('Email'), email);
      await fill(canvas.getByLabelText('Password'), 'harmattan-2026');
      await userEvent.keyboard('{Enter}');
      await page('Verify Email');
      await expect(server.calls).toContain('requestOtp');
    });
    await step('the code leads to the home page, because the name is known', async () => {
      await typeCode(ONE_TIME_CODE);
      await page(/: hoodies, t-shirts, sneakers and jackets$/);
      await expect(canvas.getByRole('link', { name: 'Orders, none pending' })).toBeVisible();
    });
  },
} satisfies Story;

export const ForgotPassword = {
  args: { address: '/login' },
  beforeEach: () => {
    const account = customer();
    server.state.accounts.push({ ...account, user: { ...account.user, email } });
  },
  play: async ({ canvas, step }) => {
    await step('the login leads to the code', async () => {
      await page('Login');
      await userEvent.click(canvas.getByRole('link', { name: 'Forget Password?' }));
      await page('Forgot password');
      await fill(canvas.getByLabelText('Email'), email);
      await userEvent.keyboard('{Enter}');
      await page('Verify Email');
    });
  },
} satisfies Story;

export const ResetCode = {
  tags: ['10.1.1', '10.1.4'],
  ...ForgotPassword,
  play: async (context) => {
    await ForgotPassword.play(context);
    await context.step('the code leads to a new password, and does not sign in', async () => {
      await typeCode(ONE_TIME_CODE);
      await expect(await context.canvas.findByRole('button', { name: 'Proceed' })).toBeVisible();
      await expect(server.state.sessions.size).toBe(0);
    });
  },
} satisfies Story;

export const Reset = {
  tags: ['8.1.6', '10.1.5'],
  ...ForgotPassword,
  play: async (context) => {
    await ResetCode.play(context);
    const { canvas, step } = context;
    await step('the new password is saved', async () => {
      await fill(canvas.getByLabelText('Password'), 'wet-season-2026');
      await fill(canvas.getByLabelText('Confirm password'), 'wet-season-2026');
      await userEvent.keyboard('{Enter}');
      await toastSaying('Password has been successfully reset.');
      await expect(await canvas.findByRole('heading', { name: 'Our Collections' })).toBeInTheDocument();
      await expect(server.state.accounts[0]?.password).toBe('wet-season-2026');
    });
  },
} satisfies Story;

/** Opens a mailed link and chooses a new password. */
async function resetByLink(): Promise<void> {
  await page('Continue Set up');
  await expect(screen.getByText(`Choose a new password for ${email}.`)).toBeVisible();
  await fill(screen.getByLabelText('Password'), 'wet-season-2026');
  await fill(screen.getByLabelText('Confirm password'), 'wet-season-2026');
  await userEvent.keyboard('{Enter}');
}

export const ResetByLink = {
  ...ForgotPassword,
  args: { address: `/auth/reset-password?code=${RESET_LINK_TOKEN}&email=${email}` },
  play: async ({ step }) => {
    await step('the link in a mail leads to a new password, without a code', async () => {
      await resetByLink();
      await toastSaying('Password has been successfully reset.');
      await expect(server.state.accounts[0]?.password).toBe('wet-season-2026');
    });
  },
} satisfies Story;

export const RefusedLink = {
  ...ForgotPassword,
  args: { address: `/auth/reset-password?code=AAAAAAAAAAAAAAAAAAAAAA&email=${email}` },
  play: async ({ canvas, step }) => {
    await step('an invalid link leads to the form for a new mail, and says why', async () => {
      await resetByLink();
      await page('Forgot password');
      await expect(await canvas.findByRole('alert')).toHaveTextContent('That code is wrong or has expired.');
      await expect(canvas.getByLabelText('Email')).toHaveValue(email);
    });
    await step('one press sends a new mail', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
      await page('Verify Email');
      await expect(canvas.getByText(/If the email has a link instead of a code, open the link\./)).toBeVisible();
    });
  },
} satisfies Story;
