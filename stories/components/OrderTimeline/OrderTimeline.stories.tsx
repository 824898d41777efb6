import { OrderTimeline } from '@abs/ui/shop/OrderTimeline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  clearedOrderDetail,
  disputedOrderDetail,
  refundDueOrderDetail,
  unpaidOrderDetail,
} from '../../fixtures/admin.ts';

const meta = {
  tags: ['admin'],
  component: OrderTimeline,
  args: { events: clearedOrderDetail.history },
} satisfies Meta<typeof OrderTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    await expect(items[0]).toHaveTextContent('Placedby Ṣẹ́gun Oyèlárán18 Nov 2026, 10:00');
    await expect(items[1]).toHaveTextContent('Paidconfirmed by the payment provider');
  },
};
export const JustPlaced: Story = { args: { events: unpaidOrderDetail.history } };
/** The payment came after the order had expired. */
export const Late: Story = {
  args: { events: refundDueOrderDetail.history },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Cancellednot paid in time');
  },
};
/** All events of payments and refunds. */
export const Refunds: Story = {
  args: { events: disputedOrderDetail.history },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Wrong amount received ₦5refund due');
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent(
      /^Payment disputed ₦.*by the customer’s bank/,
    );
  },
};
