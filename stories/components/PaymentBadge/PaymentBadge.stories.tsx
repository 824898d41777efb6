import { PaymentBadge } from '@abs/ui/shop/PaymentBadge';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  tags: ['purchase'],
  component: PaymentBadge,
  args: { status: 'paid' },
} satisfies Meta<typeof PaymentBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RefundDue: Story = { args: { status: 'refundDue' } };
export const Refunded: Story = { args: { status: 'refunded' } };
