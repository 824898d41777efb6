import { forgotPasswordForm } from '@abs/contract';
import { messages } from '@abs/machines';
import { ForgotPasswordScreen } from '@abs/ui/screens/ForgotPasswordScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { errorOf } from '../../fixtures/errorOf.ts';
import { heroPortrait } from '../../fixtures/heroPictures.ts';

const meta = {
  tags: ['account'],
  component: ForgotPasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: { picture: heroPortrait('tee'), onSubmit: fn() },
} satisfies Meta<typeof ForgotPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.1.19'],
  play: async ({ args, canvas, step }) => {
    await step('it works by keyboard alone', async () => {
      canvas.getByLabelText('Email').focus();
      await userEvent.keyboard('adaeze@example.com{Tab}');
      await expect(canvas.getByRole('button', { name: 'Send code' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'adaeze@example.com' });
    });
    await step('the field has its autocomplete hint', async () => {
      await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
    });
    await step('a link leads back to the login', async () => {
      await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
    });
  },
};
export const Filled: Story = {
  args: { initialValues: { email: 'adaeze@example.com' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Invalid: Story = {
  tags: ['5.1.10'],
  args: { errors: { email: errorOf(forgotPasswordForm, 'email') } },
  play: async ({ canvas, step }) => {
    await step('the field is focused and described by the error', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
      const email = canvas.getByLabelText('Email');
      await expect(email).toHaveFocus();
      await expect(email).toBeInvalid();
      await expect(email).toHaveAccessibleDescription(/Email is required\.$/);
    });
    await step('editing the field removes the error', async () => {
      await userEvent.keyboard('a');
      await expect(canvas.queryByText('Email is required.')).not.toBeInTheDocument();
    });
  },
};
export const Failed: Story = {
  tags: ['8.1.18'],
  name: 'Error',
  args: { ...Filled.args, message: messages.otpSendFailed },
  play: async ({ canvas, step }) => {
    await step('the error is announced, and the typed text stays', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to send OTP. Please try again.');
      await expect(canvas.getByLabelText('Email')).toHaveValue('adaeze@example.com');
    });
  },
};
export const Submitting: Story = {
  args: { ...Filled.args, pending: true },
  play: async ({ args, canvas, step }) => {
    await step('it cannot be submitted twice, and the button keeps the focus', async () => {
      const send = canvas.getByRole('button', { name: 'Send code' });
      await userEvent.click(send);
      await expect(send).toHaveFocus();
      await userEvent.type(canvas.getByLabelText('Email'), '{Enter}');
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(send).toHaveAttribute('aria-disabled', 'true');
    });
  },
};
export const WithoutPicture: Story = { args: { picture: undefined } };
