import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { flow, page, server } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/restock/confirm#a-token' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Following = {
  parameters: { flow: { machine: 'restockLink', state: 'following' } },
  beforeEach: () => server.hold('confirmRestockMail'),
  play: async () => {
    await page('Confirming your email address …');
  },
} satisfies Story;

export const Done = {
  parameters: { flow: { machine: 'restockLink', state: 'done' } },
  play: async () => {
    await page('You’re on the list');
  },
} satisfies Story;

export const Unsubscribed = {
  args: { address: '/restock/cancel#a-token' },
  parameters: { flow: { machine: 'restockLink', state: 'done' } },
  play: async () => {
    await page('You’re unsubscribed');
  },
} satisfies Story;

export const Invalid = {
  parameters: { flow: { machine: 'restockLink', state: 'invalid' } },
  beforeEach: () => server.fail('confirmRestockMail', ...refusals.restockLinkUsed),
  play: async () => {
    await page('This link doesn’t work any more');
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'restockLink', state: 'failed' } },
  beforeEach: () => server.fail('confirmRestockMail', ...refusals.internal),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
} satisfies Story;
