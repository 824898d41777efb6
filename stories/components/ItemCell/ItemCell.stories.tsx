import { ItemCell, ItemCellSkeleton } from '@abs/ui/components/TableCells';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productOf } from '../../fixtures/catalogue.ts';
import { pressKey, tabTo } from '../../fixtures/tabOrder.ts';

const product = productOf('hoodie');

const meta = {
  tags: ['admin'],
  component: ItemCell,
  args: {
    picture: product.cover ?? product.salesCoverPicture,
    name: product.name,
    to: `/admin/products/${product.id}`,
  },
} satisfies Meta<typeof ItemCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: product.name })).toHaveAttribute('href', args.to);
  },
};
export const Plain: Story = { args: { to: undefined } };
export const More: Story = { args: { more: '+2 more' } };
export const Loading: Story = { render: () => <ItemCellSkeleton /> };
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('Tab stops at the name, not at the picture', async () => {
      await tabTo(['link', product.name]);
      await pressKey('{Enter}');
      await expect(canvas.getByRole('link')).toHaveAttribute('href', args.to);
    });
  },
};
