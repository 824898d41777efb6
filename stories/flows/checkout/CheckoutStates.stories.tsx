import { refusals } from '@abs/api/refusals';
import type { Order, Product } from '@abs/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { products } from '../../fixtures/catalogue.ts';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { line, pendingOrders } from '../../fixtures/purchases.ts';
import { fill, flow, page, server, signedIn, slowDown, speedUpTimers, toastSaying } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/cart' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const [one] = products.filter(({ quantity }) => quantity >= 5) as [Product, ...Product[]];
const [waiting] = pendingOrders as [Order, ...Order[]];

function withFullCart(): void {
  signedIn();
  server.state.cart = [line(one, 2, 0)];
}

const openForm = async ({ canvas }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas'>) => {
  await page('Cart');
  await canvas.findByRole('region', { name: 'Summary' });
  await userEvent.click(canvas.getByRole('button', { name: 'Checkout' }));
  return within(await openedDialog('dialog', 'Enter Delivery Details'));
};

const confirm: NonNullable<Story['play']> = async (context) => {
  const form = await openForm(context);
  await fill(form.getByLabelText('Delivery Address'), '12 Allen Avenue, Ikeja, Lagos');
  await fill(form.getByLabelText('Phone Number'), '08012345678');
  await userEvent.click(form.getByRole('button', { name: 'Confirm' }));
};

export const EnteringDelivery = {
  parameters: { flow: { machine: 'checkout', state: 'enteringDelivery' } },
  beforeEach: withFullCart,
  play: async (context) => {
    await openForm(context);
  },
} satisfies Story;

export const Placing = {
  parameters: { flow: { machine: 'checkout', state: 'placing' } },
  beforeEach: () => {
    withFullCart();
    server.hold('placeOrder');
  },
  play: confirm,
} satisfies Story;

/** The price rises while the form is open. */
const withRisingPrice = (): void => {
  withFullCart();
  server.state.cart = server.state.cart.map((item) => ({ ...item, product: { ...item.product } }));
};
const raisePrice = (): void => {
  for (const { product } of server.state.cart) product.price += 16_000;
};

export const ReviewingChanges = {
  parameters: { flow: { machine: 'checkout', state: 'reviewingChanges' } },
  beforeEach: withRisingPrice,
  play: async ({ canvas }) => {
    const form = await openForm({ canvas });
    raisePrice();
    await fill(form.getByLabelText('Delivery Address'), '12 Allen Avenue, Ikeja, Lagos');
    await fill(form.getByLabelText('Phone Number'), '08012345678');
    await userEvent.click(form.getByRole('button', { name: 'Confirm' }));
    await openedDialog('dialog', 'Your cart has changed');
  },
} satisfies Story;

/** With a backend that does not compare totals, the cart is loaded again before the order. */
const withBasicBackend = (): void => {
  withFullCart();
  server.answer('getCart', () => ({ items: server.state.cart }));
};

export const ReadingCart = {
  parameters: { flow: { machine: 'checkout', state: 'readingCart' } },
  beforeEach: withBasicBackend,
  play: async (context) => {
    const form = await openForm(context);
    server.hold('getCart');
    await fill(form.getByLabelText('Delivery Address'), '12 Allen Avenue, Ikeja, Lagos');
    await fill(form.getByLabelText('Phone Number'), '08012345678');
    await userEvent.click(form.getByRole('button', { name: 'Confirm' }));
  },
} satisfies Story;

const checking = 'Checking your order…';
const expectChecking = () =>
  waitFor(() => expect(screen.getByRole('dialog').querySelector('[role="status"]')).toHaveTextContent(checking));

/** The answer is lost. Time stands still before the request is repeated. */
export const AwaitingRepeat = {
  parameters: { flow: { machine: 'checkout', state: 'awaitingRepeat' } },
  beforeEach: () => {
    withFullCart();
    server.lose('placeOrder');
    return slowDown();
  },
  play: async (context) => {
    await confirm(context);
    await expectChecking();
  },
} satisfies Story;

export const FindingAttempt = {
  parameters: { flow: { machine: 'checkout', state: 'findingAttempt' } },
  beforeEach: () => {
    withBasicBackend();
    server.lose('placeOrder');
    return speedUpTimers();
  },
  play: async (context) => {
    const form = await openForm(context);
    server.hold('getOrders');
    await fill(form.getByLabelText('Delivery Address'), '12 Allen Avenue, Ikeja, Lagos');
    await fill(form.getByLabelText('Phone Number'), '08012345678');
    await userEvent.click(form.getByRole('button', { name: 'Confirm' }));
    await expectChecking();
  },
} satisfies Story;

export const FindingOrder = {
  parameters: { flow: { machine: 'checkout', state: 'findingOrder' } },
  beforeEach: () => {
    withFullCart();
    // Like a backend that does not say which order it made.
    server.answer('placeOrder', () => {
      server.hold('getOrders');
      return { message: 'Order placed successfully' };
    });
  },
  play: confirm,
} satisfies Story;

export const Paying = {
  parameters: { flow: { machine: 'checkout', state: 'paying' } },
  beforeEach: () => {
    withFullCart();
    server.hold('makePayment');
  },
  play: confirm,
} satisfies Story;

export const Redirecting = {
  parameters: { flow: { machine: 'checkout', state: 'redirecting' } },
  beforeEach: withFullCart,
  play: confirm,
} satisfies Story;

export const PaymentFailed = {
  parameters: { flow: { machine: 'checkout', state: 'paymentFailed' } },
  args: { address: '/order' },
  beforeEach: () => {
    signedIn();
    server.state.orders = [waiting];
    server.fail('makePayment', ...refusals.paymentUnavailable);
  },
  play: async ({ canvas }) => {
    await page('Pending Orders');
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay now/ }));
    await toastSaying('Payment Failed: Unable to process payment.');
  },
} satisfies Story;
