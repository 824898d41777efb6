import { ShopScreen } from '@abs/ui/screens/ShopScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { firstPage, products } from '../../fixtures/catalogue.ts';
import { PageFrame } from '../../fixtures/PageFrame.tsx';

const meta = {
  tags: ['catalogue'],
  component: ShopScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame path="/shop">
        <Story />
      </PageFrame>
    ),
  ],
  args: {
    collection: { status: 'ready', products: firstPage, page: 4, totalPages: 6 },
    total: products.length,
    hrefFor: (page) => `/shop?page=${page}`,
    onAddToCart: fn(),
    onRetry: fn(),
    onSortChange: fn(),
  },
} satisfies Meta<typeof ShopScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('five pages around the current one', async () => {
      const pages = within(canvas.getByRole('navigation', { name: 'Pages of the collection' }));
      const numbers = pages.getAllByRole('link', { name: /^Page/ }).map((link) => link.textContent);
      await expect(numbers).toEqual(['2', '3', '4', '5', '6']);
      await expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/shop?page=5');
    });
    await step('the order can be chosen', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Price, low to high');
      await expect(args.onSortChange).toHaveBeenCalledWith('price-asc');
    });
  },
};
export const Category: Story = {
  args: {
    category: 'hoodie',
    total: 3,
    collection: {
      status: 'ready',
      products: products.filter((product) => product.category === 'hoodie').slice(0, 3),
      page: 1,
      totalPages: 1,
    },
  },
  play: async ({ canvas, step }) => {
    await step('it says which category, and leads back to all', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hoodies');
      await expect(canvas.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/shop');
    });
  },
};
export const Searched: Story = {
  args: {
    search: 'hoodie',
    total: 3,
    collection: {
      status: 'ready',
      products: products.filter((product) => product.category === 'hoodie').slice(0, 3),
      page: 1,
      totalPages: 1,
    },
  },
};
export const Loading: Story = { args: { collection: { status: 'loading' }, total: undefined } };
export const Empty: Story = {
  args: { search: 'raincoat', total: 0, collection: { status: 'ready', products: [], page: 1, totalPages: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No results found, search for products')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/shop');
  },
};
export const ErrorLoading: Story = {
  name: 'Error',
  args: { total: undefined, collection: { status: 'error', message: 'Error fetching products' } },
};
