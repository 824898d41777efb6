import { ButtonLink, EmptyState } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  tags: ['primitives'],
  component: EmptyState,
  args: {
    title: 'Your cart is empty.',
    children: 'Everything you add shows up here.',
    action: <ButtonLink to="/shop">Add to cart</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your cart is empty.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add to cart' })).toHaveAttribute('href', '/shop');
  },
};
export const Dense: Story = {
  args: { dense: true, title: 'No fabric in stock', children: undefined, action: undefined },
};
