import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { flow, page, server, signInAsAdmin } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/admin/profile' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking = {
  parameters: { flow: { machine: 'adminCounts', state: 'watching.asking' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('getAdminCounts');
  },
  play: async () => {
    await page(/./);
  },
} satisfies Story;

export const Waiting = {
  parameters: { flow: { machine: 'adminCounts', state: 'watching.waiting' } },
  beforeEach: signInAsAdmin,
  play: async () => {
    await page(/./);
  },
} satisfies Story;

export const BackingOff = {
  parameters: { flow: { machine: 'adminCounts', state: 'watching.backingOff' } },
  beforeEach: () => {
    signInAsAdmin();
    server.fail('getAdminCounts', ...refusals.tooMany('Too many attempts.', '1 minute'));
  },
  play: async () => {
    await page(/./);
  },
} satisfies Story;
