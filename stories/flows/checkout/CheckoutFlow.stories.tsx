import { refusals } from '@abs/api/refusals';
import type { PaymentOutcome } from '@abs/contract';
import type { Order, Product } from '@abs/contract/entities';
import { leaveShop } from '@abs/shop/leaveShop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { products } from '../../fixtures/catalogue.ts';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { line, pendingOrders } from '../../fixtures/purchases.ts';
import { customer, fill, flow, leftFor, page, server, signedIn, toastSaying } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/cart' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const [one, other] = products.filter(({ quantity }) => quantity >= 5) as [Product, Product, ...Product[]];
const address = '12 Allen Avenue, Ikeja, Lagos';
const [waiting] = pendingOrders as [Order, ...Order[]];
const reference = 'pay-1';

const delivery = () => openedDialog('dialog', 'Enter Delivery Details');

function withFullCart(): void {
  signedIn();
  server.state.cart = [line(one, 1, 0), line(other, 2, 4)];
}

/** Returns from the payment page, where the payment of the pending order had this outcome. */
const returning = (outcome: PaymentOutcome, message: string) => () => {
  signedIn();
  server.state.orders = [waiting];
  server.state.payments.set(reference, { orderId: waiting.id, outcome, message });
};

const back = { address: `/payment/callback?reference=${reference}&trxref=${reference}` };
const paymentPage = (reference: string) => `${window.location.origin}/sandbox/paystack/checkout/${reference}`;

export const GuestAddsToCart = {
  args: { address: `/product/${one.id}` },
  beforeEach: () => {
    server.state.accounts.push(customer());
  },
  play: async ({ canvas, step }) => {
    await step('a guest who adds to the cart is sent to the login', async () => {
      await page(one.name);
      await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
      await page('Login');
      await expect(canvas.getByText('Log in to put this in your cart.')).toBeVisible();
    });
    await step('the login leads back to the product, which is in the cart', async () => {
      await fill(canvas.getByLabelText('Email'), customer().user.email);
      await fill(canvas.getByLabelText('Password'), customer().password);
      await userEvent.keyboard('{Enter}');
      await page(one.name);
      await toastSaying('Added to your cart');
      await expect(canvas.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      await expect(server.state.cart).toHaveLength(1);
    });
  },
} satisfies Story;

export const CartToDelivery = {
  beforeEach: withFullCart,
  play: async ({ canvas, step }) => {
    await step('the cart shows its total', async () => {
      await page('Cart');
      const total = one.price + 2 * other.price + 5;
      const summary = within(await canvas.findByRole('region', { name: 'Summary' }));
      await expect(summary.getByText('Total').nextElementSibling).toHaveTextContent(`₦${total.toLocaleString('en')}`);
    });
    await step('an invalid phone number is refused before a request is sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Checkout' }));
      const dialog = within(await delivery());
      await fill(dialog.getByLabelText('Delivery Address'), address);
      await fill(dialog.getByLabelText('Phone Number'), '12345');
      await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
      const phone = dialog.getByLabelText('Phone Number');
      await expect(phone).toHaveAccessibleDescription(/Please enter a valid phone number\./);
      await waitFor(() => expect(phone).toHaveFocus());
      await expect(server.calls).not.toContain('placeOrder');
    });
  },
} satisfies Story;

export const Pay = {
  tags: ['4.3.2'],
  beforeEach: withFullCart,
  play: async (context) => {
    await CartToDelivery.play(context);
    const link = (name: string) => context.canvas.findByRole('link', { name, hidden: true });
    await link('Orders, none pending');
    await context.step('with a valid number the order is placed once, and the payment page opens', async () => {
      const dialog = within(await delivery());
      const phone = dialog.getByLabelText('Phone Number');
      await fill(phone, '+234 (801) 234-5678');
      await userEvent.dblClick(dialog.getByRole('button', { name: 'Confirm' }));
      await leftFor(paymentPage('pay-1'));
      await expect(server.calls.filter((name) => name === 'placeOrder')).toHaveLength(1);
      await expect(server.state.orders[0]).toMatchObject({ deliveryAddress: address, status: 'PENDING' });
    });
    await context.step('the order is pending, and the cart is empty', async () => {
      await expect(await link('Orders, 1 pending order')).toHaveTextContent('1');
      await link('Cart, empty');
    });
  },
} satisfies Story;

export const PaymentUnavailable = {
  tags: ['8.1.10'],
  beforeEach: () => {
    withFullCart();
    server.fail('makePayment', ...refusals.paymentUnavailable);
  },
  play: async (context) => {
    await CartToDelivery.play(context);
    const { canvas, step } = context;
    await step('the order is placed, but cannot be paid now', async () => {
      const phone = screen.getByLabelText('Phone Number');
      await fill(phone, '08012345678');
      await userEvent.keyboard('{Enter}');
      await toastSaying('Payment Failed: Unable to process payment.');
      await expect(leaveShop.to).not.toHaveBeenCalled();
    });
    await step('it is among the pending orders, and the cart is empty', async () => {
      await page('Pending Orders');
      await expect(await canvas.findByRole('button', { name: /^Pay now: order ABS-/ })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Orders, 1 pending order' })).toBeVisible();
      await expect(await canvas.findByRole('link', { name: 'Cart, empty' })).toBeVisible();
    });
    await step('it can be paid there once payments work again', async () => {
      server.clearFailure('makePayment');
      await userEvent.click(canvas.getByRole('button', { name: /^Pay now: order ABS-/ }));
      await leftFor(paymentPage('pay-1'));
    });
  },
} satisfies Story;

export const ReturnPaid = {
  tags: ['10.3.5'],
  args: back,
  beforeEach: returning('paid', 'Payment received. Thank you!'),
  play: async ({ canvas, step }) => {
    await step('the order is paid and no longer pending', async () => {
      await page('Thank you. Your order is paid.');
      await expect(await canvas.findByRole('link', { name: 'Orders, none pending' })).toBeVisible();
    });
    await step('the order can be opened', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'View order' }));
      await page(new RegExp(waiting.number ?? ''));
    });
  },
} satisfies Story;

export const ReturnFailed = {
  args: back,
  beforeEach: returning('failed', 'The payment did not go through (Insufficient Funds). You can try again.'),
  play: async ({ canvas, step }) => {
    await step('the page says why the payment failed', async () => {
      await page('Payment failed');
      await expect(canvas.getByText(/Insufficient Funds/)).toBeVisible();
    });
    await step('paying again starts another payment', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pay again' }));
      await leftFor(paymentPage('pay-2'));
    });
  },
} satisfies Story;

export const ReturnAbandoned = {
  tags: ['10.3.5'],
  args: back,
  beforeEach: returning('abandoned', 'The payment was not completed. Your order is kept; you can pay it later.'),
  play: async ({ canvas, step }) => {
    await step('the order is kept, and can be paid now', async () => {
      await page('You cancelled the payment');
      await expect(canvas.getByRole('button', { name: 'Pay now' })).toBeVisible();
      await expect(await canvas.findByRole('link', { name: 'Orders, 1 pending order' })).toBeVisible();
    });
  },
} satisfies Story;
