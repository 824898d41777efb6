import { loginForm, signupForm } from '@abs/contract';
import { messages } from '@abs/machines';
import { ResetPasswordScreen } from '@abs/ui/screens/ResetPasswordScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { errorOf } from '../../fixtures/errorOf.ts';
import { heroPortrait } from '../../fixtures/heroPictures.ts';

const meta = {
  tags: ['account'],
  component: ResetPasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: { email: 'adaeze@example.com', picture: heroPortrait('sneakers'), onSubmit: fn() },
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.1.16'],
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('it works by keyboard alone', async () => {
      canvas.getByLabelText('Password').focus();
      await userEvent.keyboard('harmattan-2026{Tab}{Tab}harmattan-2026{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith({
        password: 'harmattan-2026',
        confirmPassword: 'harmattan-2026',
      });
    });
    await step('password managers get the username and a new-password hint', async () => {
      await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
      await expect(canvasElement.querySelector('[autocomplete="username"]')).toHaveValue('adaeze@example.com');
    });
    await step('a link leads back to the login', async () => {
      await expect(canvas.getByRole('heading', { name: 'Continue Set up' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'back to login' })).toHaveAttribute('href', '/login');
    });
  },
};
export const Filled: Story = {
  tags: ['2.1.16'],
  args: { initialValues: { password: 'harmattan-2026', confirmPassword: 'harmattan-2026' } },
  play: async ({ args, canvas, step }) => {
    await step('the typed password can be shown', async () => {
      const [show] = canvas.getAllByRole('button', { name: 'Show password' });
      if (show) await userEvent.click(show);
      await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Invalid: Story = {
  tags: ['5.1.6'],
  args: {
    initialValues: { password: 'harmattan', confirmPassword: 'harmatan' },
    errors: { confirmPassword: errorOf(signupForm, 'confirmPassword', 'another', { password: 'harmattan-2026' }) },
  },
  play: async ({ canvas, step }) => {
    await step('the invalid field is focused and described by the error, and the typed text stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }));
      const confirm = canvas.getByLabelText('Confirm password');
      await expect(confirm).toHaveFocus();
      await expect(confirm).toHaveAccessibleDescription('Passwords do not match');
      await expect(canvas.getByLabelText('Password')).toHaveValue('harmattan');
    });
  },
};
export const Empty: Story = {
  tags: ['5.1.6'],
  args: {
    errors: { password: errorOf(loginForm, 'password'), confirmPassword: errorOf(signupForm, 'confirmPassword') },
  },
  play: async ({ canvas, step }) => {
    await step('both fields are described by their errors, and the first is focused', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }));
      await expect(canvas.getByLabelText('Password')).toHaveFocus();
      await expect(canvas.getByText('Please confirm your password')).toBeVisible();
    });
  },
};
export const Failed: Story = {
  tags: ['8.1.4'],
  name: 'Error',
  args: { ...Filled.args, message: messages.resetFailed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to reset password. Please try again.');
  },
};
export const Submitting: Story = {
  args: { ...Filled.args, pending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Proceed' })).toHaveAttribute('aria-busy', 'true');
  },
};
/** Without a known address, and without a picture. */
export const Bare: Story = { args: { email: null, picture: undefined } };
