import { refusals } from '@abs/api/refusals';
import type { Product } from '@abs/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { products } from '../../fixtures/catalogue.ts';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { line, sizedLine } from '../../fixtures/purchases.ts';
import { flow, page, returnToTab, server, signedIn } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/cart' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const [one, other] = products.filter(({ quantity }) => quantity >= 5) as [Product, Product, ...Product[]];

function withFullCart(): void {
  signedIn();
  server.state.cart = [line(one, 1, 0), line(other, 2, 4)];
}

const loaded: NonNullable<Story['play']> = async ({ canvas }) => {
  await page('Cart');
  await canvas.findByRole('region', { name: 'Summary' });
};

/** The cart is requested again, and the answer is pending. */
const refreshed: Story['play'] = async (context) => {
  await loaded(context);
  const callsBefore = server.calls.length;
  returnToTab();
  await waitFor(() => expect(server.calls.slice(callsBefore)).toContain('getCart'));
};

export const Fetching = {
  parameters: { flow: { machine: 'cart', state: 'signedIn.lines.loading.fetching' } },
  beforeEach: () => {
    withFullCart();
    server.hold('getCart');
  },
  play: async () => {
    await page('Cart');
  },
} satisfies Story;

export const Waiting = {
  parameters: { flow: { machine: 'cart', state: 'signedIn.lines.loading.waiting' } },
  args: { address: `/product/${one.id}` },
  beforeEach: () => {
    signedIn();
    server.hold('getCart');
    server.hold('addToCart');
  },
  play: async ({ canvas }) => {
    await page(one.name);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
  },
} satisfies Story;

export const Current = {
  parameters: {
    flow: [
      { machine: 'cart', state: 'signedIn.lines.ready.current' },
      { machine: 'cart', state: 'signedIn.deletion.idle' },
      { machine: 'checkout', state: 'browsing' },
    ],
  },
  beforeEach: withFullCart,
  play: loaded,
} satisfies Story;

export const Refreshing = {
  parameters: { flow: { machine: 'cart', state: 'signedIn.lines.ready.refreshing' } },
  beforeEach: withFullCart,
  play: async (context) => {
    await loaded(context);
    server.hold('getCart');
    returnToTab();
  },
} satisfies Story;

export const Outdated = {
  parameters: { flow: { machine: 'cart', state: 'signedIn.lines.ready.outdated' } },
  beforeEach: withFullCart,
  play: async (context) => {
    await loaded(context);
    server.fail('getCart', ...refusals.tooMany('Too many attempts.', '1 minute'));
    await refreshed(context);
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'cart', state: 'signedIn.lines.failed' } },
  beforeEach: () => {
    signedIn();
    server.fail('getCart', ...refusals.tooMany('Too many attempts.', '1 minute'));
  },
  play: async ({ canvas }) => {
    await page('Cart');
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;

/** Changes the size of a line, and reverts it when the server refuses. */
export const OtherSize = {
  beforeEach: () => {
    signedIn();
    server.state.cart = [sizedLine];
  },
  play: async (context) => {
    const { canvas, step } = context;
    await loaded(context);
    const size = () => canvas.findByRole('combobox', { name: `Size of ${sizedLine.product.name}` });
    await step('the chosen size replaces the line', async () => {
      await userEvent.selectOptions(await size(), 'L');
      await screen.findByText('Size changed to L');
      await waitFor(async () => expect(await size()).toHaveDisplayValue('L'));
    });
    await step('the change is reverted when refused', async () => {
      server.fail('changeCartVariant', ...refusals.onlyLeft(1));
      await userEvent.selectOptions(await size(), 'M');
      await screen.findByText('Only 1 left in stock');
      await waitFor(async () => expect(await size()).toHaveDisplayValue('L'));
    });
  },
} satisfies Story;

export const ConfirmingDelete = {
  parameters: { flow: { machine: 'cart', state: 'signedIn.deletion.confirmingDelete' } },
  beforeEach: withFullCart,
  play: async (context) => {
    await loaded(context);
    const lines = within(await context.canvas.findByRole('list', { name: 'Items' }));
    await userEvent.click(lines.getAllByRole('button', { name: /^Delete/ })[0] as HTMLElement);
    await openedDialog('alertdialog', 'Are you sure you want to delete this item from the cart?');
  },
} satisfies Story;
