import type { Order } from '@abs/contract/entities';
import { messages } from '@abs/machines';
import { OrderScreen } from '@abs/ui/screens/OrderScreen';
import { from } from '@abs/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { closedDialog, openedDialog } from '../../fixtures/openedDialog.ts';
import { PageFrame } from '../../fixtures/PageFrame.tsx';
import { cancelledOrders, paidOrders, pendingOrders } from '../../fixtures/purchases.ts';

const [pending] = pendingOrders as [Order, ...Order[]];
const [paid] = paidOrders as [Order, ...Order[]];
const [cancelled] = cancelledOrders as [Order, ...Order[]];
/** Twelve hours and 25 minutes before the pending order is cancelled. */
const now = Date.parse(pending.expiresAt ?? '') - (12 * 60 + 25) * 60_000;

const meta = {
  tags: ['purchase'],
  component: OrderScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', order: pending },
    now,
    onRetry: fn(),
    onPay: fn(),
    onCancel: fn(),
    onCancelConfirm: fn(),
    onCancelDismiss: fn(),
  },
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.10.4', '2.10.5'],
  play: async ({ args, canvas, step }) => {
    await step('it shows number, status and the time left to pay', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(`Order ${pending.number}`);
      await expect(canvas.getByText('Pending')).toBeVisible();
      await expect(canvas.getByText('12 h 25 min left to pay')).toBeVisible();
      await expect(canvas.getByText('Held for you until 21 November at 09:05')).toBeVisible();
    });
    await step('it shows the address and phone number of this order', async () => {
      await expect(canvas.getByText('Delivery Address').nextElementSibling).toHaveTextContent('14 Bode Thomas Street');
      await expect(canvas.getByText('Phone Number').nextElementSibling).toHaveTextContent('08031234567');
    });
    await step('Pay now and the link for questions work', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pay now' }));
      await expect(args.onPay).toHaveBeenCalledWith(pending);
      await expect(canvas.getByRole('link', { name: 'Make Enquiries' })).toHaveAttribute('href', '/enquiry');
    });
  },
};
const question = 'Are you sure you want to delete this order?';

export const ConfirmingCancel: Story = {
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
/** The confirmation is opened and declined, and the focus returns. */
export const CallingOff: Story = {
  render: function Render(args) {
    const [isAsking, setAsking] = useState(false);
    return (
      <OrderScreen
        {...args}
        confirmingCancel={isAsking}
        onCancel={(order) => {
          args.onCancel(order);
          setAsking(true);
        }}
        onCancelDismiss={() => setAsking(false)}
      />
    );
  },
  play: async ({ args, canvas, step }) => {
    const remove = canvas.getByRole('button', { name: 'Delete order' });
    await step('it asks for confirmation, and Escape returns the focus', async () => {
      await userEvent.click(remove);
      await expect(args.onCancel).toHaveBeenCalledWith(pending);
      await openedDialog('alertdialog', question);
      await userEvent.keyboard('{Escape}');
      await closedDialog();
      await expect(remove).toHaveFocus();
    });
  },
};
export const Cancelling: Story = {
  args: { pending: 'cancelling' },
  play: async ({ args, canvas, step }) => {
    await step('meanwhile it can neither be paid nor cancelled again', async () => {
      await expect(canvas.getByRole('button', { name: 'Pay now' })).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Delete order' }));
      await expect(args.onCancel).not.toHaveBeenCalled();
    });
  },
};
export const Paid: Story = {
  tags: ['3.1.17'],
  args: { state: { status: 'ready', order: paid } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid')).toBeVisible();
    await expect(canvas.queryByText('Success')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Pay now' })).not.toBeInTheDocument();
  },
};
export const Cancelled: Story = { args: { state: { status: 'ready', order: cancelled } } };
export const RefundDue: Story = {
  args: {
    state: {
      status: 'ready',
      order: { ...cancelled, paymentStatus: 'refundDue', refundDue: cancelled.totalPrice },
    },
  },
};
export const Refunded: Story = {
  args: {
    state: {
      status: 'ready',
      order: { ...cancelled, paymentStatus: 'refunded', refundDue: 0, refunded: cancelled.totalPrice },
    },
  },
  play: async ({ canvas }) => {
    const facts = within(canvas.getByRole('region', { name: 'Summary' }));
    await expect(facts.getByText('Refunded').nextElementSibling).toHaveTextContent(/^₦[\d,]+\. Your bank may take/);
    await expect(facts.queryByText('Refund due')).toBeNull();
  },
};
/** Paid twice. The order continues, and the second payment is refunded. */
export const PaidTwice: Story = {
  args: {
    state: { status: 'ready', order: { ...paid, refundDue: paid.totalPrice, refunded: 0 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid')).toBeVisible();
    await expect(canvas.getByText('Refund due').nextElementSibling).toHaveTextContent(/We’ll return it/);
  },
};
export const Paying: Story = {
  args: { pending: 'paying' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay now' }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};
export const PaymentFailed: Story = {
  args: { message: messages.paymentFailed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Payment Failed: Unable to process payment.');
  },
};
/** On a phone the pay button sticks to the lower edge, which the chat bubble does not cover. */
export const InTheShop: Story = {
  decorators: [
    (Story) => (
      <PageFrame path={`/order/${pending.id}`} loggedIn>
        <Story />
      </PageFrame>
    ),
  ],
  play: async ({ canvas }) => {
    const chat = canvas.getByRole('link', { name: 'Hello, how may we help you?' });
    await expect(getComputedStyle(chat).position).toBe(matchMedia(from.wide).matches ? 'fixed' : 'static');
    await expect(canvas.getByRole('button', { name: 'Pay now' })).toBeVisible();
  },
};
/** From a backend of the basic contract. */
export const BareBackend: Story = {
  args: {
    state: {
      status: 'ready',
      order: {
        id: pending.id,
        status: 'PENDING',
        paymentStatus: 'unpaid',
        totalPrice: pending.totalPrice,
        orderItems: pending.orderItems.map(({ price: _price, ...item }) => item),
      },
    },
  },
};
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your order');
  },
};
export const Missing: Story = {
  args: { state: { status: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Order not found' })).toBeVisible();
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { state: { status: 'error', message: messages.orderLoadFailed } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
