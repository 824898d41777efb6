import { productPath } from '@abs/contract';
import type { Product } from '@abs/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { products } from '../../fixtures/catalogue.ts';
import { flow, page, server } from '../flow.ts';

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
  parameters: { flow: { machine: 'productDetail', state: 'ready' } },
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
  beforeEach: () => server.fail('getProduct', 'validation', 'Something is wrong with this product.'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;
