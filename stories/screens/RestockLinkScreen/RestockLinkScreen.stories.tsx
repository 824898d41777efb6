import { messages } from '@abs/machines';
import { RestockLinkScreen } from '@abs/ui/screens/RestockLinkScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PageFrame } from '../../fixtures/PageFrame.tsx';

const meta = {
  tags: ['pages'],
  component: RestockLinkScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame path="/restock/confirm">
        <Story />
      </PageFrame>
    ),
  ],
  args: { action: 'confirm', state: { status: 'done' }, onRetry: fn() },
} satisfies Meta<typeof RestockLinkScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You’re on the list' })).toBeVisible();
  },
};
export const Cancelled: Story = {
  args: { action: 'cancel' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You’re unsubscribed' })).toBeVisible();
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Cancelling: Story = { args: { action: 'cancel', state: { status: 'loading' } } };
export const Invalid: Story = {
  args: { state: { status: 'invalid' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse the shop' })).toBeVisible();
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { state: { status: 'error', message: messages.restockLinkFailed } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
