import type { Product } from '@abs/contract/entities';
import { messages } from '@abs/machines';
import { WishlistScreen } from '@abs/ui/screens/WishlistScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { bare, products } from '../../fixtures/catalogue.ts';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { PageFrame } from '../../fixtures/PageFrame.tsx';
import { styledHoodie } from '../../fixtures/styles.ts';

const others = products.filter(({ name }) => name !== styledHoodie.name);
const [first, second, third] = others as [Product, Product, Product, ...Product[]];
const entry = (product: Product, isAvailable = true) => ({ product, isAvailable });
const share = { url: null, onShare: fn(), onEnd: fn(), onEndConfirm: fn(), onEndCancel: fn() };
const shared = { ...share, url: 'https://shop.example/wishlist/x1Yz-_0aB2cD3eF4gH5iJ6' };

const meta = {
  tags: ['catalogue'],
  component: WishlistScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame path="/wishlist">
        <Story />
      </PageFrame>
    ),
  ],
  args: {
    state: { status: 'ready', items: [entry(styledHoodie), entry(second), entry(third)] },
    share,
    onRemove: fn(),
    onAddToCart: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof WishlistScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['photographs'] };
export const InUse: Story = {
  ...Default,
  tags: ['photographs'],
  play: async ({ args, canvas, step }) => {
    await step('a heart removes its product', async () => {
      const heart = canvas.getByRole('button', { name: `Save ${second.name}, ${second.color}` });
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(heart);
      await expect(args.onRemove).toHaveBeenCalledWith(second);
    });
    await step('the list can be shared', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Share wishlist' }));
      await expect(share.onShare).toHaveBeenCalled();
    });
  },
};
export const Guest: Story = {
  args: { isGuest: true, share: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('button', { name: 'Share wishlist' })).not.toBeInTheDocument();
  },
};
export const Shared: Story = {
  args: { share: shared },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Share' });
    await userEvent.click(canvas.getByRole('button', { name: 'Stop sharing' }));
    await expect(shared.onEnd).toHaveBeenCalled();
  },
};
export const Sharing: Story = { args: { share: { ...share, pending: true } } };
export const ConfirmingEnd: Story = {
  args: { share: { ...shared, confirmingEnd: true } },
  play: async () => {
    await openedDialog('alertdialog', 'Stop sharing your wishlist?');
  },
};
export const Unavailable: Story = {
  args: { state: { status: 'ready', items: [entry(second), entry(first, false)] } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No longer available')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: first.name })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: `Save ${first.name}, ${first.color}` }));
    await expect(args.onRemove).toHaveBeenCalledWith(first);
  },
};
export const Adding: Story = { args: { pendingIds: [second.id], inCart: { [third.id]: true } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Empty: Story = {
  args: { state: { status: 'ready', items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse the shop' })).toHaveAttribute('href', '/shop');
    await expect(canvas.queryByRole('button', { name: 'Share wishlist' })).not.toBeInTheDocument();
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { state: { status: 'error', message: messages.wishlistLoadFailed } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const BasicBackend: Story = {
  args: {
    state: { status: 'ready', items: [entry(bare(second)), entry(bare(third))] },
    isGuest: true,
    share: undefined,
  },
};
