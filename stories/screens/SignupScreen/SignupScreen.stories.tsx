import { refusals } from '@abs/api/refusals';
import { contactForm, loginForm, signupForm } from '@abs/contract';
import { SignupScreen } from '@abs/ui/screens/SignupScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { errorOf } from '../../fixtures/errorOf.ts';
import { heroPortrait } from '../../fixtures/heroPictures.ts';

const meta = {
  tags: ['account'],
  component: SignupScreen,
  parameters: { layout: 'fullscreen' },
  args: { picture: heroPortrait('tee'), onSubmit: fn() },
} satisfies Meta<typeof SignupScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.1.7'],
  play: async ({ args, canvas, step }) => {
    await step('the typed values are reported', async () => {
      await userEvent.type(canvas.getByLabelText('Email'), 'adaeze@example.com');
      await userEvent.type(canvas.getByLabelText('Password'), 'harmattan-2026');
      await userEvent.type(canvas.getByLabelText('Confirm password'), 'harmattan-2026{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith({
        email: 'adaeze@example.com',
        password: 'harmattan-2026',
        confirmPassword: 'harmattan-2026',
      });
    });
    await step('password managers get a new-password hint', async () => {
      await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
      await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
    });
    await step('a link leads to the login for people with an account', async () => {
      await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    });
  },
};
export const Filled: Story = {
  args: {
    initialValues: {
      email: 'adaeze@example.com',
      password: 'harmattan-2026',
      confirmPassword: 'harmattan-2026',
    },
  },
};
export const Invalid: Story = {
  tags: ['5.1.1', '5.1.4'],
  args: {
    errors: {
      email: errorOf(contactForm, 'email'),
      password: errorOf(loginForm, 'password'),
      confirmPassword: errorOf(signupForm, 'confirmPassword'),
    },
  },
  play: async ({ canvas, step }) => {
    await step('the first invalid field is focused', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
      await expect(canvas.getByLabelText('Email')).toHaveFocus();
      await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
        'We’ll email you a 4-digit code. Email is required',
      );
    });
  },
};
export const Mismatch: Story = {
  tags: ['5.1.5'],
  args: {
    initialValues: { ...Filled.args?.initialValues, confirmPassword: 'harmatan-2026' },
    errors: { confirmPassword: errorOf(signupForm, 'confirmPassword', 'another', { password: 'harmattan-2026' }) },
  },
  play: async ({ canvas, step }) => {
    await step('the second password is focused, and the other values stay', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
      await expect(canvas.getByLabelText('Confirm password')).toHaveFocus();
      await expect(canvas.getByLabelText('Password')).toHaveValue('harmattan-2026');
    });
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { ...Filled.args, message: refusals.emailTaken[1] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An account with this email already exists');
  },
};
export const Submitting: Story = {
  args: { ...Filled.args, pending: true },
  play: async ({ args, canvas, step }) => {
    await step('it cannot be submitted twice', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Sign up' }));
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
};
