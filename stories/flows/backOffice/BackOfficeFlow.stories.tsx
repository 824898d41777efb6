import { refusals } from '@abs/api/refusals';
import type { ContactMessage, Notification } from '@abs/contract';
import type { AdminUser } from '@abs/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { admin, namelessUser, paidOrder, transactions, users } from '../../fixtures/admin.ts';
import { contactMessages } from '../../fixtures/inbox.ts';
import { notifications } from '../../fixtures/news.ts';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { wholeText } from '../../fixtures/wholeText.ts';
import { fill, flow, page, server, signInAsAdmin, toastSaying, undo } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/admin' },
  beforeEach: () => {
    const stop = flow.beforeEach();
    signInAsAdmin();
    return stop;
  },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const [user] = users as [AdminUser, ...AdminUser[]];
const name = `${user.firstName} ${user.lastName}`;
const [message] = contactMessages as [ContactMessage, ...ContactMessage[]];
const [newest] = notifications as [Notification, ...Notification[]];
const answer = 'Yes, bring it on Saturday: we keep an L for you.';

/** The number of rows in a table. */
const rowsIn = (table: HTMLElement) => table.querySelectorAll('tbody tr').length;

export const BlockUser = {
  tags: ['2.16.1', '2.16.2', '2.16.4'],
  args: { address: '/admin/user' },
  beforeEach: () => {
    server.backOffice.users = [...users, namelessUser];
  },
  play: async ({ canvas, step }) => {
    const row = () => canvas.findByRole('row', { name: new RegExp(name) });
    await step('a page shows eight customers', async () => {
      await page('User');
      await expect(await row()).toHaveTextContent('Active');
      await expect(rowsIn(canvas.getByRole('table', { name: 'users' }))).toBe(8);
      await expect(canvas.getByRole('link', { name: 'Page 2' })).toBeVisible();
    });
    await step('blocking asks for confirmation', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Block ${name}` }));
      const dialog = await openedDialog('alertdialog', `Are you sure you want to block ${name}?`);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Block' }));
      await toastSaying(`${name} is blocked and logged out everywhere.`);
      await expect(await row()).toHaveTextContent('Blocked');
    });
    await step('blocked users have their own tab', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Blocked users' }));
      await waitFor(() => expect(canvas.queryByRole('row', { name: /Tunde Bakare/ })).toBeNull());
      await expect(await row()).toHaveTextContent('Blocked');
    });
    await step('the toast’s Undo reverts it', async () => {
      await undo(`${name} is blocked and logged out everywhere.`);
      await toastSaying(`${name} can log in again.`);
      await waitFor(() => expect(canvas.queryByRole('row', { name: new RegExp(name) })).toBeNull());
      await expect(server.backOffice.users[0]?.status).toBe('active');
    });
  },
} satisfies Story;

export const FilterTransactions = {
  tags: ['2.16.6'],
  args: { address: '/admin/transactions' },
  beforeEach: () => {
    server.backOffice.transactions = transactions.flatMap((row) => [row, { ...row, id: `${row.id}-again` }]);
  },
  play: async ({ canvas, step }) => {
    const table = () => canvas.findByRole('table', { name: 'transactions' });
    await step('a page shows ten payments', async () => {
      await page('Transaction History');
      const next = await canvas.findByRole('link', { name: 'Page 2' });
      await expect(rowsIn(await table())).toBe(10);
      await userEvent.click(next);
      await expect(await canvas.findAllByRole('row', { name: /Abandoned/ })).toHaveLength(2);
    });
    await step('payments can be filtered by status', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Failed');
      await waitFor(async () => expect(rowsIn(await table())).toBe(2));
      await expect(canvas.getAllByRole('row', { name: /Failed/ })).toHaveLength(2);
    });
  },
} satisfies Story;

export const HandleOrders = {
  tags: ['10.4.18', '10.4.19'],
  args: { address: '/admin/orders?status=pending' },
  play: async ({ canvas, step }) => {
    const table = () => canvas.findByRole('table', { name: 'orders' });
    const clear = () => canvas.findByRole('button', { name: `Clear order ${paidOrder.number}` });
    const confirm = async () => {
      await userEvent.click(await clear());
      await userEvent.click(
        within(await openedDialog('alertdialog', /^Clear order/)).getByRole('button', { name: 'Yes, Clear' }),
      );
    };
    await step('the filters of the URL are chosen, and another one narrows the list', async () => {
      await page('Orders');
      await expect(canvas.getByLabelText('Status')).toHaveDisplayValue('pending');
      await expect(rowsIn(await table())).toBeGreaterThan(1);
      await userEvent.selectOptions(canvas.getByLabelText('Payment'), 'Paid');
      await waitFor(async () => expect(rowsIn(await table())).toBe(1));
    });
    await step('a failed action leaves the order as it was', async () => {
      server.fail('setOrderStatus', ...refusals.orderChanged);
      await confirm();
      await toastSaying(refusals.orderChanged[1]);
      await clear();
      server.clearFailure('setOrderStatus');
    });
    await step('a cleared order leaves the list, and Undo brings it back', async () => {
      await confirm();
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'No orders match these filters' })).toBeVisible());
      await undo('The order is cleared.');
      await clear();
    });
    await step('days without orders offer to clear the filters', async () => {
      await fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2020-01-01' } });
      const heading = await canvas.findByRole('heading', { name: 'No orders match these filters' });
      await expect(heading).toBeVisible();
      const [button] = canvas.getAllByRole('button', { name: 'Clear filters' }) as [HTMLElement];
      await userEvent.click(button);
      await waitFor(async () => expect(rowsIn(await table())).toBe(server.backOffice.orders.length));
      await expect(canvas.getByLabelText('To')).toHaveValue('');
    });
  },
} satisfies Story;

export const AnswerMessage = {
  tags: ['2.13.5', '2.16.9', '2.16.10'],
  args: { address: '/admin/message' },
  play: async ({ canvas, canvasElement, step }) => {
    await step('the messages are shown, without the top bar', async () => {
      await page('Message');
      await expect(await canvas.findByText('2 unread messages')).toBeVisible();
      await expect(canvas.queryByRole('link', { name: /^Notifications/ })).toBeNull();
    });
    await step('opening a message marks it as read', async () => {
      await userEvent.click(canvas.getByRole('link', { name: new RegExp(`^Unread: ${message.name}`) }));
      await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: message.name })).toHaveFocus());
      await expect(await canvas.findByText('1 unread message')).toBeInTheDocument();
    });
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await step('an empty reply is refused', async () => {
      await send();
      await expect(canvas.getByLabelText('Write a reply')).toHaveAccessibleDescription(/Please enter your reply/);
      await expect(server.calls).not.toContain('replyToMessage');
    });
    await step('a reply is sent by mail and shown with the message', async () => {
      await fill(canvas.getByLabelText('Write a reply'), answer);
      await send();
      await expect(await canvas.findByText(`Sent to ${message.email}`)).toBeVisible();
      const replies = within(canvas.getByRole('list', { name: 'Replies' }));
      await expect(replies.getByText(answer)).toBeVisible();
      await expect(replies.getByText(wholeText(`${admin.firstName} ${admin.lastName} replied`))).toBeVisible();
      const row = canvasElement.querySelector(`[data-message="${message.id}"]`);
      await waitFor(() => expect(row).toHaveTextContent('Replied'));
    });
  },
} satisfies Story;

export const ReadNotifications = {
  tags: ['2.16.11', '4.5.5'],
  args: { address: '/admin/notification' },
  play: async ({ canvas, step }) => {
    const main = within(await canvas.findByRole('main'));
    await step('notifications are shown, with the unread count', async () => {
      await page('Notifications');
      await expect(await main.findByText('3 unread')).toBeVisible();
      await expect(await canvas.findByRole('link', { name: 'Notifications, 3 unread' })).toBeVisible();
    });
    await step('marking one as read updates the counts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Mark as read: ${newest.title}` }));
      await expect(await main.findByText('2 unread')).toBeVisible();
      await expect(canvas.getByRole('tab', { name: 'Unread (2)' })).toBeVisible();
      await expect(await canvas.findByRole('link', { name: 'Notifications, 2 unread' })).toBeVisible();
    });
    await step('unread notifications have their own tab', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Unread (2)' }));
      const list = () => within(canvas.getByRole('list', { name: 'Notifications' })).getAllByRole('listitem');
      await waitFor(() => expect(list()).toHaveLength(2));
    });
    await step('one press marks the others as read', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
      await expect(await canvas.findByText('No unread notifications')).toBeVisible();
      await expect(await canvas.findByRole('link', { name: 'Notifications' })).toBeVisible();
      await expect(server.backOffice.notifications.every(({ isRead }) => isRead)).toBe(true);
    });
    await step('a search without results says so', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'All' }));
      await fill(canvas.getByRole('searchbox', { name: 'Search notifications' }), 'umbrella');
      await expect(await canvas.findByText(wholeText('No notifications match “umbrella”'))).toBeVisible();
    });
  },
} satisfies Story;
