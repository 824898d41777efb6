import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, type within } from 'storybook/test';
import { customer, fill, flow, page, server, signedIn } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/account' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fills in the password form and submits it. */
async function changePassword(canvas: ReturnType<typeof within>, currentPassword = customer().password): Promise<void> {
  await fill(await canvas.findByLabelText('Current password'), currentPassword);
  await fill(canvas.getByLabelText('New password'), 'wet-season-2026');
  await fill(canvas.getByLabelText('Confirm new password'), 'wet-season-2026');
  await userEvent.keyboard('{Enter}');
}

export const Editing = {
  parameters: {
    flow: [
      { machine: 'changePassword', state: 'editing' },
      { machine: 'completeProfile', state: 'editing' },
    ],
  },
  beforeEach: () => signedIn(),
  play: async ({ canvas }) => {
    await page('Account settings');
    await changePassword(canvas, 'not-the-password');
    await expect(await canvas.findByLabelText('Current password')).toHaveAccessibleDescription(
      'Your current password is incorrect',
    );
  },
} satisfies Story;

export const ChangingPassword = {
  parameters: { flow: { machine: 'changePassword', state: 'submitting' } },
  beforeEach: () => {
    signedIn();
    server.hold('changePassword');
  },
  play: ({ canvas }) => changePassword(canvas),
} satisfies Story;

export const PasswordChanged = {
  parameters: { flow: { machine: 'changePassword', state: 'saved' } },
  beforeEach: () => signedIn(),
  play: async ({ canvas }) => {
    await changePassword(canvas);
    await canvas.findByText(/^Your password is changed/);
    await expect(canvas.getByLabelText('Current password')).toHaveValue('');
  },
} satisfies Story;

export const DetailsSaved = {
  parameters: { flow: { machine: 'completeProfile', state: 'saved' } },
  beforeEach: () => signedIn(),
  play: async ({ canvas }) => {
    await fill(await canvas.findByLabelText('First name'), 'Ada');
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Your details are saved.');
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ada');
  },
} satisfies Story;
