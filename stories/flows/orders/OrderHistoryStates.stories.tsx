import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paidOrders } from '../../fixtures/purchases.ts';
import { flow, server, signedIn } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/user/profile' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

function withOrders(): void {
  signedIn();
  server.state.orders = paidOrders;
}

export const Loading = {
  parameters: { flow: { machine: 'orderHistory', state: 'list.fetching.loading' } },
  beforeEach: () => {
    withOrders();
    server.hold('getOrderHistory');
  },
} satisfies Story;

export const Ready = {
  parameters: { flow: { machine: 'orderHistory', state: 'list.ready' } },
  beforeEach: withOrders,
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Orders' });
  },
} satisfies Story;

export const Empty = {
  parameters: { flow: { machine: 'orderHistory', state: 'list.ready' } },
  args: { address: '/user/profile?status=CANCELLED' },
  beforeEach: withOrders,
  play: async ({ canvas }) => {
    await canvas.findByText('No CANCELLED orders available!');
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'orderHistory', state: 'list.failed' } },
  beforeEach: () => {
    signedIn();
    server.fail('getOrderHistory', ...refusals.tooMany('Too many attempts.', '1 minute'));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;
