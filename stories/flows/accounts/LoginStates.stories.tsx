import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { customer, fill, flow, page, server } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/login' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const logIn: Story['play'] = async ({ canvas }) => {
  await page('Login');
  await fill(canvas.getByLabelText('Email'), customer().user.email);
  await fill(canvas.getByLabelText('Password'), customer().password);
  await userEvent.keyboard('{Enter}');
};

export const Editing = {
  parameters: { flow: { machine: 'login', state: 'editing' } },
  play: async () => {
    await page('Login');
  },
} satisfies Story;

export const Submitting = {
  parameters: { flow: { machine: 'login', state: 'submitting' } },
  beforeEach: () => server.hold('login'),
  play: logIn,
} satisfies Story;

export const RequestingOtp = {
  parameters: { flow: { machine: 'login', state: 'requestingOtp' } },
  beforeEach: () => {
    server.state.accounts.push({ ...customer(), isVerified: false });
    server.hold('requestOtp');
  },
  play: logIn,
} satisfies Story;
