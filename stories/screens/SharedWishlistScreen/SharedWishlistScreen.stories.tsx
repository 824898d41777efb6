import type { Product } from '@abs/contract/entities';
import { messages } from '@abs/machines';
import { SharedWishlistScreen } from '@abs/ui/screens/SharedWishlistScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { products } from '../../fixtures/catalogue.ts';
import { PageFrame } from '../../fixtures/PageFrame.tsx';
import { styledHoodie } from '../../fixtures/styles.ts';

const others = products.filter(({ name }) => name !== styledHoodie.name);
const [, second, third] = others as [Product, Product, Product, ...Product[]];

const meta = {
  tags: ['catalogue'],
  component: SharedWishlistScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame path="/wishlist">
        <Story />
      </PageFrame>
    ),
  ],
  args: {
    state: { status: 'ready', products: [styledHoodie, second, third] },
    onAddToCart: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SharedWishlistScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'A shared wishlist' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Add to cart: ${second.name}` }));
    await expect(args.onAddToCart).toHaveBeenCalledWith(second.id);
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Empty: Story = {
  args: { state: { status: 'ready', products: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse the shop' })).toBeVisible();
  },
};
export const NotFound: Story = {
  args: { state: { status: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This wishlist isn’t shared any more' })).toBeVisible();
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { state: { status: 'error', message: messages.sharedWishlistLoadFailed } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
