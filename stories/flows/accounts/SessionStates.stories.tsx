import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { flow, page, server, signedIn } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/aboutus' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut = {
  parameters: {
    flow: [
      { machine: 'session', state: 'signedOut.settled' },
      { machine: 'cart', state: 'idle' },
      { machine: 'orders', state: 'idle' },
    ],
  },
  play: async () => {
    await page(/./);
  },
} satisfies Story;

export const SignedIn = {
  parameters: { flow: { machine: 'session', state: 'signedIn' } },
  beforeEach: () => signedIn(),
  play: async () => {
    await page(/./);
  },
} satisfies Story;

export const Revoking = {
  parameters: { flow: { machine: 'session', state: 'signedOut.revoking' } },
  beforeEach: () => {
    signedIn();
    server.hold('logout');
  },
  play: async ({ canvas }) => {
    await page(/./);
    const menu = canvas.queryByRole('button', { name: /account$/i }) ?? canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    await canvas.findByRole('heading', { name: 'Our Collections' });
  },
} satisfies Story;
