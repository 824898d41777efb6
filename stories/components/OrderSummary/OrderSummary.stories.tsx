import { OrderSummary } from '@abs/ui/components/OrderSummary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  tags: ['purchase'],
  component: OrderSummary,
  args: { subtotal: 95_500, deliveryFee: 5, total: 95_505 },
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['2.10.3'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Subtotal').nextElementSibling).toHaveTextContent('₦95,500');
    await expect(canvas.getByText('Delivery fee').nextElementSibling).toHaveTextContent('₦5');
    await expect(canvas.getByText('Total').nextElementSibling).toHaveTextContent('₦95,505');
  },
};
export const TotalAlone: Story = { args: { subtotal: undefined, deliveryFee: undefined } };
export const WithKobo: Story = { args: { subtotal: 95_500.5, total: 95_505.5 } };
