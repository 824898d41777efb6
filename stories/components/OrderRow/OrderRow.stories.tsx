import type { Order } from '@abs/contract/entities';
import { OrderRow, OrderRowSkeleton } from '@abs/ui/shop/OrderRow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { products } from '../../fixtures/catalogue.ts';
import { cancelledOrders, order, paidOrders, pendingOrders } from '../../fixtures/purchases.ts';
import { pressKey, tabBackTo, tabTo } from '../../fixtures/tabOrder.ts';

const [paid, single] = paidOrders as [Order, Order, ...Order[]];
const [pending] = pendingOrders as [Order, ...Order[]];
const [cancelled] = cancelledOrders as [Order, ...Order[]];

const meta = {
  tags: ['purchase'],
  component: OrderRow,
  args: { order: paid, level: 2 },
} satisfies Meta<typeof OrderRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Expects a color with more green than red and blue, in any theme. */
async function expectGreen(element: HTMLElement, property: string): Promise<void> {
  const color = getComputedStyle(element).getPropertyValue(property);
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  await expect(green, `${property} ${color}`).toBeGreaterThan(Math.max(red, blue));
}

export const Default: Story = {
  tags: ['2.9.5'],
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Order success');
    await expect(badge).toBeVisible();
    await expect(badge.querySelector('svg')).toBeVisible();
    for (const property of ['color', 'background-color']) await expectGreen(badge, property);
    await expect(canvas.getByText('2 pieces')).toBeVisible();
  },
};
export const OneItem: Story = { args: { order: single } };
export const ManyItems: Story = {
  args: { order: order('SUCCESS', products.slice(0, 6)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(/ and 3 more$/);
  },
};
export const Pending: Story = { args: { order: pending } };
export const Cancelled: Story = { args: { order: cancelled } };
export const RefundDue: Story = { args: { order: { ...cancelled, paymentStatus: 'refundDue' } } };
/** From a backend of the basic contract, without date and number. */
export const BareBackend: Story = {
  args: { order: { ...single, number: undefined, createdAt: undefined } },
};
export const Loading: Story = { render: () => <OrderRowSkeleton /> };
export const Keyboard: Story = {
  tags: ['keyboard'],
  render: () => (
    <>
      <OrderRow order={paid} level={2} />
      <OrderRow order={cancelled} level={2} />
    </>
  ),
  play: async ({ canvas, step }) => {
    const namesOf = ({ orderItems }: Order) => new RegExp(`^${orderItems[0]?.product.name}`);
    await step('Tab stops once at each row, which links to the order', async () => {
      await tabTo(['link', namesOf(paid)]);
      await expect(canvas.getByRole('link', { name: namesOf(paid) })).toHaveAttribute('href', `/order/${paid.id}`);
      await tabTo(['link', namesOf(cancelled)]);
      await tabBackTo(['link', namesOf(paid)]);
      await pressKey('{Enter}');
    });
  },
};
