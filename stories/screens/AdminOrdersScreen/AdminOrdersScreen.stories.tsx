import { type AdminOrder, type AdminOrderSort, noOrderFilters, type OrderFilters } from '@abs/contract';
import { adminMessages } from '@abs/machines';
import { AdminOrdersScreen } from '@abs/ui/screens/AdminOrdersScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminShell } from '../../fixtures/AdminShell.tsx';
import {
  canceledOrder,
  clearedOrder,
  now,
  pages,
  paidOrder,
  refundDueOrder,
  unpaidOrder,
} from '../../fixtures/admin.ts';
import { actionArgs, listArgs } from '../../fixtures/listArgs.ts';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { tabTo } from '../../fixtures/tabOrder.ts';
import { wholeText } from '../../fixtures/wholeText.ts';

const disputedOrder: AdminOrder = {
  ...clearedOrder,
  id: 'order-disputed',
  number: 'ABS-10288',
  isDisputed: true,
  createdAt: '2026-10-28T09:12:00.000Z',
};
const paidTwiceOrder: AdminOrder = {
  ...paidOrder,
  id: 'order-twice',
  number: 'ABS-10271',
  refundDue: paidOrder.totalPrice,
  createdAt: '2026-10-02T15:40:00.000Z',
};
const rows = [paidOrder, unpaidOrder, refundDueOrder, clearedOrder, canceledOrder, disputedOrder, paidTwiceOrder];
const queryOf = (filter: Partial<OrderFilters>, search = '') => ({
  page: 1,
  sort: 'newest' as const,
  search,
  filter: { ...noOrderFilters, ...filter },
});

const selected = (...orders: readonly AdminOrder[]) => ({
  ids: orders.map(({ id }) => id),
  onToggle: fn(),
  onToggleAll: fn(),
  onClear: fn(),
});

const meta = {
  tags: ['admin'],
  component: AdminOrdersScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...listArgs<AdminOrder, AdminOrderSort, OrderFilters>(rows, {
      sort: 'newest',
      filter: noOrderFilters,
      total: 2317,
    }),
    ...actionArgs(),
    selection: selected(),
    onExport: fn(),
    now,
  },
  render: (args) => (
    <AdminShell path="/admin/orders" search="Search orders">
      <AdminOrdersScreen {...args} />
    </AdminShell>
  ),
} satisfies Meta<typeof AdminOrdersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = () => matchMedia('(min-width: 1000px)').matches;
const rowOf = (canvas: ReturnType<typeof within>, order: AdminOrder) =>
  within(canvas.getByRole('row', { name: new RegExp(order.number) }));

export const Default: Story = {};
export const InUse: Story = {
  tags: ['10.4.18', '10.4.19'],
  play: async ({ args, canvas, step }) => {
    await step('the columns are in order, and the rows newest first', async () => {
      if (!wide()) return;
      const [selection, ...headers] = canvas.getAllByRole('columnheader');
      await expect(within(selection as HTMLElement).getByRole('checkbox', { name: 'Select all rows' })).toBeVisible();
      await expect(headers.map((header) => header.textContent)).toEqual([
        'Order',
        'Date',
        'Customer',
        'Items',
        'Total',
        'Payment',
        'Status',
        'Age',
        'Actions',
      ]);
      await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
    });
    await step('an order shows who ordered what, when, and its age', async () => {
      const row = rowOf(canvas, unpaidOrder);
      await expect(row.getByRole('link', { name: unpaidOrder.number })).toHaveAttribute(
        'href',
        `/admin/orders/${unpaidOrder.id}`,
      );
      await expect(row.getByText(unpaidOrder.customer.name)).toBeVisible();
      await expect(row.getByText(unpaidOrder.customer.email)).toBeVisible();
      await expect(row.getByText('19 Nov 2026')).toBeVisible();
      await expect(row.getByText('15:12')).toBeVisible();
      await expect(row.getByText('18 h')).toBeVisible();
      await expect(row.getByText('Unpaid')).toBeVisible();
    });
    await step('clearing and cancelling differ in words and in color, and are not side by side', async () => {
      const row = rowOf(canvas, paidOrder);
      const clear = row.getByRole('button', { name: `Clear order ${paidOrder.number}` });
      const cancel = row.getByRole('button', { name: `Cancel order ${paidOrder.number}` });
      await expect(getComputedStyle(clear).color).not.toBe(getComputedStyle(cancel).color);
      await expect(clear.nextElementSibling).toBe(row.getByRole('link', { name: `View order ${paidOrder.number}` }));
      await userEvent.click(clear);
      await expect(args.onAction).toHaveBeenLastCalledWith('clear', [paidOrder.id]);
      await userEvent.click(cancel);
      await expect(args.onAction).toHaveBeenLastCalledWith('cancel', [paidOrder.id]);
    });
    await step('an order that cannot be cleared says why', async () => {
      const clear = rowOf(canvas, unpaidOrder).getByRole('button', {
        name: `Clear order ${unpaidOrder.number} (not paid yet)`,
      });
      await expect(clear).toHaveAttribute('aria-disabled', 'true');
    });
    await step('each filter is reported with the others unchanged', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Cleared');
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...noOrderFilters, status: 'cleared' });
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Payment' }), 'Refund due');
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...noOrderFilters, payment: 'refundDue' });
      await fireEvent.change(canvas.getByLabelText('From'), { target: { value: '2026-11-01' } });
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...noOrderFilters, from: '2026-11-01' });
      await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    });
    await step('the export is reported', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
      await expect(args.onExport).toHaveBeenCalledOnce();
    });
    await step('the page does not scroll sideways', async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    });
  },
};
export const Filtered: Story = {
  tags: ['10.4.18'],
  args: {
    rows: [paidOrder, paidTwiceOrder],
    pagination: { ...pages(1, 10, 1000), isCapped: true },
    query: queryOf({ status: 'pending', payment: 'paid', from: '2026-10-01', to: '2026-11-20' }),
  },
  play: async ({ args, canvas, step }) => {
    await step('the filters show what is chosen', async () => {
      await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('pending');
      await expect(canvas.getByRole('combobox', { name: 'Payment' })).toHaveDisplayValue('Paid');
      await expect(canvas.getByLabelText('From')).toHaveValue('2026-10-01');
      await expect(canvas.getByLabelText('To')).toHaveValue('2026-11-20');
      await expect(canvas.getByText('1–2 of 1,000+ matches', { selector: 'p' })).toBeVisible();
    });
    await step('one button removes all of them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
      await expect(args.onFilterChange).toHaveBeenCalledWith(noOrderFilters);
    });
  },
};
export const LastPage: Story = {
  args: {
    rows: rows.slice(0, 7),
    pagination: pages(232, 10, 2317),
    query: { ...queryOf({}), page: 232 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2,311–2,317 of 2,317', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Page 232' })).toHaveAttribute('aria-current', 'page');
  },
};
export const Selected: Story = {
  tags: ['10.4.19'],
  args: { selection: selected(paidOrder, unpaidOrder, paidTwiceOrder) },
  play: async ({ args, canvas, step }) => {
    const bar = within(canvas.getByRole('region', { name: 'Selected' }));
    await step('it clears the orders that are paid', async () => {
      await userEvent.click(bar.getByRole('button', { name: 'Clear 2 of 3 orders' }));
      await expect(args.onAction).toHaveBeenCalledWith('clear', [paidOrder.id, paidTwiceOrder.id]);
    });
    await step('a checkbox selects its row', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select order ${clearedOrder.number}` }));
      await expect(args.selection?.onToggle).toHaveBeenCalledWith(clearedOrder.id);
    });
  },
};
/** Unpaid, cleared and cancelled orders cannot be cleared. */
export const NoneToClear: Story = {
  args: { selection: selected(unpaidOrder, clearedOrder, canceledOrder) },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('region', { name: 'Selected' }));
    await expect(bar.getByRole('button', { name: 'None can be cleared' })).toBeDisabled();
  },
};
export const ConfirmingSeveral: Story = {
  args: { confirming: { action: 'clear', rows: [paidOrder, paidTwiceOrder] } },
  play: async ({ args }) => {
    const dialog = within(await openedDialog('alertdialog', 'Clear 2 orders?'));
    await expect(dialog.getByText(/ABS-10318, ABS-10271/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Clear' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
/** The button that keeps the order pending does not say “Cancel”. */
export const ConfirmingClear: Story = {
  tags: ['10.4.19'],
  args: { confirming: { action: 'clear', rows: [paidOrder] } },
  play: async ({ args }) => {
    const dialog = within(await openedDialog('alertdialog', `Clear order ${paidOrder.number}?`));
    await expect(dialog.queryByRole('button', { name: /cancel/i })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Not yet' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Clear' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const ConfirmingCancel: Story = {
  tags: ['10.4.19'],
  args: { confirming: { action: 'cancel', rows: [paidOrder] } },
  play: async ({ args }) => {
    const title = `Are you sure you want to cancel order ${paidOrder.number}?`;
    const dialog = within(await openedDialog('alertdialog', title));
    await expect(dialog.getByText(wholeText(/must be refunded to Ọláyínká Adéṣínà/))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep order' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
/** The order is already shown as cleared, before the server has answered. */
export const Acting: Story = {
  args: { rows: [{ ...paidOrder, fulfilment: 'cleared' }, ...rows.slice(1)], pendingIds: [paidOrder.id] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('row', { name: new RegExp(paidOrder.number) })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(rowOf(canvas, paidOrder).getByRole('button', { name: /^Undo/ }));
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};
/** The pressed button disappears, and the focus stays in the row. */
export const FocusKept: Story = {
  render: function Render(args) {
    const [shown, setShown] = useState(args.rows);
    const clear = () => setShown(shown.map((order) => ({ ...order, fulfilment: 'cleared' as const })));
    return (
      <AdminShell path="/admin/orders">
        <AdminOrdersScreen {...args} rows={shown} onAction={clear} />
      </AdminShell>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: `Clear order ${paidOrder.number}` }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: `Undo clearing order ${paidOrder.number}` })).toHaveFocus(),
    );
  },
};
/** Tab goes through the page in the order in which it is read. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { rows: [paidOrder], query: queryOf({ status: 'pending' }), pagination: pages(1, 10, 1) },
  play: async ({ canvas }) => {
    canvas.getByRole('heading', { level: 1 }).focus();
    await tabTo(['button', 'Export CSV'], ['combobox', 'Status'], ['combobox', 'Payment']);
    const [from, to] = [canvas.getByLabelText('From'), canvas.getByLabelText('To')];
    // A date field has a stop for each of its parts.
    for (let stops = 0; document.activeElement !== from && stops < 5; stops++) await userEvent.tab();
    await expect(from).toHaveFocus();
    for (let stops = 0; document.activeElement !== to && stops < 5; stops++) await userEvent.tab();
    await expect(to).toHaveFocus();
    for (let stops = 0; document.activeElement === to && stops < 5; stops++) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toHaveFocus();
  },
};
export const Exporting: Story = {
  args: { exporting: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Export CSV' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onExport).not.toHaveBeenCalled();
  },
};
export const Refreshing: Story = { args: { status: 'refreshing' } };
export const Loading: Story = {
  args: { status: 'loading', rows: [], pagination: null },
  play: async ({ canvas, step }) => {
    await step('the filters can be used, and the placeholders fit on the page', async () => {
      await expect(canvas.getByRole('combobox', { name: 'Status' })).toBeEnabled();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    });
  },
};
/** A shop on its first day. */
export const Empty: Story = {
  args: { rows: [], pagination: pages(1, 10, 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No one has ordered yet.' })).toBeVisible();
  },
};
export const EmptyFilter: Story = {
  args: { rows: [], pagination: pages(1, 10, 0), query: queryOf({ payment: 'disputed' }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No orders match these filters' })).toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: 'Clear filters' })) await userEvent.click(button);
    await expect(args.onFilterChange).toHaveBeenCalledTimes(2);
    await expect(args.onFilterChange).toHaveBeenLastCalledWith(noOrderFilters);
  },
};
/** A search that finds nothing, in a list that is filtered as well. */
export const NotFound: Story = {
  args: { rows: [], pagination: pages(1, 10, 0), query: queryOf({ status: 'cleared' }, 'ABS-99999') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No orders match “ABS-99999”' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { status: 'error', rows: [], pagination: null, message: adminMessages.adminOrdersLoadFailed },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** Loading again failed, as while the device is offline. The last rows stay. */
export const Outdated: Story = {
  args: { status: 'error', message: adminMessages.adminOrdersLoadFailed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(adminMessages.adminOrdersLoadFailed);
    await expect(rowOf(canvas, paidOrder).getByText(paidOrder.customer.name)).toBeVisible();
  },
};
/** A backend that lists orders but cannot filter or export them. */
export const WithoutFilters: Story = {
  args: { canFilter: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Status' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    await expect(rowOf(canvas, paidOrder).getByText('Paid')).toBeVisible();
  },
};
