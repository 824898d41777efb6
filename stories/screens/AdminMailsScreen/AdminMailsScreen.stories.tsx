import type { UndeliveredMail } from '@abs/contract';
import { adminMessages } from '@abs/machines';
import { AdminMailsScreen } from '@abs/ui/screens/AdminMailsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AdminShell } from '../../fixtures/AdminShell.tsx';
import { listArgs } from '../../fixtures/listArgs.ts';
import { undeliveredMails } from '../../fixtures/news.ts';

const listed = (rows: readonly UndeliveredMail[], total = rows.length) =>
  listArgs(rows, { sort: 'newest', filter: 'all', total });

const meta = {
  tags: ['admin'],
  component: AdminMailsScreen,
  parameters: { layout: 'fullscreen' },
  args: listed(undeliveredMails, 23),
  render: (args) => (
    <AdminShell path="/admin/mails" search="Search mails">
      <AdminMailsScreen {...args} />
    </AdminShell>
  ),
} satisfies Meta<typeof AdminMailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each mail shows recipient, subject, time, attempts and error', async () => {
      const row = within(canvas.getByRole('row', { name: /tunde/ }));
      await expect(row.getByText('Your order ABS-10319 is paid')).toBeVisible();
      await expect(row.getByText('14 Nov 2026, 10:00')).toBeVisible();
      await expect(row.getByText('129')).toBeVisible();
      await expect(row.getByText('550 5.1.1 The mailbox does not exist')).toBeVisible();
    });
    await step('a link leads back to the notifications', async () => {
      await expect(canvas.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/admin/notification');
    });
    await step('it is not wider than the screen', async () => {
      const page = canvas.getByRole('table').ownerDocument.documentElement;
      await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    });
  },
};
export const Empty: Story = {
  args: listed([]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No undelivered emails.' })).toBeVisible();
  },
};
export const Loading: Story = { args: { ...listed([]), status: 'loading', pagination: null } };
export const Failed: Story = {
  name: 'Error',
  args: { ...listed([]), status: 'error', pagination: null, message: adminMessages.mailsLoadFailed },
  play: async ({ args, canvas }) => {
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
