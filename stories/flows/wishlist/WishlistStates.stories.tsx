import { refusals } from '@abs/api/refusals';
import type { Product } from '@abs/contract/entities';
import { storeSavedProducts } from '@abs/shop/session/savedProducts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { products } from '../../fixtures/catalogue.ts';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { flow, page, returnToTab, server, signedIn, toastSaying } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/wishlist' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const [one, other] = products as [Product, Product, ...Product[]];

/** Two products were saved on the device without an account. */
const saveOnDevice = () =>
  storeSavedProducts([one, other].map((product) => ({ productId: product.id, product, isAvailable: true })));

function withWishlist(): void {
  signedIn();
  server.state.wishlist = [one.id, other.id];
}

function withSharedWishlist(): void {
  withWishlist();
  server.state.shareToken = 'x1Yz-_0aB2cD3eF4gH5iJ6';
}

const heartName = ({ name, color }: Product) => `Save ${name}, ${color}`;
const heart = (product: Product) => screen.findByRole('button', { name: heartName(product) });

const loaded: Play = async () => {
  await page('Wishlist');
  await heart(one);
};

const refreshed: Play = async (context) => {
  await loaded(context);
  const callsBefore = server.calls.length;
  // The listener loads after the page.
  const comeBack = () => {
    const calls = server.calls.slice(callsBefore);
    if (!calls.includes('getWishlist')) returnToTab();
    expect(calls).toContain('getWishlist');
  };
  await waitFor(comeBack, { interval: 500 });
};

export const OnDevice = {
  parameters: { flow: { machine: 'wishlist', state: 'onDevice.ready' } },
  beforeEach: saveOnDevice,
  play: async (context) => {
    await loaded(context);
    await screen.findByText('These items are saved on this device. Log in to find them on all your devices.');
  },
} satisfies Story;

export const LookingUp = {
  parameters: { flow: { machine: 'wishlist', state: 'onDevice.lookingUp' } },
  beforeEach: () => {
    saveOnDevice();
    server.hold('lookUpWishlist');
  },
  play: loaded,
} satisfies Story;

export const Joining = {
  parameters: { flow: { machine: 'wishlist', state: 'signedIn.list.joining' } },
  beforeEach: () => {
    saveOnDevice();
    signedIn();
    server.hold('joinWishlist');
  },
  play: loaded,
} satisfies Story;

export const Loading = {
  parameters: { flow: { machine: 'wishlist', state: 'signedIn.list.loading' } },
  beforeEach: () => {
    withWishlist();
    server.hold('getWishlist');
  },
  play: async () => {
    await page('Wishlist');
  },
} satisfies Story;

export const Ready = {
  parameters: {
    flow: [
      { machine: 'wishlist', state: 'signedIn.list.ready' },
      { machine: 'wishlist', state: 'signedIn.share.idle' },
    ],
  },
  beforeEach: withWishlist,
  play: loaded,
} satisfies Story;

export const Refreshing = {
  parameters: { flow: { machine: 'wishlist', state: 'signedIn.list.refreshing' } },
  beforeEach: withWishlist,
  play: async (context) => {
    await loaded(context);
    server.hold('getWishlist');
    await refreshed(context);
  },
} satisfies Story;

export const Outdated = {
  parameters: { flow: { machine: 'wishlist', state: 'signedIn.list.outdated' } },
  beforeEach: withWishlist,
  play: async (context) => {
    await loaded(context);
    server.fail('getWishlist', ...refusals.tooMany('Too many attempts.', '1 minute'));
    await refreshed(context);
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'wishlist', state: 'signedIn.list.failed' } },
  beforeEach: () => {
    withWishlist();
    server.fail('getWishlist', ...refusals.tooMany('Too many attempts.', '1 minute'));
  },
  play: async () => {
    await screen.findByText('Too many attempts. Please try again in 1 minute.');
  },
} satisfies Story;

export const HeartRefused = {
  tags: ['10.7.18'],
  parameters: { flow: { machine: 'wishlist', state: 'signedIn.list.ready' } },
  beforeEach: () => {
    withWishlist();
    server.fail('removeFromWishlist', ...refusals.tooMany('Too many attempts.', '1 minute'));
  },
  play: async (context) => {
    await loaded(context);
    await userEvent.click(await heart(one));
    await toastSaying('Too many attempts. Please try again in 1 minute.');
    await expect(await heart(one)).toHaveAttribute('aria-pressed', 'true');
  },
} satisfies Story;

export const Unavailable = {
  tags: ['10.7.14'],
  parameters: { flow: { machine: 'wishlist', state: 'signedIn.list.ready' } },
  beforeEach: () => {
    withWishlist();
    server.state.products = products.filter(({ id }) => id !== one.id);
  },
  play: async () => {
    await screen.findByText('No longer available');
    await userEvent.click(await heart(one));
    await waitFor(() => expect(server.state.wishlist).toEqual([other.id]));
  },
} satisfies Story;

/** With a backend without wishlists, saved products stay on the device and cannot be shared. */
export const BasicBackend = {
  parameters: { flow: { machine: 'wishlist', state: 'onDevice.ready' } },
  beforeEach: () => {
    saveOnDevice();
    signedIn();
    server.keepToBasics();
  },
  play: async (context) => {
    await loaded(context);
    await waitFor(() => expect(server.calls).toContain('joinWishlist'));
    await userEvent.click(await heart(one));
    await waitFor(() => expect(screen.queryByRole('button', { name: heartName(one) })).not.toBeInTheDocument());
    await expect(screen.queryByRole('button', { name: 'Share wishlist' })).not.toBeInTheDocument();
  },
} satisfies Story;

const pressShare: Play = async (context) => {
  await loaded(context);
  await userEvent.click(await screen.findByRole('button', { name: 'Share wishlist' }));
};

export const Creating = {
  parameters: { flow: { machine: 'wishlist', state: 'signedIn.share.creating' } },
  beforeEach: () => {
    withWishlist();
    server.hold('shareWishlist');
  },
  play: pressShare,
} satisfies Story;

export const Shared = {
  parameters: { flow: { machine: 'wishlist', state: 'signedIn.share.idle' } },
  beforeEach: withWishlist,
  play: async (context) => {
    await pressShare(context);
    await screen.findByText('Anyone with the link can see this list. It doesn’t show who you are.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus());
  },
} satisfies Story;

const askToEnd: Play = async (context) => {
  await loaded(context);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop sharing' }));
  await openedDialog('alertdialog', 'Stop sharing your wishlist?');
};

export const ConfirmingEnd = {
  parameters: { flow: { machine: 'wishlist', state: 'signedIn.share.confirmingEnd' } },
  beforeEach: withSharedWishlist,
  play: askToEnd,
} satisfies Story;

export const Ending = {
  parameters: { flow: { machine: 'wishlist', state: 'signedIn.share.ending' } },
  beforeEach: () => {
    withSharedWishlist();
    server.hold('endWishlistShare');
  },
  play: async (context) => {
    await askToEnd(context);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, stop sharing' }));
  },
} satisfies Story;
