import { OrderStatus, PaymentBadge } from '@abs/ui/components/OrderStatus';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  tags: ['purchase'],
  component: OrderStatus,
  args: { status: 'PENDING' },
} satisfies Meta<typeof OrderStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Success: Story = { args: { status: 'SUCCESS' } };
export const Cancelled: Story = { args: { status: 'CANCELLED' } };
export const Paid: Story = { render: () => <PaymentBadge status="paid" /> };
export const RefundDue: Story = { render: () => <PaymentBadge status="refundDue" /> };
export const Refunded: Story = { render: () => <PaymentBadge status="refunded" /> };
