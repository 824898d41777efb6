import { Stack } from '@abs/ui';
import { FulfilmentDot, PaymentDot } from '@abs/ui/components/OrderStatusDots';
import { StatusDot } from '@abs/ui/components/StatusDot';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { refundDueOrderDetail, unpaidOrderDetail } from '../../fixtures/admin.ts';

const meta = {
  tags: ['admin'],
  component: StatusDot,
  args: { tone: 'success', children: 'Receive' },
} satisfies Meta<typeof StatusDot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: () => (
    <Stack gap={2} align="start">
      <StatusDot>Deactivated</StatusDot>
      <StatusDot tone="success">Receive</StatusDot>
      <StatusDot tone="warning">Transfer</StatusDot>
      <StatusDot tone="danger">Blocked</StatusDot>
    </Stack>
  ),
};
/** PaymentDot and FulfilmentDot: how an order stands, in the shop's words. */
export const OfOrders: Story = {
  render: () => (
    <Stack gap={2} align="start">
      <PaymentDot order={unpaidOrderDetail} />
      <FulfilmentDot order={unpaidOrderDetail} />
      <PaymentDot order={refundDueOrderDetail} />
      <FulfilmentDot order={refundDueOrderDetail} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unpaid')).toHaveAttribute('data-tone', 'warning');
    await expect(canvas.getByText('Refund due')).toHaveAttribute('data-tone', 'danger');
  },
};
