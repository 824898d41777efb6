import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { flow, server } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/shop' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = {
  parameters: { flow: { machine: 'productList', state: 'list.fetching.loading' } },
  beforeEach: () => server.hold('getProducts'),
} satisfies Story;

export const Ready = {
  parameters: { flow: { machine: 'productList', state: 'list.ready' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: /^Pages/ });
  },
} satisfies Story;

export const Empty = {
  parameters: { flow: { machine: 'productList', state: 'list.ready' } },
  beforeEach: () =>
    server.answer('getProducts', () => ({ products: [], totalProducts: 0, totalPages: 0, currentPage: 1 })),
  play: async ({ canvas }) => {
    await canvas.findByText('No products available for now');
  },
} satisfies Story;

/** Another page loads. */
export const Refreshing = {
  parameters: { flow: { machine: 'productList', state: 'list.fetching.refreshing' } },
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole('navigation', { name: /^Pages/ }));
    server.hold('getProducts');
    await userEvent.click(pages.getByRole('link', { name: 'Next page' }));
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'productList', state: 'list.failed' } },
  beforeEach: () => server.fail('getProducts', ...refusals.tooMany('Too many attempts.', '1 minute')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;
