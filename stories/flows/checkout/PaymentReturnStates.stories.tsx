import { refusals } from '@abs/api/refusals';
import type { PaymentOutcome } from '@abs/contract';
import type { Order } from '@abs/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { pendingOrders } from '../../fixtures/purchases.ts';
import { flow, page, server, signedIn, speedUpTimers } from '../flow.ts';

const reference = 'pay-1';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: `/payment/callback?reference=${reference}` },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const [waiting] = pendingOrders as [Order, ...Order[]];

/** Returns from the payment page, where the payment of the pending order had this outcome. */
const returning =
  (outcome: PaymentOutcome, message = '') =>
  () => {
    signedIn();
    server.state.orders = [waiting];
    server.state.payments.set(reference, { orderId: waiting.id, outcome, message });
  };

const refused = returning('failed', 'The payment did not go through (Insufficient Funds). You can try again.');

const payAgain: Story['play'] = async ({ canvas }) => {
  await page('Payment failed');
  await userEvent.click(canvas.getByRole('button', { name: 'Pay again' }));
};

export const Asking = {
  parameters: { flow: { machine: 'paymentReturn', state: 'confirming.asking' } },
  beforeEach: () => {
    returning('paid')();
    server.hold('verifyPayment');
  },
  play: async () => {
    await page('Confirming your payment');
  },
} satisfies Story;

export const Waiting = {
  parameters: { flow: { machine: 'paymentReturn', state: 'confirming.waiting' } },
  beforeEach: returning('pending'),
  play: async () => {
    await page('Confirming your payment');
  },
} satisfies Story;

export const Paid = {
  parameters: { flow: { machine: 'paymentReturn', state: 'paid' } },
  beforeEach: returning('paid', 'Payment received. Thank you!'),
  play: async () => {
    await page('Thank you. Your order is paid.');
  },
} satisfies Story;

export const RefundDue = {
  parameters: { flow: { machine: 'paymentReturn', state: 'refundDue' } },
  beforeEach: () => {
    returning('pending', 'This order was cancelled before you paid. Your money is on its way back.')();
    server.state.orders = [{ ...waiting, status: 'CANCELLED', paymentStatus: 'refundDue' }];
  },
  play: async () => {
    await page('Your money is on its way back');
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'paymentReturn', state: 'unpaid.failed' } },
  beforeEach: refused,
  play: async () => {
    await page('Payment failed');
  },
} satisfies Story;

export const Abandoned = {
  parameters: { flow: { machine: 'paymentReturn', state: 'unpaid.abandoned' } },
  beforeEach: returning('abandoned', 'The payment was not completed. Your order is kept; you can pay it later.'),
  play: async () => {
    await page('You cancelled the payment');
  },
} satisfies Story;

export const StillPending = {
  parameters: { flow: { machine: 'paymentReturn', state: 'stillPending' } },
  beforeEach: () => {
    returning('pending')();
    return speedUpTimers();
  },
  play: async () => {
    await page('Waiting for your bank');
  },
} satisfies Story;

export const Unreachable = {
  parameters: { flow: { machine: 'paymentReturn', state: 'unreachable' } },
  beforeEach: () => {
    returning('paid')();
    server.fail('verifyPayment', ...refusals.tooMany('Too many attempts.', '1 minute'));
    return speedUpTimers();
  },
  play: async () => {
    await page('We couldn’t check your payment');
  },
} satisfies Story;

export const Unknown = {
  parameters: { flow: { machine: 'paymentReturn', state: 'unknown' } },
  args: { address: '/payment/callback' },
  beforeEach: () => signedIn(),
  play: async () => {
    await page('We can’t find this payment');
  },
} satisfies Story;

export const Paying = {
  parameters: { flow: { machine: 'paymentReturn', state: 'paying' } },
  beforeEach: () => {
    refused();
    server.hold('makePayment');
  },
  play: payAgain,
} satisfies Story;

export const Redirecting = {
  parameters: { flow: { machine: 'paymentReturn', state: 'redirecting' } },
  beforeEach: refused,
  play: payAgain,
} satisfies Story;
