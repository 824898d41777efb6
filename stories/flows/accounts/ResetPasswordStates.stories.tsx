import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { fill, flow, page, server } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/auth/reset-password?email=temi@example.com&code=4321' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editing = {
  parameters: { flow: { machine: 'resetPassword', state: 'editing' } },
  play: async () => {
    await page('Continue Set up');
  },
} satisfies Story;

export const Submitting = {
  parameters: { flow: { machine: 'resetPassword', state: 'submitting' } },
  beforeEach: () => server.hold('resetPassword'),
  play: async ({ canvas }) => {
    await page('Continue Set up');
    await fill(canvas.getByLabelText('Password'), 'wet-season-2026');
    await fill(canvas.getByLabelText('Confirm password'), 'wet-season-2026');
    await userEvent.keyboard('{Enter}');
  },
} satisfies Story;
