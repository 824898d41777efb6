import { refusals } from '@abs/api/refusals';
import { EmailLinkScreen } from '@abs/ui/screens/EmailLinkScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PageFrame } from '../../fixtures/PageFrame.tsx';

const meta = {
  tags: ['account'],
  component: EmailLinkScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame path="/account/email">
        <Story />
      </PageFrame>
    ),
  ],
  args: { state: { status: 'asking' }, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof EmailLinkScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Change your email address?' })).toBeVisible();
  },
};
export const InUse: Story = {
  play: async ({ args, canvas, step }) => {
    await step('the change is confirmed or cancelled by keyboard alone', async () => {
      canvas.getByRole('button', { name: 'Confirm change' }).focus();
      await userEvent.keyboard('{Enter}{Tab}{Enter}');
      await expect(args.onConfirm).toHaveBeenCalledOnce();
      await expect(args.onCancel).toHaveBeenCalledOnce();
    });
  },
};
export const Confirming: Story = {
  args: { state: { status: 'asking', pending: 'confirm' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirming…' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel change' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
export const Cancelling: Story = {
  args: { state: { status: 'asking', pending: 'cancel' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelling…' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { state: { status: 'asking', message: refusals.emailTaken[1] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An account with this email already exists');
    await expect(canvas.getByRole('button', { name: 'Confirm change' })).toBeEnabled();
  },
};
export const Waiting: Story = {
  args: { state: { status: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Now open the link in the email');
  },
};
export const Changed: Story = {
  args: { state: { status: 'changed', email: 'ada.obi@abs.test' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('From now on, log in with ada.obi@abs.test.');
    await expect(canvas.getByRole('link', { name: 'Account settings' })).toHaveAttribute('href', '/account');
  },
};
export const Cancelled: Story = {
  args: { state: { status: 'cancelled' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The account keeps its email address.');
  },
};
export const Invalid: Story = {
  args: { state: { status: 'invalid' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This link doesn’t work any more' })).toBeVisible();
  },
};
