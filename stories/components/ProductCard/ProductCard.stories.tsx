import { productPath } from '@abs/contract';
import { ProductCard, ProductCardSkeleton } from '@abs/ui/components/ProductCard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { bare, products } from '../../fixtures/catalogue.ts';
import { tabTo } from '../../fixtures/tabOrder.ts';

const [product] = products;
if (!product) throw new Error('The demo catalogue is empty.');

const meta = {
  tags: ['catalogue'],
  component: ProductCard,
  args: { product, onAddToCart: fn(), level: 2 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['photographs'],
  play: async ({ args, canvas, step }) => {
    await step('its name leads to its page', async () => {
      await expect(canvas.getByRole('link', { name: product.name })).toHaveAttribute('href', productPath(product));
    });
    await step('the button names the product it is for', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Add to cart: ${product.name}` }));
      await expect(args.onAddToCart).toHaveBeenCalledWith(product.id);
    });
  },
};
export const Adding: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Add to cart: ${product.name}` }));
    await expect(args.onAddToCart).not.toHaveBeenCalled();
  },
};
export const InCart: Story = {
  args: { inCart: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Add another: ${product.name}` })).toBeEnabled();
  },
};
export const SoldOut: Story = {
  args: { product: { ...product, quantity: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Out of stock: ${product.name}` })).toBeDisabled();
  },
};
/** Among related products it has no button. */
export const WithoutButton: Story = {
  args: { onAddToCart: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const LongName: Story = {
  args: {
    product: { ...product, name: 'Ọlọ́runfẹ́mi heavyweight loopback hoodie for the harmattan', color: 'Washed indigo' },
  },
};
/** One address per picture, no color value. */
export const BasicBackend: Story = { args: { product: bare(product) } };
export const Loading: Story = { render: () => <ProductCardSkeleton /> };
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, step }) => {
    await step('its name and its button are stops, its picture is none', async () => {
      await tabTo(['link', product.name], ['button', `Add to cart: ${product.name}`]);
    });
    await step('Enter and Space add it', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onAddToCart).toHaveBeenCalledTimes(2);
    });
  },
};
