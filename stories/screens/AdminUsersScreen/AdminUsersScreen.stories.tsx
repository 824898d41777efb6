import type { AdminUserSort } from '@abs/contract';
import type { AdminUser } from '@abs/contract/entities';
import { adminMessages } from '@abs/machines';
import { type AdminUserFilter, AdminUsersScreen } from '@abs/ui/screens/AdminUsersScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AdminShell } from '../../fixtures/AdminShell.tsx';
import { blockedUsers, deactivatedUsers, namelessUser, now, pages, users } from '../../fixtures/admin.ts';
import { actionArgs, listArgs } from '../../fixtures/listArgs.ts';
import { openedDialog } from '../../fixtures/openedDialog.ts';

const [first] = users as [AdminUser, ...AdminUser[]];
const [blocked] = blockedUsers as [AdminUser, ...AdminUser[]];
const of = (filter: AdminUserFilter) => ({ page: 1, sort: 'newest' as const, search: '', filter });

const meta = {
  tags: ['admin'],
  component: AdminUsersScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...listArgs(users, {
      sort: 'newest' as AdminUserSort,
      filter: 'all' as AdminUserFilter,
      total: 1284,
      limit: 8,
    }),
    ...actionArgs(),
    now,
  },
  render: (args) => (
    <AdminShell path="/admin/user" search="Search users">
      <AdminUsersScreen {...args} />
    </AdminShell>
  ),
} satisfies Meta<typeof AdminUsersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = () => matchMedia('(min-width: 1000px)').matches;

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.16.1', '2.16.3', '3.1.27', '4.5.4'],
  play: async ({ args, canvas, step }) => {
    const row = within(canvas.getByRole('row', { name: /Adaeze Okafor/ }));
    await step('the columns are in order', async () => {
      if (!wide()) return;
      const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
      await expect(headers).toEqual(['Name', 'Last seen', 'Number of orders', 'Net Spent', 'Status', 'Actions']);
    });
    await step('it shows last visit, orders and amount spent', async () => {
      await expect(row.getByText('12 min ago')).toBeVisible();
      await expect(row.getByText('₦318,500')).toBeVisible();
      await expect(row.getByText('Active')).toBeVisible();
    });
    await step('an active user can be blocked or deactivated, another restored', async () => {
      await userEvent.click(row.getByRole('button', { name: 'Block Adaeze Okafor' }));
      await expect(args.onAction).toHaveBeenLastCalledWith('block', [first.userId]);
      await userEvent.click(row.getByRole('button', { name: 'Deactivate Adaeze Okafor' }));
      await expect(args.onAction).toHaveBeenLastCalledWith('deactivate', [first.userId]);
      await expect(row.queryByRole('button', { name: /Restore/ })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Restore Chukwuemeka Nwosu' }));
      await expect(args.onAction).toHaveBeenLastCalledWith('restore', [blocked.userId]);
    });
    await step('the tabs filter the users', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Blocked users' }));
      await expect(args.onFilterChange).toHaveBeenCalledWith('blocked');
    });
    await step('it shows eight users per page', async () => {
      await expect(canvas.getByText('1–8 of 1,284', { selector: 'p' })).toBeVisible();
    });
  },
};
export const Blocked: Story = {
  tags: ['2.16.1'],
  args: { rows: blockedUsers, pagination: pages(1, 8, 2), query: of('blocked') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Blocked users' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('button', { name: /^Restore/ })).toHaveLength(2);
  },
};
export const Deactivated: Story = {
  tags: ['2.16.1'],
  args: { rows: deactivatedUsers, pagination: pages(1, 8, 1), query: of('deactivated') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Deactivated accounts' })).toHaveAttribute('aria-selected', 'true');
  },
};
/** A user who has not entered a name yet. */
export const Nameless: Story = {
  args: { rows: [namelessUser], pagination: pages(1, 8, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Block zainab.bello@example.com' })).toBeVisible();
    await expect(canvas.getByText('Never')).toBeVisible();
  },
};
export const ConfirmingBlock: Story = {
  tags: ['2.16.2'],
  args: { confirming: { action: 'block', rows: [first] } },
  play: async ({ args }) => {
    const dialog = within(await openedDialog('alertdialog', 'Are you sure you want to block Adaeze Okafor?'));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Block' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const ConfirmingDeactivate: Story = {
  tags: ['2.16.2'],
  args: { confirming: { action: 'deactivate', rows: [first] } },
  play: async ({ args }) => {
    const name = 'Are you sure you want to deactivate Adaeze Okafor?';
    const dialog = within(await openedDialog('alertdialog', name));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
/** The user is already shown as blocked, before the server has answered. */
export const Acting: Story = {
  args: { rows: [{ ...first, status: 'blocked' }, ...users.slice(1)], pendingIds: [first.userId] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('row', { name: /Adaeze Okafor/ })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^Restore Adaeze Okafor/ }));
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { tags: ['4.5.4'], args: { status: 'loading', rows: [], pagination: null } };
export const Empty: Story = {
  args: { rows: [], pagination: pages(1, 8, 0), query: of('blocked') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No blocked users.' })).toBeVisible();
  },
};
export const NotFound: Story = {
  args: { rows: [], pagination: pages(1, 8, 0), query: { ...of('all'), search: 'Babangida' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No users match “Babangida”' })).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['4.5.4', '8.1.23'],
  name: 'Error',
  args: { status: 'error', rows: [], pagination: null, message: adminMessages.usersLoadFailed },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
