import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { fill, flow, page, server } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/forget-password-otp' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editing = {
  parameters: { flow: { machine: 'forgotPassword', state: 'editing' } },
  play: async () => {
    await page('Forgot password');
  },
} satisfies Story;

export const Submitting = {
  parameters: { flow: { machine: 'forgotPassword', state: 'submitting' } },
  beforeEach: () => server.hold('forgotPassword'),
  play: async ({ canvas }) => {
    await page('Forgot password');
    await fill(canvas.getByLabelText('Email'), 'temi@example.com');
    await userEvent.keyboard('{Enter}');
  },
} satisfies Story;
