import type { RestockDemand } from '@abs/contract';
import { adminMessages } from '@abs/machines';
import { AdminRestockScreen } from '@abs/ui/screens/AdminRestockScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AdminShell } from '../../fixtures/AdminShell.tsx';
import { listArgs } from '../../fixtures/listArgs.ts';
import { restockDemand } from '../../fixtures/style.ts';

const listed = (rows: readonly RestockDemand[], total = rows.length) =>
  listArgs(rows, { sort: 'waiting-desc', filter: 'all', total });

const meta = {
  tags: ['admin'],
  component: AdminRestockScreen,
  parameters: { layout: 'fullscreen' },
  args: listed(restockDemand, 23),
  render: (args) => (
    <AdminShell path="/admin/restock" search="Search what people wait for">
      <AdminRestockScreen {...args} />
    </AdminShell>
  ),
} satisfies Meta<typeof AdminRestockScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('each row shows size, color, people waiting, start and sent mails', async () => {
      const row = within(canvas.getByRole('row', { name: /Moss/ }));
      for (const text of ['S', 'OPB-MOS-S', '14', '3']) await expect(row.getByText(text)).toBeVisible();
      await expect(row.getByText(/3 Nov/)).toBeVisible();
      await expect(row.getByRole('link', { name: 'Opẹ́bí Hoodie' })).toHaveAttribute(
        'href',
        '/admin/styles/style-opebi',
      );
    });
    await step('it shows no names of people', async () => {
      await expect(canvas.queryByText(/@/)).toBeNull();
    });
    await step('it is not wider than the screen', async () => {
      const page = canvas.getByRole('table').ownerDocument.documentElement;
      await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
      await expect(args.onSortChange).not.toHaveBeenCalled();
    });
  },
};
export const Empty: Story = {
  args: listed([]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nobody is waiting for a restock.' })).toBeVisible();
  },
};
export const Loading: Story = { args: { ...listed([]), status: 'loading', pagination: null } };
export const Failed: Story = {
  name: 'Error',
  args: { ...listed([]), status: 'error', pagination: null, message: adminMessages.restockLoadFailed },
  play: async ({ args, canvas }) => {
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
