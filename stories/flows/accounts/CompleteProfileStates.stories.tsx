import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { customer, fill, flow, page, server, signedIn } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/complete-profile' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Signs in a shopper without a name, whose e-mail has just been verified. */
function withoutName(): void {
  const account = customer();
  signedIn({ ...account, user: { ...account.user, firstName: null, lastName: null, gender: null } });
}

export const Editing = {
  parameters: { flow: { machine: 'completeProfile', state: 'editing' } },
  beforeEach: withoutName,
  play: async () => {
    await page('Complete your profile');
  },
} satisfies Story;

export const Submitting = {
  parameters: { flow: { machine: 'completeProfile', state: 'submitting' } },
  beforeEach: () => {
    withoutName();
    server.hold('completeProfile');
  },
  play: async ({ canvas }) => {
    await page('Complete your profile');
    await fill(canvas.getByLabelText('First name'), 'Temi');
    await fill(canvas.getByLabelText('Last name'), 'Bello');
    await userEvent.click(canvas.getByRole('radio', { name: 'Female' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
  },
} satisfies Story;
