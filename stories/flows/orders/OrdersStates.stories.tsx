import { refusals } from '@abs/api/refusals';
import type { Order } from '@abs/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { pendingOrders } from '../../fixtures/purchases.ts';
import { flow, page, returnToTab, server, signedIn } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/order' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const [waiting] = pendingOrders as [Order, ...Order[]];

function withOrders(): void {
  signedIn();
  server.state.orders = pendingOrders;
}

const listed: NonNullable<Story['play']> = async ({ canvas }) => {
  await page('Pending Orders');
  await canvas.findByRole('list', { name: 'Orders' });
};

const askToCancel = async (context: Parameters<NonNullable<Story['play']>>[0]) => {
  await listed(context);
  await userEvent.click(context.canvas.getByRole('button', { name: `Delete order ${waiting.number}` }));
  return within(await openedDialog('alertdialog', 'Are you sure you want to delete this order?'));
};

const confirmCancel: NonNullable<Story['play']> = async (context) => {
  const dialog = await askToCancel(context);
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }));
};

export const Loading = {
  parameters: { flow: { machine: 'orders', state: 'signedIn.list.loading' } },
  beforeEach: () => {
    withOrders();
    server.hold('getOrders');
  },
  play: async () => {
    await page('Pending Orders');
  },
} satisfies Story;

export const Ready = {
  parameters: {
    flow: [
      { machine: 'orders', state: 'signedIn.list.ready' },
      { machine: 'orders', state: 'signedIn.cancellation.idle' },
    ],
  },
  beforeEach: withOrders,
  play: listed,
} satisfies Story;

export const Empty = {
  parameters: { flow: { machine: 'orders', state: 'signedIn.list.empty' } },
  beforeEach: () => signedIn(),
  play: async ({ canvas }) => {
    await page('Pending Orders');
    await canvas.findByText('No pending orders available.');
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'orders', state: 'signedIn.list.failed' } },
  beforeEach: () => {
    signedIn();
    server.fail('getOrders', ...refusals.tooMany('Too many attempts.', '1 minute'));
  },
  play: async ({ canvas }) => {
    await page('Pending Orders');
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;

export const ConfirmingCancel = {
  parameters: { flow: { machine: 'orders', state: 'signedIn.cancellation.confirmingCancel' } },
  beforeEach: withOrders,
  play: async (context) => {
    await askToCancel(context);
  },
} satisfies Story;

export const Cancelling = {
  parameters: { flow: { machine: 'orders', state: 'signedIn.cancellation.cancelling' } },
  beforeEach: () => {
    withOrders();
    server.hold('cancelOrder');
  },
  play: confirmCancel,
} satisfies Story;

/** The list must be requested again, but not before the cancellation is answered. */
export const Due = {
  parameters: { flow: { machine: 'orders', state: 'signedIn.list.due' } },
  beforeEach: () => {
    withOrders();
    server.hold('cancelOrder');
  },
  play: async (context) => {
    await confirmCancel(context);
    returnToTab();
  },
} satisfies Story;
