import type { Notification, ReadFilter } from '@abs/contract';
import { adminMessages } from '@abs/machines';
import { AdminNotificationsScreen, type AdminNotificationsScreenProps } from '@abs/ui/screens/AdminNotificationsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminShell } from '../../fixtures/AdminShell.tsx';
import { now } from '../../fixtures/admin.ts';
import { notifications } from '../../fixtures/news.ts';

const pageOf: Record<Notification['kind'], string> = {
  newOrder: '/admin/orders/',
  orderPaid: '/admin/orders/',
  orderCancelled: '/admin/orders/',
  refundDue: '/admin/orders/',
  refunded: '/admin/orders/',
  disputed: '/admin/orders/',
  lowStock: '/admin/products/',
  newMessage: '/admin/message?message=',
  mailUndelivered: '/admin/mails#',
};

const meta = {
  tags: ['admin'],
  component: AdminNotificationsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AdminShell path="/admin/notification" search="Search notifications">
        <Story />
      </AdminShell>
    ),
  ],
  args: {
    list: { status: 'ready', notifications, page: 1, totalPages: 2 },
    unread: 3,
    filter: 'all',
    onFilterChange: fn(),
    hrefFor: ({ kind, subjectId }) => `${pageOf[kind]}${subjectId}`,
    hrefForPage: (page) => `/admin/notification?page=${page}`,
    onMark: fn(),
    onMarkAll: fn(),
    onRetry: fn(),
    now,
  },
} satisfies Meta<typeof AdminNotificationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('list', { name: 'Notifications' })).getAllByRole('listitem');

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.16.11', '4.5.5'],
  play: async ({ args, canvas, step }) => {
    const [first, , , fourth] = rowsOf(canvas);
    await step('it shows event, time and, also in words, whether it was read', async () => {
      await expect(first).toHaveTextContent('New order ABS-10319');
      await expect(first).toHaveTextContent('Unread');
      await expect(fourth).not.toHaveTextContent('Unread');
      await expect(canvas.getByText('6 min ago')).toHaveAttribute('datetime', '2026-11-20T08:54:00.000Z');
      await expect(canvas.getByText('6 min ago')).toHaveAttribute('title', '20 November 2026 at 09:54');
    });
    await step('each notification links to its subject', async () => {
      const to = (name: RegExp) => canvas.getByRole('link', { name }).getAttribute('href');
      await expect(to(/^New order ABS-10319/)).toBe('/admin/orders/subject-1');
      await expect(to(/^New message from Ada/)).toBe('/admin/message?message=subject-2');
      await expect(to(/running low$/)).toBe('/admin/products/subject-4');
    });
    await step('one or all can be marked as read', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mark as read: New order ABS-10319' }));
      await expect(args.onMark).toHaveBeenLastCalledWith('note-1', true);
      await userEvent.click(canvas.getByRole('button', { name: /^Mark as unread: Opẹ́bí/ }));
      await expect(args.onMark).toHaveBeenLastCalledWith('note-4', false);
      await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
      await expect(args.onMarkAll).toHaveBeenCalledOnce();
    });
  },
};
/** Rows disappear from the unread ones when marked as read, and the focus moves to the heading. */
export const Unread: Story = {
  tags: ['2.16.11', '4.5.5'],
  render: function Render(args: AdminNotificationsScreenProps) {
    const [filter, setFilter] = useState<ReadFilter>('unread');
    const [read, setRead] = useState<string[]>([]);
    const shown = notifications.filter(({ id, isRead }) => filter === 'all' || !(isRead || read.includes(id)));
    return (
      <AdminNotificationsScreen
        {...args}
        filter={filter}
        unread={3 - read.length}
        list={{ status: 'ready', notifications: shown, page: 1, totalPages: 1 }}
        onFilterChange={(next) => {
          args.onFilterChange(next);
          setFilter(next);
        }}
        onMark={(id) => setRead([...read, id])}
      />
    );
  },
  play: async ({ args, canvas, step }) => {
    await expect(rowsOf(canvas)).toHaveLength(3);
    await step('a row that disappears moves the focus to the heading', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Mark as read: New order/ }));
      await expect(rowsOf(canvas)).toHaveLength(2);
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
      await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Unread (2)');
    });
    await step('arrow keys move, and Enter chooses', async () => {
      canvas.getByRole('tab', { selected: true }).focus();
      await userEvent.keyboard('{ArrowLeft}{Enter}');
      await expect(args.onFilterChange).toHaveBeenCalledWith('all');
      await expect(rowsOf(canvas)).toHaveLength(6);
    });
  },
};
export const Marking: Story = {
  args: { pendingIds: ['note-1'], pending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Mark as read: New order ABS-10319/ }));
    await expect(args.onMarkAll).not.toHaveBeenCalled();
    await expect(args.onMark).not.toHaveBeenCalled();
  },
};
export const MarkFailed: Story = {
  args: { message: adminMessages.notificationsMarkFailed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to mark the notifications.');
    await expect(rowsOf(canvas)).toHaveLength(6);
  },
};
export const AllRead: Story = {
  args: { filter: 'unread', unread: 0, list: { status: 'ready', notifications: [], page: 1, totalPages: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No unread notifications' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Everything has been read');
  },
};
export const Unmatched: Story = {
  args: { search: 'refund', list: { status: 'ready', notifications: [], page: 1, totalPages: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No notifications match “refund”' })).toBeVisible();
  },
};
export const Empty: Story = {
  args: { unread: 0, list: { status: 'ready', notifications: [], page: 1, totalPages: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  },
};
export const Loading: Story = {
  args: { unread: null, list: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading notifications')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { unread: null, list: { status: 'error', message: adminMessages.notificationsLoadFailed } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load the notifications.');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
