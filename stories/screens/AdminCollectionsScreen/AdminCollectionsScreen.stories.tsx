import { adminMessages } from '@abs/machines';
import { AdminCollectionsScreen } from '@abs/ui/screens/AdminCollectionsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { adminCollections } from '../../fixtures/collections.ts';

const meta = {
  tags: ['admin'],
  component: AdminCollectionsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', collections: adminCollections },
    onOrderChange: fn(),
    onDelete: fn(),
    onDeleteConfirm: fn(),
    onDeleteCancel: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AdminCollectionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a move reports all ids in their new order', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Move Hoodies up' }));
      await expect(args.onOrderChange).toHaveBeenCalledWith([
        'collection-1',
        'collection-0',
        'collection-2',
        'collection-3',
      ]);
    });
    await step('only collections can be deleted', async () => {
      await expect(canvas.queryByRole('button', { name: 'Delete Hoodies' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Delete Rainy season' }));
      await expect(args.onDelete).toHaveBeenCalledWith('collection-0');
    });
    await step('it shows whether and when collections are in the shop', async () => {
      await expect(canvas.getByText(/Category · .* · Hidden/)).toBeVisible();
      await expect(canvas.getByText(/From .* · Until /)).toBeVisible();
    });
  },
};
export const Deleting: Story = {
  args: { confirming: adminCollections[0] ?? null },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
    await expect(args.onDeleteConfirm).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = {
  args: { state: { status: 'error', message: adminMessages.collectionsLoadFailed } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
