import { refusals } from '@abs/api/refusals';
import { productPath } from '@abs/contract';
import type { Product } from '@abs/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { products } from '../../fixtures/catalogue.ts';
import { fill, flow, server, signedIn } from '../flow.ts';

const [product] = products as [Product, ...Product[]];

/** Sets the product's stock to 0. */
function sellOut(): void {
  server.state.products = [{ ...product, quantity: 0 }, ...products.slice(1)];
}

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: productPath(product) },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const button = () => screen.findByRole('button', { name: 'Email me when it’s back' });

const press = async () => userEvent.click(await button());

const request: Play = async () => {
  const form = (await button()).closest('form');
  if (!form) throw new Error('The button is in no form');
  // The footer has a field of this name too.
  await fill(within(form).getByLabelText('Email'), 'temi@example.com');
  await press();
};

export const Editing = {
  parameters: { flow: { machine: 'restockRequest', state: 'editing' } },
  beforeEach: sellOut,
  play: async () => {
    await button();
  },
} satisfies Story;

export const Submitting = {
  parameters: { flow: { machine: 'restockRequest', state: 'submitting' } },
  beforeEach: () => {
    sellOut();
    server.hold('requestRestockMail');
  },
  play: request,
} satisfies Story;

export const Requested = {
  parameters: { flow: { machine: 'restockRequest', state: 'requested' } },
  beforeEach: sellOut,
  play: async (context) => {
    await request(context);
    await screen.findByText('Check your inbox to confirm your email address.');
  },
} satisfies Story;

export const RequestedSignedIn = {
  parameters: { flow: { machine: 'restockRequest', state: 'requested' } },
  beforeEach: () => {
    sellOut();
    signedIn();
  },
  play: async () => {
    await press();
    await screen.findByText(/^We’ll email .* when it’s back\.$/);
  },
} satisfies Story;

export const Unavailable = {
  parameters: { flow: { machine: 'restockRequest', state: 'unavailable' } },
  beforeEach: () => {
    sellOut();
    server.fail('requestRestockMail', ...refusals.notFound('Page'));
  },
  play: request,
} satisfies Story;
