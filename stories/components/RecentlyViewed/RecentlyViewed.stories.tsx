import { productPath } from '@abs/contract';
import type { Product } from '@abs/contract/entities';
import { RecentlyViewed } from '@abs/ui/shop/RecentlyViewed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { bare, products } from '../../fixtures/catalogue.ts';

const [first] = products as [Product, ...Product[]];

const meta = {
  tags: ['catalogue'],
  component: RecentlyViewed,
  args: { products: products.slice(0, 5), onClear: fn() },
} satisfies Meta<typeof RecentlyViewed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['photographs'] };
export const InUse: Story = {
  ...Default,
  tags: ['photographs'],
  play: async ({ args, canvas, step }) => {
    await step('each product links to its page', async () => {
      const link = canvas.getByRole('link', { name: first.name });
      await expect(link).toHaveAttribute('href', productPath(first));
    });
    await step('the button clears the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear recently viewed' }));
      await expect(args.onClear).toHaveBeenCalledOnce();
    });
  },
};
export const Many: Story = { args: { products: products.slice(0, 12) } };
export const One: Story = { args: { products: [first] } };
export const Empty: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
export const BasicBackend: Story = { args: { products: [bare(first)] } };
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: first.name })).toHaveFocus();
  },
};
