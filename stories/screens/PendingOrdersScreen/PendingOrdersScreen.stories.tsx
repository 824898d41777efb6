import type { Order } from '@abs/contract';
import { messages } from '@abs/machines';
import { PendingOrdersScreen } from '@abs/ui/screens/PendingOrdersScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { closedDialog, openedDialog } from '../../fixtures/openedDialog.ts';
import { pendingOrders } from '../../fixtures/purchases.ts';

const [first, second] = pendingOrders as [Order, Order, ...Order[]];
const now = Date.parse(first.expiresAt ?? '') - (5 * 60 + 20) * 60_000;

const meta = {
  tags: ['purchase'],
  component: PendingOrdersScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', orders: pendingOrders },
    now,
    onRetry: fn(),
    onPay: fn(),
    onCancel: fn(),
    onCancelConfirm: fn(),
    onCancelDismiss: fn(),
  },
} satisfies Meta<typeof PendingOrdersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.9.3'],
  play: async ({ args, canvas, step }) => {
    const cards = within(canvas.getByRole('list', { name: 'Orders' })).getAllByRole('listitem');
    await step('each order has a card with first item, number of others, total and time left', async () => {
      await expect(cards).toHaveLength(2);
      await expect(cards[0]).toHaveTextContent('+2 more items');
      await expect(cards[0]).toHaveTextContent('Total ₦95,505');
      await expect(cards[0]).toHaveTextContent('5 h 20 min left to pay');
      await expect(cards[0]).toHaveTextContent('Held for you until 21 November at 09:05');
      await expect(cards[1]).not.toHaveTextContent('+');
    });
    await step('the name links to the order', async () => {
      const link = canvas.getByRole('link', { name: first.orderItems[0]?.product.name });
      await expect(link).toHaveAttribute('href', `/order/${first.id}`);
    });
    await step('Pay now is reported', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Pay now: order ${second.number}` }));
      await expect(args.onPay).toHaveBeenCalledWith(second);
    });
  },
};
const question = 'Are you sure you want to delete this order?';

export const ConfirmingCancel: Story = {
  tags: ['2.9.4'],
  args: { confirmingCancel: true },
  play: async ({ args, step }) => {
    const dialog = within(await openedDialog('alertdialog', question));
    await step('Cancel and Escape decline', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancelDismiss).toHaveBeenCalledTimes(2);
      await expect(args.onCancelConfirm).not.toHaveBeenCalled();
    });
    await step('“Yes, Delete” confirms', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }));
      await expect(args.onCancelConfirm).toHaveBeenCalledOnce();
    });
  },
};
/** The confirmation is opened and answered, and the focus moves as expected. */
export const Cancelling: Story = {
  tags: ['2.9.1', '2.9.4'],
  render: function Render(args) {
    const [orders, setOrders] = useState(pendingOrders);
    const [pendingCancel, setPendingCancel] = useState<Order | null>(null);
    return (
      <PendingOrdersScreen
        {...args}
        state={{ status: 'ready', orders }}
        confirmingCancel={pendingCancel !== null}
        onCancel={(order) => {
          args.onCancel(order);
          setPendingCancel(order);
        }}
        onCancelDismiss={() => setPendingCancel(null)}
        onCancelConfirm={() => {
          setOrders(orders.filter((order) => order !== pendingCancel));
          setPendingCancel(null);
        }}
      />
    );
  },
  play: async ({ args, canvas, step }) => {
    const icon = canvas.getByRole('button', { name: `Delete order ${first.number}` });
    await step('the icon asks for confirmation, and Cancel returns the focus', async () => {
      await userEvent.click(icon);
      await expect(args.onCancel).toHaveBeenCalledWith(first);
      const dialog = await openedDialog('alertdialog', question);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await closedDialog();
      await expect(icon).toHaveFocus();
    });
    await step('“Yes, Delete” removes the card and focuses the heading', async () => {
      await userEvent.click(icon);
      const again = await openedDialog('alertdialog', question);
      await userEvent.click(within(again).getByRole('button', { name: 'Yes, Delete' }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Pending Orders' })).toHaveFocus());
      await expect(icon).not.toBeInTheDocument();
    });
  },
};
export const BeingCancelled: Story = {
  args: { cancellingId: first.id },
  play: async ({ canvas, step }) => {
    await step('only one order can be deleted at a time', async () => {
      await expect(canvas.getByRole('button', { name: `Deleting order ${first.number}` })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: `Delete order ${second.number}` })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: `Pay now: order ${second.number}` })).toBeEnabled();
    });
  },
};
export const Paying: Story = {
  args: { payingId: first.id },
  play: async ({ args, canvas, step }) => {
    await step('a second press does nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Pay now: order ${first.number}` }));
      await expect(args.onPay).not.toHaveBeenCalled();
    });
  },
};
export const Expiring: Story = { args: { now: Date.parse(first.expiresAt ?? '') - 40_000 } };
export const PaymentFailed: Story = {
  args: { message: messages.paymentFailed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Payment Failed: Unable to process payment.');
  },
};
export const Empty: Story = {
  tags: ['2.9.2'],
  args: { state: { status: 'ready', orders: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pending orders available.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to shop' })).toHaveAttribute('href', '/shop');
  },
};
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your orders');
  },
};
export const Failed: Story = {
  tags: ['8.1.19'],
  name: 'Error',
  args: { state: { status: 'error', message: messages.ordersLoadFailed } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.ordersLoadFailed);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
