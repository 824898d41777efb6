import { refusals } from '@abs/api/refusals';
import type { Product } from '@abs/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { products } from '../../fixtures/catalogue.ts';
import { flow, page, server } from '../flow.ts';

const token = 'x1Yz-_0aB2cD3eF4gH5iJ6';
const [one, other] = products as [Product, Product, ...Product[]];

function share(): void {
  server.state.wishlist = [one.id, other.id];
  server.state.shareToken = token;
}

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: `/wishlist/${token}` },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = {
  parameters: { flow: { machine: 'sharedWishlist', state: 'loading' } },
  beforeEach: () => {
    share();
    server.hold('getSharedWishlist');
  },
  play: async () => {
    await page('A shared wishlist');
  },
} satisfies Story;

export const Ready = {
  parameters: { flow: { machine: 'sharedWishlist', state: 'ready' } },
  beforeEach: share,
  play: async () => {
    const heart = await screen.findByRole('button', { name: `Save ${one.name}, ${one.color}` });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  },
} satisfies Story;

export const NotFound = {
  parameters: { flow: { machine: 'sharedWishlist', state: 'notFound' } },
  play: async () => {
    await page('This wishlist isn’t shared any more');
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'sharedWishlist', state: 'failed' } },
  beforeEach: () => server.fail('getSharedWishlist', ...refusals.tooMany('Too many attempts.', '1 minute')),
  play: async () => {
    await screen.findByText('Too many attempts. Please try again in 1 minute.');
  },
} satisfies Story;
