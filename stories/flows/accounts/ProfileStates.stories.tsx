import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { flow, server, signedIn } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/user/profile' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = {
  parameters: { flow: { machine: 'profile', state: 'loading' } },
  beforeEach: () => {
    signedIn();
    server.hold('getProfile');
  },
} satisfies Story;

export const Ready = {
  parameters: {
    flow: [
      { machine: 'profile', state: 'ready' },
      { machine: 'orderHistory', state: 'list.ready' },
    ],
  },
  beforeEach: () => signedIn(),
  play: async ({ canvas }) => {
    await canvas.findByText('No SUCCESS orders available!');
  },
} satisfies Story;

export const ConfirmingLogout = {
  parameters: { flow: { machine: 'profile', state: 'confirmingLogout' } },
  beforeEach: () => signedIn(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out everywhere' }));
    await openedDialog('alertdialog', 'Log out on all devices?');
  },
} satisfies Story;

export const EndingSessions = {
  parameters: { flow: { machine: 'profile', state: 'endingSessions' } },
  beforeEach: () => {
    signedIn();
    server.hold('logoutEverywhere');
  },
  play: async (context) => {
    await ConfirmingLogout.play(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, log out' }));
    await screen.findByRole('button', { name: 'Logging out…' });
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'profile', state: 'failed' } },
  beforeEach: () => {
    signedIn();
    server.fail('getProfile', ...refusals.tooMany('Too many attempts.', '1 minute'));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;
