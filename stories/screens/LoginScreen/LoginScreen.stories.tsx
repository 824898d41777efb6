import { refusals } from '@abs/api/refusals';
import { loginForm } from '@abs/contract';
import { LoginScreen } from '@abs/ui/screens/LoginScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { errorOf } from '../../fixtures/errorOf.ts';
import { heroPortrait } from '../../fixtures/heroPictures.ts';

const meta = {
  tags: ['account'],
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: { picture: heroPortrait('jacket'), onSubmit: fn() },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.1.1'],
  play: async ({ args, canvas, step }) => {
    await step('it works by keyboard alone', async () => {
      canvas.getByLabelText('Email').focus();
      await userEvent.keyboard('adaeze@example.com{Tab}harmattan-2026');
      await expect(canvas.getByLabelText('Password')).toHaveValue('harmattan-2026');
      await userEvent.keyboard('{Tab}{Tab}{Tab}');
      await expect(canvas.getByRole('button', { name: 'Login' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith({
        email: 'adaeze@example.com',
        password: 'harmattan-2026',
      });
    });
    await step('each field has its autocomplete hint', async () => {
      await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
      await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    });
    await step('links lead to the password reset and the sign-up', async () => {
      await expect(canvas.getByRole('link', { name: 'Forget Password?' })).toHaveAttribute(
        'href',
        '/forget-password-otp',
      );
      await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    });
  },
};
export const Filled: Story = {
  args: { initialValues: { email: 'adaeze@example.com', password: 'harmattan-2026' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const WithNotice: Story = {
  args: { notice: 'Log in to put this in your cart' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Log in to put this in your cart');
  },
};
export const Invalid: Story = {
  tags: ['5.1.3'],
  args: {
    initialValues: { email: 'adaeze@example.com' },
    errors: { password: errorOf(loginForm, 'password') },
  },
  play: async ({ canvas, step }) => {
    await step('the first invalid field is focused and described by the error, and the typed text stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
      const password = canvas.getByLabelText('Password');
      await expect(password).toHaveFocus();
      await expect(password).toHaveAccessibleDescription('Password is required');
      await expect(canvas.getByLabelText('Email')).toHaveValue('adaeze@example.com');
    });
  },
};
export const Corrected: Story = {
  args: Invalid.args,
  play: async ({ canvas, step }) => {
    await step('editing the field removes the error', async () => {
      await userEvent.type(canvas.getByLabelText('Password'), 'h');
      await expect(canvas.getByLabelText('Password')).toBeValid();
      await expect(canvas.queryByText('Password is required')).not.toBeInTheDocument();
    });
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { ...Filled.args, message: refusals.wrongLogin[1] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Email or password is incorrect');
  },
};
export const Submitting: Story = {
  args: { ...Filled.args, pending: true },
  play: async ({ args, canvas, step }) => {
    await step('it cannot be submitted twice, and the button keeps the focus', async () => {
      const login = canvas.getByRole('button', { name: 'Login' });
      await userEvent.click(login);
      await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(login).toHaveAttribute('aria-disabled', 'true');
      login.focus();
      await expect(login).toHaveFocus();
    });
  },
};
export const WithoutPicture: Story = { args: { picture: undefined } };
