import { completeProfileForm } from '@abs/contract';
import { adminMessages, messages } from '@abs/machines';
import { AdminProfileScreen } from '@abs/ui/screens/AdminProfileScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AdminShell } from '../../fixtures/AdminShell.tsx';
import { admin, now } from '../../fixtures/admin.ts';
import { errorOf } from '../../fixtures/errorOf.ts';
import { auditEntries } from '../../fixtures/news.ts';
import { openedDialog } from '../../fixtures/openedDialog.ts';

const meta = {
  tags: ['admin'],
  component: AdminProfileScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AdminShell path="/admin/profile">
        <Story />
      </AdminShell>
    ),
  ],
  args: {
    profile: { status: 'ready', user: admin },
    changes: { status: 'ready', entries: auditEntries, page: 1, totalPages: 4 },
    hrefForPage: (page) => `/admin/profile?page=${page}#recent-changes`,
    details: { onSubmit: fn() },
    email: { onSubmit: fn() },
    password: { onSubmit: fn() },
    onProfileRetry: fn(),
    logoutEverywhere: { onRequest: fn(), onConfirm: fn(), onCancel: fn() },
    onChangesRetry: fn(),
    onLogout: fn(),
    now,
  },
} satisfies Meta<typeof AdminProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.13.11'],
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('it shows the admin', async () => {
      const main = within(canvas.getByRole('main'));
      await expect(main.getByText('Halima Danjuma')).toBeVisible();
      await expect(canvasElement.querySelector('main [data-slot="avatar"]')).toHaveTextContent('HD');
      await expect(main.getByText('Email').nextElementSibling).toHaveTextContent(admin.email);
      await expect(main.getByText('Role').nextElementSibling).toHaveTextContent('Admin');
      await expect(main.getByText('Joined').nextElementSibling).toHaveTextContent('1 September 2025');
    });
    await step('names and gender can be edited by keyboard alone', async () => {
      await userEvent.clear(canvas.getByLabelText('First name'));
      await userEvent.keyboard('Hālima{Tab}{Tab}{ArrowUp}{Tab}{Enter}');
      await expect(args.details.onSubmit).toHaveBeenCalledWith({
        firstName: 'Hālima',
        lastName: 'Danjuma',
        gender: 'Male',
      });
    });
    await step('it lists changes in words, with the old and new values on demand', async () => {
      const changes = within(canvas.getByRole('list', { name: 'Recent changes' }));
      const entries = changes.getAllByRole('listitem');
      await expect(entries).toHaveLength(5);
      const [first, second] = entries as [HTMLElement, HTMLElement, ...HTMLElement[]];
      await expect(first).toHaveTextContent('Changed Palm HoodieYou9 min ago');
      await expect(second).toHaveTextContent('Cleared order ABS-10318');
      await expect(within(first).getByText('₦35,500')).not.toBeVisible();
      await userEvent.click(within(first).getByText(/^What changed/));
      await expect(within(first).getByText('₦35,500')).toBeVisible();
      await expect(within(first).getByText('Price').nextElementSibling).toHaveTextContent('₦33,000₦35,500');
    });
    await step('Logout is reported', async () => {
      await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Logout' }));
      await expect(args.onLogout).toHaveBeenCalledOnce();
    });
  },
};
export const Invalid: Story = {
  args: {
    profile: { status: 'ready', user: { ...admin, lastName: '' } },
    details: { onSubmit: fn(), errors: { lastName: errorOf(completeProfileForm, 'lastName') } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await expect(canvas.getByLabelText('Last name')).toHaveFocus();
    await expect(canvas.getByLabelText('Last name')).toHaveAccessibleDescription('lastName is required');
  },
};
export const Submitting: Story = {
  args: { details: { onSubmit: fn(), pending: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving…' }));
    await expect(args.details.onSubmit).not.toHaveBeenCalled();
  },
};
export const SaveFailed: Story = {
  args: { details: { onSubmit: fn(), message: messages.profileFailed } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to save your profile.');
    await expect(canvas.getByLabelText('First name')).toHaveValue('Halima');
  },
};
export const Saved: Story = {
  tags: ['2.13.11'],
  args: { details: { onSubmit: fn(), saved: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your details are saved.')).toBeVisible();
  },
};
/** A backend with only the basic contract. */
export const WithoutPassword: Story = {
  args: { email: null, password: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save details' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Password' })).not.toBeInTheDocument();
  },
};
/** An admin created on the command line has no name yet. */
export const Nameless: Story = {
  args: { profile: { status: 'ready', user: { ...admin, firstName: null, lastName: null, gender: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(admin.email)).toHaveLength(2);
    await expect(canvas.getByLabelText('First name')).toHaveValue('');
  },
};
export const Unchanged: Story = {
  args: { changes: { status: 'ready', entries: [], page: 1, totalPages: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No changes yet' })).toBeVisible();
  },
};
export const Loading: Story = {
  args: { profile: { status: 'loading' }, changes: { status: 'loading' } },
  play: async ({ canvas }) => {
    const announcements = canvas.getAllByRole('status').map((status) => status.textContent);
    await expect(announcements).toEqual(['Loading your profile', 'Loading recent changes']);
  },
};
export const LoadingPage: Story = {
  args: { changes: { status: 'loading', page: 2, totalPages: 4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page', name: 'Page 2' })).toBeVisible();
  },
};
export const ChangesFailed: Story = {
  args: { changes: { status: 'error', message: adminMessages.auditLoadFailed } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onChangesRetry).toHaveBeenCalledOnce();
    await expect(args.onProfileRetry).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { profile: { status: 'error', message: messages.profileLoadFailed } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load your profile.');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onProfileRetry).toHaveBeenCalledOnce();
  },
};

export const LoggingOutEverywhere: Story = {
  args: {
    logoutEverywhere: {
      confirming: true,
      message: messages.logoutEverywhereFailed,
      onRequest: fn(),
      onConfirm: fn(),
      onCancel: fn(),
    },
  },
  play: async ({ args, step }) => {
    const dialog = await openedDialog('alertdialog', 'Log out on all devices?');
    await step('it says why the action failed', async () => {
      await expect(within(dialog).getByRole('alert')).toHaveTextContent(messages.logoutEverywhereFailed);
    });
    await step('it asks for confirmation before ending every session', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, log out' }));
      await expect(args.logoutEverywhere.onConfirm).toHaveBeenCalledOnce();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await expect(args.logoutEverywhere.onCancel).toHaveBeenCalledOnce();
    });
  },
};
