import type { Order } from '@abs/contract/entities';
import { OrderCard } from '@abs/ui/shop/OrderCard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { pendingOrders } from '../../fixtures/purchases.ts';
import { tabBackTo, tabTo } from '../../fixtures/tabOrder.ts';

const [several, single] = pendingOrders as [Order, Order, ...Order[]];
const now = Date.parse(several.expiresAt ?? '') - 45 * 60_000;

const meta = {
  tags: ['purchase'],
  component: OrderCard,
  args: { order: several, now, onPay: fn(), onCancel: fn() },
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.9.3'],
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('it shows the first item and the number of others', async () => {
      const [first] = several.orderItems;
      await expect(canvasElement.querySelector('img')).toHaveAttribute('src', first?.product.salesCoverPicture);
      await expect(canvas.getByText('Size').nextElementSibling).toHaveTextContent(first?.product.size ?? '');
      await expect(canvas.getByText('Color').nextElementSibling).toHaveTextContent(first?.product.color ?? '');
      await expect(canvas.getByText('Quantity').nextElementSibling).toHaveTextContent('1');
      await expect(canvasElement.querySelector('[data-slot="item-badge"]')).toHaveTextContent('+2 more items');
    });
    await expect(canvas.getByText('45 min left to pay')).toBeVisible();
    await expect(canvas.getByText('Held for you until 21 November at 09:05')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Pay now: order ${several.number}` }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};
export const Single: Story = { args: { order: single } };
export const Expired: Story = {
  args: { now: Date.parse(several.expiresAt ?? '') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The time to pay is over')).toBeVisible();
  },
};
/** From a backend that holds each order for a day, but does not send the time. */
export const BareBackend: Story = {
  args: { order: { ...several, heldUntil: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('45 min left to pay')).toBeVisible();
    await expect(canvas.queryByText(/Held for you/)).toBeNull();
  },
};
/** The payment has not started, so the items are held for a shorter time than the order. */
export const HeldShortly: Story = {
  args: { order: { ...several, heldUntil: new Date(now + 12 * 60_000).toISOString() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 min left to pay')).toBeVisible();
    await expect(canvas.getByText('Held for you until 21 November at 08:32')).toBeVisible();
  },
};
/** Another order is being cancelled. */
export const NotCancellable: Story = {
  args: { cancellable: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Delete order ${several.number}` })).toBeDisabled();
  },
};
export const Paying: Story = { args: { pending: 'paying' } };
export const Cancelling: Story = { args: { pending: 'cancelling' } };
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    const name = several.orderItems[0]?.product.name ?? '';
    const pay = `Pay now: order ${several.number}`;
    const bin = `Delete order ${several.number}`;
    await step('Tab moves to name, Pay now and Delete', async () => {
      await tabTo(['link', name], ['button', pay], ['button', bin]);
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `/order/${several.id}`);
    });
    await step('keys press the buttons', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onCancel).toHaveBeenCalledWith(canvas.getByRole('button', { name: bin }));
      await tabBackTo(['button', pay]);
      await userEvent.keyboard(' ');
      await expect(args.onPay).toHaveBeenCalledOnce();
    });
  },
};
