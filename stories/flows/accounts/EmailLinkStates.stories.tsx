import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, type within } from 'storybook/test';
import { flow, page, server } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/account/email#a-token' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvas: ReturnType<typeof within>, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const Asking = {
  parameters: { flow: { machine: 'emailLink', state: 'asking' } },
  play: async () => {
    await page('Change your email address?');
  },
} satisfies Story;

export const Confirming = {
  parameters: { flow: { machine: 'emailLink', state: 'confirming' } },
  beforeEach: () => server.hold('confirmEmailChange'),
  play: async ({ canvas }) => {
    await press(canvas, 'Confirm change');
    await canvas.findByRole('button', { name: 'Confirming…' });
  },
} satisfies Story;

export const Cancelling = {
  parameters: { flow: { machine: 'emailLink', state: 'cancelling' } },
  beforeEach: () => server.hold('cancelEmailChange'),
  play: async ({ canvas }) => {
    await press(canvas, 'Cancel change');
    await canvas.findByRole('button', { name: 'Cancelling…' });
  },
} satisfies Story;

export const Waiting = {
  parameters: { flow: { machine: 'emailLink', state: 'waiting' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Confirm change');
    await page('One address is confirmed');
  },
} satisfies Story;

export const Changed = {
  parameters: { flow: { machine: 'emailLink', state: 'changed' } },
  args: { address: '/account/email#the-last-token' },
  play: async ({ canvas }) => {
    await press(canvas, 'Confirm change');
    await page('Your email address is changed');
  },
} satisfies Story;

export const Cancelled = {
  parameters: { flow: { machine: 'emailLink', state: 'cancelled' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Cancel change');
    await page('The change is cancelled');
  },
} satisfies Story;

export const Invalid = {
  parameters: { flow: { machine: 'emailLink', state: 'invalid' } },
  beforeEach: () => server.fail('confirmEmailChange', ...refusals.emailLinkUsed),
  play: async ({ canvas }) => {
    await press(canvas, 'Confirm change');
    await page('This link doesn’t work any more');
  },
} satisfies Story;
