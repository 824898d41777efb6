import { LoadFailure, LoadFailureDialog } from '@abs/ui/components/LoadFailure';
import { LoadFailureScreen } from '@abs/ui/screens/ErrorScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { pressKey, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['primitives'],
  component: LoadFailure,
  args: { problem: 'offline', onRetry: fn(), onReload: fn() },
} satisfies Meta<typeof LoadFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You seem to be offline');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { retrying: true } };
export const NewVersion: Story = {
  args: { problem: 'newVersion' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
/** Neither the connection nor a new version is the reason. */
export const Failed: Story = { args: { problem: 'failed' } };
/** Trying again did not help. */
export const Stuck: Story = { args: { problem: 'stuck' } };
/** In place of a whole page. */
export const Page: Story = { render: (args) => <LoadFailureScreen {...args} /> };
/** In place of a dialog. */
export const Dialog: Story = {
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  render: (args) => <LoadFailureDialog {...args} onClose={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alertdialog', { name: 'You seem to be offline' })).toBeVisible();
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args }) => {
    await tabTo(['button', 'Try again']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await pressKey(' ');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};
