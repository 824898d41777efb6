import type { Meta, StoryObj } from '@storybook/react-vite';
import { flow, server, signedIn } from '../flows/flow.ts';

const meta = {
  ...flow,
  title: 'Flows/States/profile',
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
      { machine: 'orderHistory', state: 'empty' },
    ],
  },
  beforeEach: () => signedIn(),
  play: async ({ canvas }) => {
    await canvas.findByText('No SUCCESS orders available!');
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'profile', state: 'failed' } },
  beforeEach: () => {
    signedIn();
    server.fail('getProfile', 'validation', 'Something is wrong with your profile.');
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;
