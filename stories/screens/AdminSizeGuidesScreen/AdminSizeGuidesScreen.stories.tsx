import type { AdminSizeGuideSort } from '@abs/contract';
import { adminMessages } from '@abs/machines';
import { AdminSizeGuidesScreen } from '@abs/ui/screens/AdminSizeGuidesScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AdminShell } from '../../fixtures/AdminShell.tsx';
import { adminSizeGuides } from '../../fixtures/adminSizeGuides.ts';
import { actionArgs, listArgs } from '../../fixtures/listArgs.ts';
import { openedDialog } from '../../fixtures/openedDialog.ts';

const meta = {
  tags: ['admin'],
  component: AdminSizeGuidesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...listArgs(adminSizeGuides, {
      ...{ sort: 'name-asc' as AdminSizeGuideSort, filter: 'all', total: adminSizeGuides.length },
    }),
    ...actionArgs(),
  },
  render: (args) => (
    <AdminShell path="/admin/size-guides" search="Search size guides">
      <AdminSizeGuidesScreen {...args} />
    </AdminShell>
  ),
} satisfies Meta<typeof AdminSizeGuidesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pressed: Story = {
  play: async ({ args, canvas, step }) => {
    const row = within(canvas.getByRole('row', { name: /Boxy t-shirts/ }));
    await step('a guide names its category or style, and links to its form', async () => {
      await expect(canvas.getByText('All Hoodies')).toBeVisible();
      await expect(row.getByText(adminSizeGuides[0]?.styles[0]?.name ?? '')).toBeVisible();
      await expect(row.getByRole('link', { name: 'Boxy t-shirts' })).toHaveAttribute(
        'href',
        '/admin/size-guides/guide-boxy',
      );
    });
    await step('delete is reported', async () => {
      await userEvent.click(row.getByRole('button', { name: 'Delete Boxy t-shirts' }));
      await expect(args.onAction).toHaveBeenCalledWith('delete', ['guide-boxy']);
    });
  },
};
export const Confirming: Story = {
  args: { confirming: { action: 'delete', rows: adminSizeGuides.slice(1, 2) } },
  play: async ({ args }) => {
    const dialog = within(await openedDialog('alertdialog', /delete Hoodies/));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = {
  args: { rows: [], pagination: { page: 1, limit: 10, total: 0, totalPages: 0 } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText('There are no size guides yet.')).toBeVisible();
  },
};
export const Loading: Story = { args: { status: 'loading', rows: [], pagination: null } };
export const Failed: Story = {
  args: { status: 'error', rows: [], pagination: null, message: adminMessages.sizeGuidesLoadFailed },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
