import { Stack } from '@abs/ui';
import { StatusDot } from '@abs/ui/components/StatusDot';
import { fulfilmentStatus, orderStatus, paymentStatus } from '@abs/ui/shop/orderStatus';
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
/** The payment and the fulfilment of orders, in the words for staff. */
export const OfOrders: Story = {
  render: () => (
    <Stack gap={2} align="start">
      <StatusDot {...paymentStatus(unpaidOrderDetail)} />
      <StatusDot {...fulfilmentStatus(unpaidOrderDetail)} />
      <StatusDot {...paymentStatus(refundDueOrderDetail)} />
      <StatusDot {...fulfilmentStatus(refundDueOrderDetail)} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unpaid')).toHaveAttribute('data-tone', 'warning');
    await expect(canvas.getByText('Refund due')).toHaveAttribute('data-tone', 'warning');
  },
};
/** Orders, in the words for their customers. */
export const OfCustomers: Story = {
  tags: ['3.1.16'],
  render: () => (
    <Stack gap={2} align="start">
      <StatusDot {...orderStatus({ status: 'PENDING' })} />
      <StatusDot {...orderStatus({ status: 'SUCCESS' })} />
      <StatusDot {...orderStatus({ status: 'CANCELLED' })} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toHaveAttribute('data-tone', 'warning');
    await expect(canvas.getByText('Success')).toHaveAttribute('data-tone', 'success');
    await expect(canvas.getByText('Cancelled')).toHaveAttribute('data-tone', 'danger');
  },
};
