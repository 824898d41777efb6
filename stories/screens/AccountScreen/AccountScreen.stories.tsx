import { refusals } from '@abs/api/refusals';
import { changePasswordForm, completeProfileForm } from '@abs/contract';
import { messages } from '@abs/machines';
import { AccountScreen } from '@abs/ui/screens/AccountScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { errorOf } from '../../fixtures/errorOf.ts';
import { PageFrame } from '../../fixtures/PageFrame.tsx';
import { shopper } from '../../fixtures/people.ts';

const typed = {
  currentPassword: 'harmattan-2025',
  password: 'wet-season-2026',
  confirmPassword: 'wet-season-2026',
};

const meta = {
  tags: ['account'],
  component: AccountScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame path="/account" loggedIn>
        <Story />
      </PageFrame>
    ),
  ],
  args: {
    user: shopper,
    details: { onSubmit: fn() },
    settings: { status: 'ready', password: { onSubmit: fn() } },
    onRetry: fn(),
  },
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Callbacks for one story, whose play checks them. */
const submitted = fn();

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to profile' })).toHaveAttribute('href', '/user/profile');
  },
};
export const InUse: Story = {
  args: { settings: { status: 'ready', password: { onSubmit: submitted } } },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('names and gender can be changed by keyboard alone', async () => {
      await userEvent.clear(canvas.getByLabelText('First name'));
      await userEvent.keyboard('Ada{Tab}{Tab}{Enter}');
      await expect(args.details.onSubmit).toHaveBeenCalledWith({
        firstName: 'Ada',
        lastName: shopper.lastName,
        gender: 'Female',
      });
    });
    await step('the password can be changed by keyboard alone', async () => {
      canvas.getByLabelText('Current password').focus();
      await userEvent.keyboard('harmattan-2025{Tab}{Tab}wet-season-2026{Tab}{Tab}wet-season-2026{Enter}');
      await expect(submitted).toHaveBeenCalledWith(typed);
    });
    await step('a password manager knows the account and which password is which', async () => {
      const form = within(canvas.getByRole('form', { name: 'Password' }));
      await expect(form.getByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password');
      await expect(form.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
      await expect(canvasElement.querySelector('[autocomplete="username"]')).toHaveValue(shopper.email);
    });
  },
};
export const DetailsInvalid: Story = {
  args: {
    user: { ...shopper, lastName: '' },
    details: { onSubmit: fn(), errors: { lastName: errorOf(completeProfileForm, 'lastName') } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await expect(canvas.getByLabelText('Last name')).toHaveFocus();
    await expect(canvas.getByLabelText('Last name')).toHaveAccessibleDescription('lastName is required');
  },
};
export const DetailsFailed: Story = {
  args: { details: { onSubmit: fn(), message: messages.profileFailed } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to save your profile.');
  },
};
export const DetailsSaved: Story = {
  args: { details: { onSubmit: fn(), saved: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your details are saved.')).toBeVisible();
  },
};
export const WrongPassword: Story = {
  args: {
    settings: {
      status: 'ready',
      password: {
        onSubmit: fn(),
        initialValues: typed,
        errors: { currentPassword: refusals.wrongPassword[1] },
      },
    },
  },
  play: async ({ canvas, step }) => {
    await step('the current password is focused and described by the error, and all that was typed stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
      const current = canvas.getByLabelText('Current password');
      await expect(current).toHaveFocus();
      await expect(current).toHaveAccessibleDescription('Your current password is incorrect');
      await expect(canvas.getByLabelText('New password')).toHaveValue('wet-season-2026');
    });
  },
};
export const SamePassword: Story = {
  args: {
    settings: {
      status: 'ready',
      password: {
        onSubmit: fn(),
        initialValues: { ...typed, currentPassword: typed.password },
        errors: {
          password: errorOf(changePasswordForm, 'password', typed.password, {
            ...typed,
            currentPassword: typed.password,
          }),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a password other than your current one')).toBeVisible();
  },
};
export const PasswordFailed: Story = {
  args: {
    settings: {
      status: 'ready',
      password: { onSubmit: fn(), initialValues: typed, message: messages.passwordChangeFailed },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to change your password. Please try again.');
  },
};
const pending = fn();
export const Submitting: Story = {
  args: {
    details: { onSubmit: pending, pending: true },
    settings: { status: 'ready', password: { onSubmit: pending, initialValues: typed, pending: true } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving…' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Changing…' }));
    await expect(pending).not.toHaveBeenCalled();
  },
};
export const PasswordChanged: Story = {
  args: { settings: { status: 'ready', password: { onSubmit: fn(), saved: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are logged out on all other devices.');
    await expect(canvas.getByLabelText('Current password')).toHaveValue('');
  },
};
export const Loading: Story = {
  args: { settings: { status: 'loading' } },
  play: async ({ canvas, step }) => {
    await step('the details can be changed before the settings have loaded', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading your settings');
      await expect(canvas.getByRole('button', { name: 'Save details' })).toBeEnabled();
      await expect(canvas.queryByRole('button', { name: 'Change password' })).not.toBeInTheDocument();
    });
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { settings: { status: 'error', message: messages.profileLoadFailed } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load your profile.');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** A backend with only the basic contract. */
export const WithoutPassword: Story = {
  args: { settings: { status: 'ready', password: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Password' })).not.toBeInTheDocument();
  },
};
