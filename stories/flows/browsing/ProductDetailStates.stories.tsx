import { refusals } from '@abs/api/refusals';
import { productPath } from '@abs/contract';
import type { Product } from '@abs/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { products } from '../../fixtures/catalogue.ts';
import { firstColor, secondColor, styleIn, styleProducts } from '../../fixtures/variants.ts';
import { wholeText } from '../../fixtures/wholeText.ts';
import { flow, page, server, signedIn } from '../flow.ts';

const [product] = products as [Product, ...Product[]];

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: `/product/${product.id}` },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = {
  parameters: { flow: { machine: 'productDetail', state: 'loading' } },
  beforeEach: () => server.hold('getProduct'),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading product' });
  },
} satisfies Story;

export const Ready = {
  parameters: { flow: { machine: 'productDetail', state: 'ready.choice.chosen' } },
  play: async ({ canvas }) => {
    await page(product.name);
    const chat = canvas.getByRole('link', { name: 'Hello, how may we help you?' });
    const link = encodeURIComponent(`${product.name}: ${location.origin}${productPath(product)}`);
    await waitFor(() => expect(chat).toHaveAttribute('href', expect.stringContaining(link)));
  },
} satisfies Story;

export const NotFound = {
  parameters: { flow: { machine: 'productDetail', state: 'notFound' } },
  args: { address: '/product/none' },
  play: async () => {
    await page('Product not found');
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'productDetail', state: 'failed' } },
  beforeEach: () => server.fail('getProduct', ...refusals.tooMany('Too many attempts.', '1 minute')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;

const hoodie = styleIn(firstColor, 'M');
const size = (name: string | RegExp) => screen.findByRole('radio', { name });
const withStyle = {
  args: { address: productPath(hoodie) },
  beforeEach: () => {
    server.state.products = [...styleProducts, ...products];
  },
} satisfies Partial<Story>;

/** The URL contains the color, but no size yet. */
export const Choosing = {
  ...withStyle,
  parameters: { flow: { machine: 'productDetail', state: 'ready.choice.choosing' } },
  play: async ({ canvas }) => {
    await page(hoodie.name);
    await expect(canvas.getByRole('link', { name: firstColor })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
} satisfies Story;

/** Add to Cart without a size sends nothing, and moves the focus to the sizes. */
export const SizeMissing = {
  ...withStyle,
  parameters: { flow: { machine: 'productDetail', state: 'ready.choice.sizeMissing' } },
  play: async ({ canvas }) => {
    await page(hoodie.name);
    for (const press of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
      await waitFor(() => expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a size'));
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'S, only 2 left' })).toHaveFocus());
      if (press === 1) canvas.getByRole('button', { name: 'Order Now' }).focus();
    }
    await expect(server.calls).not.toContain('addToCart');
  },
} satisfies Story;

/** The chosen size is in the URL, is remembered on this device, and is added to the cart. */
export const SizeChosen = {
  ...withStyle,
  parameters: { flow: { machine: 'productDetail', state: 'ready.style.current' } },
  beforeEach: () => {
    withStyle.beforeEach();
    signedIn();
  },
  play: async ({ canvas }) => {
    await page(hoodie.name);
    await userEvent.click(await size('S, only 2 left'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'S, only 2 left' })).toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() =>
      expect(server.state.cart.map(({ productId }) => productId)).toEqual([styleIn(firstColor, 'S').id]),
    );
    await expect(JSON.parse(localStorage.getItem('abs.sizes') ?? '')).toEqual({ hoodie: 'S' });
  },
} satisfies Story;

/** The last piece was sold between choosing and adding. The page says so, and then shows the size as sold out. */
export const SoldOutMeanwhile = {
  ...withStyle,
  args: { address: `${productPath(styleIn(firstColor, 'S'))}?size=S` },
  parameters: { flow: { machine: 'productDetail', state: 'ready.choice.chosen' } },
  beforeEach: () => {
    withStyle.beforeEach();
    signedIn();
  },
  play: async ({ canvas }) => {
    await page(hoodie.name);
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'S, only 2 left' })).toBeChecked());
    const left = (variant: { id: string; quantity: number }) =>
      variant.id === styleIn(firstColor, 'S').id ? { quantity: 0 } : {};
    server.state.products = server.state.products.map((product) => ({
      ...product,
      ...left(product),
      ...(product.variants && { variants: product.variants.map((variant) => ({ ...variant, ...left(variant) })) }),
    }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'S, sold out' })).toBeChecked());
    await expect(canvas.getByText(wholeText(/^Out of stock in size S/))).toBeVisible();
  },
} satisfies Story;

/** Another color shows its cover, its sizes and its price while its other pictures load. */
export const Switching = {
  ...withStyle,
  args: { address: `${productPath(hoodie)}?size=M` },
  parameters: { flow: { machine: 'productDetail', state: 'ready.style.updating' } },
  play: async ({ canvas }) => {
    await page(hoodie.name);
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'M' })).toBeChecked());
    server.hold('getProduct');
    await userEvent.click(canvas.getByRole('link', { name: secondColor }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'M, sold out' })).toBeChecked());
    await expect(canvas.getByRole('link', { name: secondColor })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: secondColor })).toHaveFocus();
    await expect(canvas.queryByRole('status', { name: 'Loading product' })).toBeNull();
  },
} satisfies Story;

/** A color that is not made in the chosen size says so, and no other size is chosen. */
export const NotMade = {
  ...withStyle,
  args: { address: `${productPath(styleIn(firstColor, 'XL'))}?size=XL` },
  parameters: { flow: { machine: 'productDetail', state: 'ready.choice.choosing' } },
  play: async ({ canvas }) => {
    await page(hoodie.name);
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'XL' })).toBeChecked());
    await userEvent.click(canvas.getByRole('link', { name: secondColor }));
    await canvas.findByText(wholeText('Not made in XL. Choose another size.'));
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'XL, not made in this color' })).toBeDisabled();
  },
} satisfies Story;

/** The last size chosen in this category on this device is preselected. */
export const SizeRecalled = {
  ...withStyle,
  parameters: { flow: { machine: 'productDetail', state: 'ready.choice.chosen' } },
  beforeEach: () => {
    withStyle.beforeEach();
    localStorage.setItem('abs.sizes', JSON.stringify({ hoodie: 'XL' }));
  },
  play: async ({ canvas }) => {
    await page(hoodie.name);
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'XL' })).toBeChecked());
  },
} satisfies Story;
