import { messages } from '@abs/machines';
import { HomeScreen } from '@abs/ui/screens/HomeScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bare, firstPage, products } from '../../fixtures/catalogue.ts';
import { heroSlides } from '../../fixtures/hero.ts';
import { PageFrame, social } from '../../fixtures/PageFrame.tsx';

const meta = {
  tags: ['catalogue'],
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame path="/" loggedIn>
        <Story />
      </PageFrame>
    ),
  ],
  args: {
    hero: {
      slides: heroSlides,
      current: 0,
      state: 'playing',
      onNext: fn(),
      onPrevious: fn(),
      onTogglePlaying: fn(),
      onHold: fn(),
      onReducedMotion: fn(),
    },
    social,
    collection: { status: 'ready', products: firstPage, page: 1, totalPages: 6 },
    hrefFor: (page) => (page === 1 ? '/' : `/?page=${page}`),
    onAddToCart: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.6.4', '2.6.6', '2.6.10'],
  play: async ({ args, canvas, step }) => {
    const [first] = firstPage;
    if (!first) throw new Error('The demo catalogue is empty.');
    await step('the collection is announced', async () => {
      await expect(canvas.getByRole('heading', { name: 'Our Collections' })).toBeVisible();
      await expect(canvas.getByText('Check out what suits you in our collections')).toBeVisible();
    });
    await step('each card has a button that adds its product to the cart', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Add to cart: ${first.name}` }));
      await expect(args.onAddToCart).toHaveBeenCalledWith(first.id);
    });
    await step('social accounts are linked, but not Facebook', async () => {
      const hero = within(canvas.getByRole('region', { name: 'Featured' }));
      await expect(hero.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', social.instagram);
      const links = canvas.getAllByRole('link');
      for (const name of ['Instagram', 'TikTok', 'WhatsApp']) {
        await expect(canvas.getAllByRole('link', { name })).toHaveLength(2);
      }
      await expect(links.filter((link) => /facebook/i.test(link.outerHTML))).toEqual([]);
    });
    await step('the pages are links, and the current one is marked', async () => {
      const pages = within(canvas.getByRole('navigation', { name: 'Pages of the collection' }));
      await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('1');
      await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/?page=2');
    });
  },
};
export const Loading: Story = {
  tags: ['2.6.7'],
  args: { collection: { status: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status', { name: 'Loading products' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvasElement.querySelectorAll('[data-slot="product-card-skeleton"]')).toHaveLength(12);
  },
};
export const Empty: Story = {
  tags: ['2.6.9'],
  args: { collection: { status: 'ready', products: [], page: 1, totalPages: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products available for now')).toBeVisible();
  },
};
export const ErrorLoading: Story = {
  tags: ['2.6.8'],
  name: 'Error',
  args: { collection: { status: 'error', message: messages.productsLoadFailed } },
  play: async ({ args, canvas, step }) => {
    await step('the message is announced', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Error fetching products');
    });
    await step('Refresh is reported', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
  },
};
export const Adding: Story = {
  tags: ['4.2.1', '4.2.3'],
  args: {
    pendingIds: [firstPage[0]?.id ?? ''],
    inCart: { [firstPage[1]?.id ?? '']: true },
    collection: {
      status: 'ready',
      products: firstPage.map((product, place) => (place === 2 ? { ...product, quantity: 0 } : product)),
      page: 3,
      totalPages: 6,
    },
  },
  play: async ({ canvas, step }) => {
    await step('a product that is being added says so, and a sold-out one cannot be added', async () => {
      await expect(canvas.getByRole('button', { name: `Add to cart: ${firstPage[0]?.name}` })).toHaveAttribute(
        'aria-busy',
        'true',
      );
      await expect(canvas.getByRole('button', { name: `Add another: ${firstPage[1]?.name}` })).toBeEnabled();
      await expect(canvas.getByRole('button', { name: `Out of stock: ${firstPage[2]?.name}` })).toBeDisabled();
    });
  },
};
/** With a backend of the basic contract: one URL per picture, no color values. */
export const BasicBackend: Story = {
  args: { collection: { status: 'ready', products: products.slice(0, 8).map(bare), page: 1, totalPages: 1 } },
};
