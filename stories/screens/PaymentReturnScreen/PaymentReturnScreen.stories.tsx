import type { Order } from '@abs/contract/entities';
import { messages } from '@abs/machines';
import { PaymentReturnScreen, type PaymentReturnState } from '@abs/ui/screens/PaymentReturnScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { products } from '../../fixtures/catalogue.ts';
import { order, paidOrders, pendingOrders } from '../../fixtures/purchases.ts';

const [pending] = pendingOrders as [Order, ...Order[]];
const [, single, paid] = paidOrders as [Order, Order, Order, ...Order[]];

const meta = {
  tags: ['purchase'],
  component: PaymentReturnScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'confirming', onPay: fn(), onCheck: fn() },
} satisfies Meta<typeof PaymentReturnScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Confirming',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  },
};
export const Paid: Story = {
  args: { state: 'paid', order: paid },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(paid.number ?? '')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View order' })).toHaveAttribute('href', `/order/${paid.id}`);
    await expect(canvas.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/shop');
  },
};
export const PaidForOne: Story = { args: { state: 'paid', order: single } };
export const PaidForMany: Story = {
  args: { state: 'paid', order: order('SUCCESS', products.slice(0, 7)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Items' })).toHaveTextContent('+3 more');
  },
};
export const Failed: Story = {
  args: { state: 'failed', order: pending, message: 'Your bank declined the card: insufficient funds.' },
  play: async ({ args, canvas, step }) => {
    await step('it says what happened, and offers another try', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('insufficient funds');
      await userEvent.click(canvas.getByRole('button', { name: 'Pay again' }));
      await expect(args.onPay).toHaveBeenCalledOnce();
    });
  },
};
export const Paying: Story = {
  args: { ...Failed.args, pending: 'paying' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay again' }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};
export const PayingFailed: Story = {
  args: { ...Failed.args, payMessage: messages.paymentFailed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Payment Failed: Unable to process payment.');
  },
};
export const Abandoned: Story = {
  args: { state: 'abandoned', order: pending },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay now' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};
/** The payment came after the order was cancelled. */
export const RefundDue: Story = {
  args: { state: 'refundDue', order: { ...order('CANCELLED', products.slice(0, 2)), paymentStatus: 'refundDue' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your money is on its way back' })).toBeVisible();
  },
};
export const StillPending: Story = {
  args: { state: 'stillPending', order: pending },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
export const Checking: Story = {
  args: { state: 'stillPending', order: pending, pending: 'checking' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};
export const Unreachable: Story = {
  args: { state: 'unreachable' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
export const Unknown: Story = {
  args: { state: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/order');
  },
};
export const Confirmed: Story = {
  args: { order: pending },
  render: function Render(args) {
    const [state, setState] = useState<PaymentReturnState>('stillPending');
    return <PaymentReturnScreen {...args} state={state} onCheck={() => setState('paid')} />;
  },
  play: async ({ canvas, step }) => {
    await step('a change of state focuses the heading and announces the rest politely', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
      await expect(canvas.getByRole('heading', { name: 'Thank you. Your order is paid.' })).toHaveFocus();
      await expect(canvas.getByRole('status')).toHaveTextContent('We’re getting it ready');
    });
  },
};
