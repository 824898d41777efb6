import { adminMessages } from '@abs/machines';
import { EmptyState } from '@abs/ui';
import { type Column, DataTable, RowAction } from '@abs/ui/components/DataTable';
import { EditIcon, TrashIcon } from '@abs/ui/components/Icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { tabTo } from '../../fixtures/tabOrder.ts';

interface Fabric {
  id: string;
  name: string;
  mill: string;
  metres: number;
}

const fabrics: Fabric[] = [
  { id: 'loopback', name: 'Loopback cotton, 380 g', mill: 'Kano', metres: 1240 },
  { id: 'adire', name: 'Àdìrẹ poplin', mill: 'Abẹ́òkúta', metres: 86 },
  { id: 'twill', name: 'Brushed twill', mill: 'Lagos', metres: 412 },
];
const columns: Column<Fabric>[] = [
  {
    key: 'name',
    header: 'Fabric',
    isRowHeader: true,
    cell: ({ name }) => name,
    sort: { ascending: 'name-asc', descending: 'name-desc', labels: ['A to Z', 'Z to A'] },
  },
  { key: 'mill', header: 'Mill', cell: ({ mill }) => mill },
  {
    key: 'metres',
    header: 'Metres',
    align: 'end',
    cell: ({ metres }) => metres,
    sort: { ascending: 'metres-asc', descending: 'metres-desc', first: 'descending' },
  },
];

const meta = {
  tags: ['admin'],
  component: DataTable<Fabric>,
  args: {
    caption: 'Fabrics',
    columns,
    rows: fabrics,
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    fits: 'narrow',
  },
} satisfies Meta<typeof DataTable<Fabric>>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = () => matchMedia('(min-width: 1000px)').matches;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('it is a table with rows and cells, both as rows and as cards', async () => {
      const table = within(canvas.getByRole('table', { name: 'Fabrics' }));
      const row = within(table.getByRole('row', { name: /Àdìrẹ poplin/ }));
      await expect(row.getByRole('rowheader')).toHaveTextContent('Àdìrẹ poplin');
      await expect(row.getAllByRole('cell')).toHaveLength(2);
    });
    await step('a card labels each figure', async () => {
      if (wide()) return;
      await expect(canvas.getByRole('row', { name: /Àdìrẹ poplin/ })).toHaveTextContent('Metres86');
    });
  },
};
/** A table at any width, for two or three short columns. */
export const AlwaysTable: Story = {
  args: { fits: 'always' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Mill' })).toBeVisible();
  },
};
/** Cards until the table has much space, for many columns. */
export const Wide: Story = { args: { fits: 'wide' } };
export const Sortable: Story = {
  tags: ['keyboard'],
  args: {
    sort: 'metres-desc',
    onSortChange: fn(),
    unsorted: { value: 'newest', label: 'Newest first' },
  },
  play: async ({ args, canvas, step }) => {
    if (!wide()) {
      await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Metres: high to low');
      return;
    }
    await step('the header is a button that keys can press', async () => {
      canvas.getByRole('button', { name: 'Metres' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSortChange).toHaveBeenLastCalledWith('metres-asc');
      await userEvent.keyboard('{Shift>}{Tab}{/Shift} ');
      await expect(args.onSortChange).toHaveBeenLastCalledWith('name-asc');
    });
  },
};
export const Selectable: Story = {
  args: {
    selection: { ids: ['adire'], onToggle: fn(), onToggleAll: fn(), onClear: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Brushed twill' }));
    await expect(args.selection?.onToggle).toHaveBeenCalledWith('twill');
    await expect(canvas.getByText('1 selected')).toBeVisible();
    if (!wide()) return;
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
    await userEvent.click(all);
    await expect(args.selection?.onToggleAll).toHaveBeenCalledOnce();
    await expect(all).toBePartiallyChecked();
  },
};
export const AllSelected: Story = {
  args: {
    selection: { ids: fabrics.map(({ id }) => id), onToggle: fn(), onToggleAll: fn(), onClear: fn() },
  },
  play: async ({ canvas }) => {
    if (wide()) await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBeChecked();
  },
};
const onPress = fn();
export const WithActions: Story = {
  args: {
    actions: ({ id, name }) => (
      <>
        <RowAction label="Edit" subject={name} Icon={EditIcon} to={`/fabrics/${id}`} />
        <RowAction
          label="Delete"
          subject={name}
          Icon={TrashIcon}
          onPress={onPress}
          disabledReason={id === 'adire' ? 'still in use' : undefined}
        />
      </>
    ),
  },
  play: async ({ canvas, step }) => {
    await step('an action is named after its row', async () => {
      await expect(canvas.getByRole('link', { name: 'Edit Brushed twill' })).toHaveAttribute('href', '/fabrics/twill');
      await userEvent.click(canvas.getByRole('button', { name: 'Delete Brushed twill' }));
      await expect(onPress).toHaveBeenCalledOnce();
    });
    await step('a disabled action explains itself and keeps the focus', async () => {
      onPress.mockClear();
      const off = canvas.getByRole('button', { name: 'Delete Àdìrẹ poplin (still in use)' });
      await userEvent.click(off);
      await expect(onPress).not.toHaveBeenCalled();
      await expect(off).toHaveFocus();
      await expect(off).toHaveAttribute('title', 'Delete (still in use)');
    });
  },
};
/** An action on one row is pending. */
export const Pending: Story = {
  args: { ...WithActions.args, pendingIds: ['adire'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Àdìrẹ poplin/ })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('row', { name: /Brushed twill/ })).not.toHaveAttribute('aria-busy');
  },
};
export const Loading: Story = {
  args: { status: 'loading', rows: [], skeletonRows: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Fabrics' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const Refreshing: Story = {
  args: { status: 'refreshing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Fabrics' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('row', { name: /Àdìrẹ poplin/ })).toBeVisible();
  },
};
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState dense title="No fabric in stock" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No fabric in stock' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { status: 'error', rows: [], message: adminMessages.restockLoadFailed, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** Reloading failed, and the previous rows stay. */
export const Outdated: Story = {
  args: { status: 'error', message: adminMessages.restockLoadFailed, onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(adminMessages.restockLoadFailed);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: {
    ...Sortable.args,
    ...WithActions.args,
    selection: { ids: ['adire'], onToggle: fn(), onToggleAll: fn(), onClear: fn() },
  },
  play: async ({ args, canvas, step }) => {
    await step('Tab moves through the sort controls and the select-all checkbox, then the rows', async () => {
      if (wide()) await tabTo(['checkbox', 'Select all rows'], ['button', 'Fabric'], ['button', 'Metres']);
      else await tabTo(['combobox', 'Sort by']);
    });
    await step('in each row Tab moves to the checkbox, then the actions, including disabled ones', async () => {
      for (const { name } of fabrics) {
        const remove = name === 'Àdìrẹ poplin' ? `Delete ${name} (still in use)` : `Delete ${name}`;
        await tabTo(['checkbox', `Select ${name}`], ['link', `Edit ${name}`], ['button', remove]);
      }
      await tabTo(['button', 'Clear selection']);
    });
    await step('Space chooses a row', async () => {
      canvas.getByRole('checkbox', { name: 'Select Brushed twill' }).focus();
      await userEvent.keyboard(' ');
      await expect(args.selection?.onToggle).toHaveBeenCalledWith('twill');
    });
  },
};
