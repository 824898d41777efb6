import { EmptyState } from '@abs/ui';
import { AdminList } from '@abs/ui/components/AdminList';
import { RowAction } from '@abs/ui/components/DataTable';
import { TrashIcon } from '@abs/ui/components/Icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { actionArgs, listArgs } from '../../fixtures/listArgs.ts';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { pressKey, tabBackTo, tabTo } from '../../fixtures/tabOrder.ts';

type Fabric = { id: string; name: string; mill: string };

const fabrics: Fabric[] = [
  { id: 'loopback', name: 'Loopback cotton, 380 g', mill: 'Kano' },
  { id: 'adire', name: 'Àdìrẹ poplin', mill: 'Abẹ́òkúta' },
  { id: 'twill', name: 'Brushed twill', mill: 'Lagos' },
];
const list = {
  ...listArgs(fabrics, { sort: 'newest', filter: 'all', total: 48, limit: 3 }),
  ...actionArgs(),
};
const Fabrics = AdminList<Fabric, string, string, 'delete'>;

const meta = {
  tags: ['admin'],
  component: Fabrics,
  args: {
    list,
    noun: 'fabrics',
    columns: [
      { key: 'name', header: 'Fabric', isRowHeader: true, cell: ({ name }: Fabric) => name },
      { key: 'mill', header: 'Mill', cell: ({ mill }: Fabric) => mill },
    ],
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    fits: 'narrow',
    empty: <EmptyState dense title="No fabric in stock" />,
    actions: ({ id, name }) => (
      <RowAction label="Delete" subject={name} Icon={TrashIcon} onPress={() => list.onAction('delete', [id])} />
    ),
    confirmation: ({ rows }) => ({
      title: `Are you sure you want to delete ${rows.map(({ name }) => name).join(', ')}?`,
      confirmLabel: 'Yes, Delete',
    }),
  },
} satisfies Meta<typeof Fabrics>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('it shows the rows, the counts and the pagination', async () => {
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
      await expect(canvas.getByRole('status')).toHaveTextContent('of 48');
      await expect(canvas.getByRole('navigation', { name: 'Pages of fabrics' })).toBeVisible();
    });
  },
};
export const NotFound: Story = {
  args: {
    list: { ...list, rows: [], pagination: null, query: { ...list.query, search: 'velvet' } },
  },
  play: async ({ canvas, step }) => {
    await step('an empty result names the search and offers to clear it', async () => {
      await expect(canvas.getByRole('heading', { name: 'No fabrics match “velvet”' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await expect(list.onSearch).toHaveBeenCalledWith('');
    });
  },
};
const onFiltersClear = fn();
/** A search that finds nothing in a filtered list. */
export const NotFoundFiltered: Story = {
  args: {
    list: { ...list, rows: [], pagination: null, query: { ...list.query, search: 'velvet' } },
    onFiltersClear,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(onFiltersClear).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible();
  },
};
export const Empty: Story = { args: { list: { ...list, rows: [], pagination: null } } };
/** The confirmation before an action. */
export const Asking: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { list: { ...list, confirming: { action: 'delete', rows: fabrics.slice(1, 2) } } },
  play: async () => {
    await openedDialog('alertdialog', 'Are you sure you want to delete Àdìrẹ poplin?');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Delete' }));
    await expect(list.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(list.onCancel).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = {
  args: { list: { ...list, status: 'loading', rows: [], pagination: null }, skeletonRows: 3 },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ step }) => {
    await step('Tab moves through the rows, then the pages', async () => {
      await tabTo(...fabrics.map(({ name }) => ['button', `Delete ${name}`] as const));
      await tabTo(['link', 'Page 1'], ['link', 'Page 2'], ['link', 'Page 3'], ['link', 'Page 4'], ['link', 'Page 5']);
      await tabTo(['link', 'Next page']);
    });
    await step('Enter asks to delete', async () => {
      await tabBackTo(
        ['link', 'Page 5'],
        ['link', 'Page 4'],
        ['link', 'Page 3'],
        ['link', 'Page 2'],
        ['link', 'Page 1'],
      );
      await tabBackTo(['button', 'Delete Brushed twill']);
      await userEvent.keyboard('{Enter}');
      await expect(list.onAction).toHaveBeenCalledWith('delete', ['twill']);
    });
    await step('Space does the same', async () => {
      await pressKey(' ');
      await expect(list.onAction).toHaveBeenCalledTimes(2);
    });
  },
};
