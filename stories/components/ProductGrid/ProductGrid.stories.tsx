import { ProductCard, ProductGrid, ProductGridSkeleton } from '@abs/ui/shop/ProductCard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { products } from '../../fixtures/catalogue.ts';

/** Two columns on phones, three on tablets, four on desktops. */
const meta = {
  tags: ['catalogue'],
  component: ProductGrid,
  args: {
    children: products.slice(0, 8).map((product) => (
      <li key={product.id}>
        <ProductCard product={product} level={2} onAddToCart={() => {}} />
      </li>
    )),
  },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('it is a list of products', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    });
  },
};
export const Loading: Story = { render: () => <ProductGridSkeleton /> };
