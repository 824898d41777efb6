import type { AdminProduct, AdminProductSort } from '@abs/contract';
import { messages } from '@abs/machines';
import { AdminProductsScreen } from '@abs/ui/screens/AdminProductsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminShell } from '../../fixtures/AdminShell.tsx';
import { adminProducts } from '../../fixtures/admin.ts';
import { actionArgs, listArgs } from '../../fixtures/listArgs.ts';
import { openedDialog } from '../../fixtures/openedDialog.ts';

const [first, second, third] = adminProducts as [AdminProduct, AdminProduct, AdminProduct, ...AdminProduct[]];

const meta = {
  tags: ['admin'],
  component: AdminProductsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...listArgs(adminProducts, { sort: 'newest' as AdminProductSort, filter: 'all', total: 48 }),
    ...actionArgs(),
  },
  render: (args) => (
    <AdminShell path="/admin/products" search="Search products">
      <AdminProductsScreen {...args} />
    </AdminShell>
  ),
} satisfies Meta<typeof AdminProductsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = () => matchMedia('(min-width: 1000px)').matches;

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.15.3', '2.15.4'],
  play: async ({ args, canvas, step }) => {
    const row = within(canvas.getByRole('row', { name: new RegExp(first.name) }));
    await step('the columns are in order', async () => {
      if (!wide()) return;
      await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
        'Name',
        'Size',
        'Color',
        'No of sales',
        'Quantity',
        'Price',
        'Actions',
      ]);
    });
    await step('a row is named by its product, and links to it', async () => {
      await expect(row.getByRole('rowheader')).toHaveTextContent(first.name);
      await expect(row.getByRole('link', { name: `View ${first.name}` })).toHaveAttribute(
        'href',
        `/admin/products/${first.id}`,
      );
      await expect(row.getByRole('link', { name: `Edit ${first.name}` })).toHaveAttribute(
        'href',
        `/admin/products/${first.id}/edit`,
      );
    });
    await step('delete is reported', async () => {
      await userEvent.click(row.getByRole('button', { name: `Delete ${first.name}` }));
      await expect(args.onAction).toHaveBeenCalledWith('delete', [first.id]);
    });
    await step('low stock is marked', async () => {
      await expect(
        within(canvas.getByRole('row', { name: new RegExp(second.name) })).getByText('Low stock'),
      ).toBeVisible();
      await expect(canvas.getByText('Out of stock')).toBeVisible();
    });
    await step('it shows the counts and the pagination', async () => {
      await expect(canvas.getByText('1–10 of 48', { selector: 'p' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '?page=2');
    });
    await step('a link leads to a new product', async () => {
      const main = within(canvas.getByRole('main'));
      await expect(main.getByRole('link', { name: 'Add new cloth' })).toHaveAttribute('href', '/admin/addItem');
    });
  },
};
export const Sorted: Story = {
  tags: ['2.15.3'],
  args: { query: { page: 1, sort: 'sales-desc', search: '', filter: 'all' } },
  play: async ({ args, canvas, step }) => {
    if (!wide()) {
      await step('cards have no headers, so sort orders are in a select', async () => {
        const choice = canvas.getByRole('combobox', { name: 'Sort by' });
        await expect(choice).toHaveDisplayValue('No of sales: high to low');
        await userEvent.selectOptions(choice, 'Price: low to high');
        await expect(args.onSortChange).toHaveBeenLastCalledWith('price-asc');
      });
      return;
    }
    await step('the header announces the direction', async () => {
      await expect(canvas.getByRole('columnheader', { name: 'No of sales' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
      await expect(canvas.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort');
      await expect(canvas.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
    });
    await step('a second press reverses the order, and another header replaces it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'No of sales' }));
      await expect(args.onSortChange).toHaveBeenLastCalledWith('sales-asc');
      await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
      await expect(args.onSortChange).toHaveBeenLastCalledWith('price-asc');
    });
  },
};
export const Selected: Story = {
  args: {
    selection: { ids: [first.id, third.id], onToggle: fn(), onToggleAll: fn(), onClear: fn() },
  },
  play: async ({ args, canvas, step }) => {
    const bar = within(canvas.getByRole('region', { name: 'Selected' }));
    await step('it shows the number of selected rows and the actions', async () => {
      await expect(bar.getByText('2 selected')).toBeVisible();
      await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
      await expect(args.onAction).toHaveBeenCalledWith('delete', [first.id, third.id]);
      await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }));
      await expect(args.selection?.onClear).toHaveBeenCalledOnce();
    });
    await step('a checkbox selects its row', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${second.name}` }));
      await expect(args.selection?.onToggle).toHaveBeenCalledWith(second.id);
      await expect(canvas.getByRole('checkbox', { name: `Select ${first.name}` })).toBeChecked();
    });
    await step('the select-all checkbox is partly checked', async () => {
      if (!wide()) return;
      const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
      await expect(all).toBePartiallyChecked();
      await userEvent.click(all);
      await expect(args.selection?.onToggleAll).toHaveBeenCalledOnce();
    });
  },
};
export const Confirming: Story = {
  tags: ['2.15.4'],
  args: { confirming: { action: 'delete', rows: [first] } },
  play: async ({ args, step }) => {
    const dialog = within(await openedDialog('alertdialog', `Are you sure you want to delete ${first.name}?`));
    await step('confirm and cancel are reported', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }));
      await expect(args.onConfirm).toHaveBeenCalledOnce();
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await expect(args.onCancel).toHaveBeenCalledOnce();
    });
  },
};
export const ConfirmingSeveral: Story = {
  args: { confirming: { action: 'delete', rows: [first, second, third] } },
  play: async () => {
    await openedDialog('alertdialog', 'Are you sure you want to delete 3 products?');
  },
};
/** A product is being deleted, and its row waits for the server. */
export const Acting: Story = {
  args: { pendingIds: [first.id] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('row', { name: new RegExp(first.name) })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^Delete ${first.name}`) }));
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};
/** The row disappears with its pressed button, and the focus stays in the list. */
export const FocusKept: Story = {
  render: function Render(args) {
    const [rows, setRows] = useState(args.rows);
    return (
      <AdminShell path="/admin/products">
        <AdminProductsScreen
          {...args}
          rows={rows}
          onAction={(_, [id]) => setRows(rows.filter((product) => product.id !== id))}
        />
      </AdminShell>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: `Delete ${first.name}` }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('row', { name: new RegExp(first.name) })).toBeNull();
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="admin-list"]')).toHaveFocus());
  },
};
export const Refreshing: Story = {
  args: { status: 'refreshing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'products' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('row', { name: new RegExp(first.name) })).toBeVisible();
  },
};
export const Loading: Story = {
  args: { status: 'loading', rows: [], pagination: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading products');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Empty: Story = {
  args: { rows: [], pagination: { page: 1, limit: 10, total: 0, totalPages: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There are no clothes yet.' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const NotFound: Story = {
  args: {
    rows: [],
    pagination: { page: 1, limit: 10, total: 0, totalPages: 0 },
    query: { page: 1, sort: 'newest', search: 'agbada', filter: 'all' },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No products match “agbada”' })).toBeVisible();
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Clear search' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};
/** More products match than the server counts. */
export const Capped: Story = {
  args: {
    pagination: { page: 3, limit: 10, total: 1000, totalPages: 100, isCapped: true },
    query: { page: 3, sort: 'newest', search: 'a', filter: 'all' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21–30 of 1,000+ matches', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { status: 'error', rows: [], pagination: null, message: messages.productsLoadFailed },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.productsLoadFailed);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** Loading again failed: the previous rows stay, with a message. */
export const Outdated: Story = {
  args: { status: 'error', message: messages.productsLoadFailed },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.productsLoadFailed);
    await expect(canvas.getByRole('row', { name: new RegExp(first.name) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** Long names and large figures. */
export const Long: Story = {
  args: {
    rows: [
      {
        ...first,
        name: 'Àṣẹ heavyweight loopback cotton hoodie with embroidered sleeves and a kangaroo pocket, second edition',
        color: 'Washed indigo and natural ecru',
        sales: 1_248_310,
        quantity: 120_450,
        price: 12_450_000.5,
      },
      second,
    ],
  },
};
