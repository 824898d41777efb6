import { limits } from '@abs/contract';
import type { Order } from '@abs/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { pendingOrders } from '../../fixtures/purchases.ts';
import { flow, page, server, signedIn, toastSaying } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/order' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first, second] = pendingOrders as [Order, Order, ...Order[]];
const question = 'Are you sure you want to delete this order?';

export const CancelOrder = {
  tags: ['8.1.11'],
  beforeEach: () => {
    signedIn();
    const expiresAt = new Date(Date.now() + limits.ORDER_LIFETIME_MS).toISOString();
    server.state.orders = pendingOrders.map((order) => ({ ...order, expiresAt, heldUntil: expiresAt }));
  },
  play: async ({ canvas, step }) => {
    const cards = async () => within(await canvas.findByRole('list', { name: 'Orders' })).getAllByRole('listitem');
    await step('two orders wait for payment', async () => {
      await page('Pending Orders');
      await expect(await cards()).toHaveLength(2);
      await expect(canvas.getByRole('link', { name: 'Orders, 2 pending orders' })).toBeVisible();
    });
    await step('cancelling asks for confirmation, which can be declined', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Delete order ${first.number}` }));
      const dialog = await openedDialog('alertdialog', question);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await expect(server.calls).not.toContain('cancelOrder');
    });
    await step('confirming removes the order from the list and the count', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Delete order ${first.number}` }));
      const dialog = await openedDialog('alertdialog', question);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
      await toastSaying('Order deleted successfully.');
      await waitFor(async () => expect(await cards()).toHaveLength(1));
      await expect(canvas.getByRole('button', { name: `Delete order ${second.number}` })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Orders, 1 pending order' })).toBeVisible();
      await expect(server.state.orders[0]?.status).toBe('CANCELLED');
    });
  },
} satisfies Story;
