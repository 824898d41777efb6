import { refusals } from '@abs/api/refusals';
import type { Order } from '@abs/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pendingOrders } from '../../fixtures/purchases.ts';
import { flow, page, server, signedIn } from '../flow.ts';

const [waiting] = pendingOrders as [Order, ...Order[]];

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: `/order/${waiting.id}` },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

function withOrders(): void {
  signedIn();
  server.state.orders = pendingOrders;
}

export const Loading = {
  parameters: { flow: { machine: 'orderDetail', state: 'loading' } },
  beforeEach: () => {
    withOrders();
    server.hold('getOrder');
  },
} satisfies Story;

export const Ready = {
  parameters: { flow: { machine: 'orderDetail', state: 'ready' } },
  beforeEach: withOrders,
  play: async () => {
    await page(new RegExp(waiting.number ?? ''));
  },
} satisfies Story;

export const NotFound = {
  parameters: { flow: { machine: 'orderDetail', state: 'notFound' } },
  beforeEach: () => signedIn(),
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'orderDetail', state: 'failed' } },
  beforeEach: () => {
    signedIn();
    server.fail('getOrder', ...refusals.tooMany('Too many attempts.', '1 minute'));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;
