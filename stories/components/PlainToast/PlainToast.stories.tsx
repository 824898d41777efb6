import { PlainToast } from '@abs/ui/components/PlainToast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  tags: ['primitives'],
  component: PlainToast,
  args: { children: 'Added to your cart' },
} satisfies Meta<typeof PlainToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Added to your cart');
  },
};
export const Danger: Story = {
  args: { tone: 'danger', children: 'You seem to be offline. Check your connection and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You seem to be offline.');
  },
};
