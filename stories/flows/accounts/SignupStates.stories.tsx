import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { fill, flow, page, server } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/signup' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editing = {
  parameters: { flow: { machine: 'signup', state: 'editing' } },
  play: async () => {
    await page('Sign up');
  },
} satisfies Story;

export const Submitting = {
  parameters: { flow: { machine: 'signup', state: 'submitting' } },
  beforeEach: () => server.hold('signup'),
  play: async ({ canvas }) => {
    await page('Sign up');
    await fill(canvas.getByLabelText('Email'), 'temi@example.com');
    await fill(canvas.getByLabelText('Password'), 'harmattan-2026');
    await fill(canvas.getByLabelText('Confirm password'), 'harmattan-2026');
    await userEvent.keyboard('{Enter}');
  },
} satisfies Story;
