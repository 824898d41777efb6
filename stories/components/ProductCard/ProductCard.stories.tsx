import { productPath } from '@abs/contract';
import { HeartButton } from '@abs/ui/components/HeartButton';
import { Stack } from '@abs/ui/components/Stack';
import { CardHeartProvider, ProductCard, ProductCardSkeleton } from '@abs/ui/shop/ProductCard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { bare, products } from '../../fixtures/catalogue.ts';
import { soldOutStyle, styledHoodie, styledSneaker } from '../../fixtures/styles.ts';
import { expectFocus, tabTo } from '../../fixtures/tabOrder.ts';
import { wholeText } from '../../fixtures/wholeText.ts';

const [product] = products;
if (!product) throw new Error('The demo catalogue is empty.');

const saved = fn();

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

export const Default: Story = { tags: ['photographs'] };
export const InUse: Story = {
  ...Default,
  tags: ['photographs'],
  play: async ({ args, canvas, step }) => {
    await step('the name links to the product', async () => {
      await expect(canvas.getByRole('link', { name: product.name })).toHaveAttribute('href', productPath(product));
    });
    await step('the button contains the product’s name', async () => {
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
/** Without a button, as among related products. */
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
/** A card for a style. Its colors link to their products, and its sizes open over the button. */
export const Style: Story = {
  args: { product: styledHoodie },
  play: async ({ args, canvas, step }) => {
    await step('the colors are links by name', async () => {
      const colors = within(canvas.getByRole('list', { name: `Colors of ${styledHoodie.name}` }));
      await expect(colors.getAllByRole('link')).toHaveLength(4);
      await expect(colors.getByRole('link', { name: styledHoodie.color })).toHaveAttribute('aria-current', 'true');
      const [, other] = styledHoodie.colors ?? [];
      await expect(colors.getByRole('link', { name: other?.color ?? '' })).toHaveAttribute(
        'href',
        other && productPath({ id: other.id, name: styledHoodie.name }),
      );
      await expect(colors.getByRole('link', { name: /sold out$/ })).toBeVisible();
    });
    await step('the sizes in stock are counted', async () => {
      await expect(canvas.getByText(wholeText(`${styledHoodie.color}, 3 sizes`))).toBeVisible();
    });
    await step('the button opens the sizes, and adds the one that is chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Add to cart: ${styledHoodie.name}` }));
      await userEvent.click(await canvas.findByRole('button', { name: `L, add to cart: ${styledHoodie.name}` }));
      await expect(args.onAddToCart).toHaveBeenCalledWith('hoodie-L');
      await waitFor(() => expect(canvas.queryByRole('group', { name: /^Choose a size/ })).toBeNull());
      await expectFocus('button', `Add to cart: ${styledHoodie.name}`);
    });
  },
};
export const ManyColors: Story = {
  args: { product: styledSneaker },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '3 more colors' })).toHaveTextContent('+3');
  },
};
export const ChoosingSize: Story = {
  args: { product: styledHoodie },
  play: async ({ canvas, step }) => {
    const { height } = canvas.getByRole('article').getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: `Add to cart: ${styledHoodie.name}` }));
    await canvas.findByRole('group', { name: `Choose a size: ${styledHoodie.name}` });
    await step('nothing moves', async () => {
      await expect(canvas.getByRole('article').getBoundingClientRect().height).toBe(height);
    });
  },
};
/** The largest number of sizes, on a card of a phone. */
export const ChoosingAmongMany: Story = {
  args: { product: styledSneaker },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Add to cart: ${styledSneaker.name}` }));
    await expect(await canvas.findByRole('button', { name: '36, sold out' })).toBeDisabled();
  },
};
/** A style with one size, which the first press adds. */
export const OneSize: Story = {
  args: { product: { ...styledHoodie, sizes: styledHoodie.sizes?.slice(2, 3) ?? [] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Add to cart: ${styledHoodie.name}` }));
    await expect(args.onAddToCart).toHaveBeenCalledWith('hoodie-L');
  },
};
export const StyleSoldOut: Story = {
  args: { product: soldOutStyle },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Out of stock: ${styledHoodie.name}` })).toBeDisabled();
  },
};
/** CardHeartProvider gives each card a heart, as in the shop. */
export const WithHeart: Story = {
  decorators: [
    (Story) => (
      <CardHeartProvider
        component={({ product: { name, color } }) => <HeartButton {...{ name, color }} pressed onToggle={saved} />}
      >
        <Story />
      </CardHeartProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Save ${product.name}, ${product.color}` }));
    await expect(saved).toHaveBeenCalled();
  },
};
/** From a backend of the basic contract: one URL per picture, no color value. */
export const BasicBackend: Story = { args: { product: bare(product) } };
/** The placeholder, as high as the card that replaces it. */
export const Loading: Story = {
  args: { product: styledHoodie },
  render: (args) => (
    <Stack gap={7}>
      <ProductCardSkeleton />
      <ProductCard {...args} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const placeholder = canvasElement.querySelector('[data-slot="product-card-skeleton"]');
    await waitFor(() => {
      const { height } = canvas.getByRole('article').getBoundingClientRect();
      expect(Math.abs((placeholder?.getBoundingClientRect().height ?? 0) - height)).toBeLessThan(1);
    });
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, step }) => {
    await step('Tab stops at name and button, not at the picture', async () => {
      await tabTo(['link', product.name], ['button', `Add to cart: ${product.name}`]);
    });
    await step('Enter and Space add it', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onAddToCart).toHaveBeenCalledTimes(2);
    });
  },
};
export const StyleKeyboard: Story = {
  tags: ['keyboard'],
  args: { product: styledHoodie },
  play: async ({ step }) => {
    const button = ['button', `Add to cart: ${styledHoodie.name}`] as const;
    await step('Tab moves to the name, each color and the button', async () => {
      await tabTo(['link', styledHoodie.name]);
      for (const { color } of styledHoodie.colors ?? []) await tabTo(['link', new RegExp(`^${color}`)]);
      await tabTo(button);
    });
    await step('Enter opens the sizes, Escape closes them', async () => {
      await userEvent.keyboard('{Enter}');
      await expectFocus('button', `S, add to cart: ${styledHoodie.name}`);
      await userEvent.keyboard('{Escape}');
      await expectFocus(...button);
    });
  },
};
