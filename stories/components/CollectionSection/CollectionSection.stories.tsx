import { messages } from '@abs/machines';
import { Link } from '@abs/ui';
import { CollectionBanner } from '@abs/ui/screens/ShopScreen';
import { CollectionSection } from '@abs/ui/shop/CollectionSection';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { firstPage } from '../../fixtures/catalogue.ts';
import { pressKey, tabTo } from '../../fixtures/tabOrder.ts';

const [first] = firstPage;
if (!first) throw new Error('The demo catalogue is empty.');

const meta = {
  tags: ['catalogue'],
  component: CollectionSection,
  args: {
    collection: { status: 'ready', products: firstPage.slice(0, 4), page: 1, totalPages: 6 },
    hrefFor: (page) => `/?page=${page}`,
    onAddToCart: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CollectionSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  play: async ({ args, canvas, step }) => {
    await step('it is a named region with products and pages', async () => {
      await expect(canvas.getByRole('region', { name: 'Our Collections' })).toBeVisible();
      await expect(canvas.getByRole('navigation', { name: 'Pages of the collection' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: `Add to cart: ${first.name}` }));
      await expect(args.onAddToCart).toHaveBeenCalledWith(first.id);
    });
  },
};
export const Banner: Story = {
  args: {
    title: <bdi>Rainy season</bdi>,
    subtitle: 'Jackets and hoodies that keep the water out.',
    banner: first.cover && <CollectionBanner picture={first.cover} />,
  },
  play: async ({ canvas, canvasElement }) => {
    const banner = canvasElement.querySelector('[data-slot="collection-banner"]');
    await expect(banner).toContainElement(canvas.getByRole('heading', { name: 'Rainy season' }));
  },
};
export const Loading: Story = { args: { collection: { status: 'loading' } } };
export const Empty: Story = {
  args: { collection: { status: 'ready', products: [], page: 1, totalPages: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No products available for now' })).toBeVisible();
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { collection: { status: 'error', message: messages.productsLoadFailed } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: {
    collection: { status: 'ready', products: firstPage.slice(0, 2), page: 2, totalPages: 3 },
    tools: <Link to="/shop?sort=price-asc">Cheapest first</Link>,
  },
  play: async ({ args, step }) => {
    await step('Tab moves through controls, cards and pages', async () => {
      await tabTo(['link', 'Cheapest first']);
      for (const { name } of firstPage.slice(0, 2)) await tabTo(['link', name], ['button', `Add to cart: ${name}`]);
      await userEvent.keyboard('{Enter}');
      await expect(args.onAddToCart).toHaveBeenCalledOnce();
      await pressKey(' ');
      await expect(args.onAddToCart).toHaveBeenCalledTimes(2);
      await tabTo(['link', 'Previous page'], ['link', 'Page 1'], ['link', 'Page 2'], ['link', 'Page 3']);
      await tabTo(['link', 'Next page']);
    });
  },
};
