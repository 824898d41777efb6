import type { AdminOrder, AdminOrderFilter, AdminOrderSort } from '@abs/contract';
import { adminMessages } from '@abs/machines';
import { AdminDashboardScreen } from '@abs/ui/screens/AdminDashboardScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminShell } from '../../fixtures/AdminShell.tsx';
import {
  canceledOrder,
  clearedOrder,
  noSales,
  now,
  pages,
  paidOrder,
  refundDueOrder,
  salesDays,
  stats,
  unpaidOrder,
  warnings,
} from '../../fixtures/admin.ts';
import { actionArgs, listArgs } from '../../fixtures/listArgs.ts';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { wholeText } from '../../fixtures/wholeText.ts';

const of = (filter: AdminOrderFilter, rows: AdminOrder[], total: number) => ({
  ...listArgs(rows, { sort: 'newest' as AdminOrderSort, filter, total, limit: 3 }),
  ...actionArgs(),
});
const fresh = of('new', [paidOrder, unpaidOrder], 2);
const all = of('all', [clearedOrder, refundDueOrder, canceledOrder], 2317);

const meta = {
  tags: ['admin'],
  component: AdminDashboardScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    stats: { status: 'ready', stats },
    onStatsRetry: fn(),
    sales: { status: 'ready', days: salesDays },
    onSalesRetry: fn(),
    orders: fresh,
    now,
  },
  render: (args) => (
    <AdminShell path="/admin" search="Search orders">
      <AdminDashboardScreen {...args} />
    </AdminShell>
  ),
} satisfies Meta<typeof AdminDashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = () => matchMedia('(min-width: 1000px)').matches;
const rowOf = (canvas: ReturnType<typeof within>, order: AdminOrder) =>
  within(canvas.getByRole('row', { name: new RegExp(order.number) }));

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.14.1', '2.14.2', '2.14.3', '2.14.4', '3.1.27'],
  play: async ({ args, canvas, step }) => {
    await step('it shows the totals and their trends in words', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Brand Overview' })).toBeVisible();
      await expect(canvas.getByText('No of sales')).toBeVisible();
      await expect(canvas.getByText('3,917')).toBeVisible();
      await expect(canvas.getByText('down 3.2%')).toBeVisible();
      await expect(canvas.getByText('up 12.4%')).toBeVisible();
    });
    await step('the orders have their columns in order', async () => {
      if (!wide()) return;
      await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
        'S/N',
        'Name',
        'Product',
        'Payment',
        'Time remaining',
        'Color',
        'Size',
        'Quantity',
        'Price',
        'Status',
        'Actions',
      ]);
    });
    await step('an unpaid order shows its time left, and why it cannot be cleared', async () => {
      const row = rowOf(canvas, unpaidOrder);
      await expect(row.getByText('5 h 12 min')).toBeVisible();
      await expect(row.getByText('Unpaid')).toBeVisible();
      const clear = row.getByRole('button', { name: `Clear order ${unpaidOrder.number} (not paid yet)` });
      await expect(clear).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(clear);
      await expect(args.orders.onAction).not.toHaveBeenCalled();
    });
    await step('an order shows its first product and the number of others', async () => {
      const row = rowOf(canvas, unpaidOrder);
      await expect(row.getByText(/more product$/)).toBeInTheDocument();
      await expect(row.getByRole('cell', { name: /^(Quantity )?3$/ })).toBeVisible();
    });
    await step('a paid order can be cleared or cancelled', async () => {
      const row = rowOf(canvas, paidOrder);
      await userEvent.click(row.getByRole('button', { name: `Clear order ${paidOrder.number}` }));
      await expect(args.orders.onAction).toHaveBeenLastCalledWith('clear', [paidOrder.id]);
      await userEvent.click(row.getByRole('button', { name: `Cancel order ${paidOrder.number}` }));
      await expect(args.orders.onAction).toHaveBeenLastCalledWith('cancel', [paidOrder.id]);
      await expect(row.getByRole('link', { name: `View order ${paidOrder.number}` })).toHaveAttribute(
        'href',
        `/admin/orders/${paidOrder.id}`,
      );
    });
    await step('the tabs filter the orders', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'All Orders' }));
      await expect(args.orders.onFilterChange).toHaveBeenCalledWith('all');
    });
  },
};
/** Warnings about the shop's setup come first. */
export const Warning: Story = {
  tags: ['10.1.41'],
  args: { warnings },
  play: async ({ canvas }) => {
    const [heading, notice] = [canvas.getByRole('heading', { level: 1 }), canvas.getAllByRole('alert')[0]];
    await expect(notice).toHaveTextContent(/Paystack test key/);
    await expect(notice && heading.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByText('No of sales')).toBeVisible();
    await expect(canvas.getAllByRole('alert')[1]).toHaveTextContent(/Set up two-factor authentication/);
    await expect(canvas.getByRole('link', { name: 'Set up' })).toHaveAttribute('href', '/admin/profile');
  },
};
export const AllOrders: Story = {
  tags: ['2.14.2', '4.5.3'],
  args: { orders: all },
  play: async ({ args, canvas, step }) => {
    await step('it shows three orders per page, with numbered pages', async () => {
      await expect(canvas.getByText('1–3 of 2,317', { selector: 'p' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Page 2' })).toBeVisible();
    });
    await step('each order shows its status', async () => {
      await expect(rowOf(canvas, clearedOrder).getByText('Cleared')).toBeVisible();
      await expect(rowOf(canvas, canceledOrder).getByText('canceled')).toBeVisible();
      await expect(rowOf(canvas, refundDueOrder).getByText('Refund due')).toBeVisible();
    });
    await step('clearing can be undone, but a cancelled order cannot be changed', async () => {
      await userEvent.click(
        rowOf(canvas, clearedOrder).getByRole('button', { name: `Undo clearing order ${clearedOrder.number}` }),
      );
      await expect(args.orders.onAction).toHaveBeenLastCalledWith('reopen', [clearedOrder.id]);
      await expect(rowOf(canvas, canceledOrder).queryByRole('button')).toBeNull();
    });
  },
};
/** The row numbers continue on the second page. */
export const SecondPage: Story = {
  tags: ['2.14.3'],
  args: {
    orders: { ...all, pagination: pages(2, 3, 2317), query: { page: 2, sort: 'newest', search: '', filter: 'all' } },
  },
  play: async ({ canvas }) => {
    if (!wide()) return;
    await expect(within(canvas.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell')[0]).toHaveTextContent('4');
  },
};
export const ConfirmingClear: Story = {
  args: { orders: { ...fresh, confirming: { action: 'clear', rows: [paidOrder] } } },
  play: async ({ args }) => {
    const dialog = within(await openedDialog('alertdialog', `Clear order ${paidOrder.number}?`));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Clear' }));
    await expect(args.orders.onConfirm).toHaveBeenCalledOnce();
  },
};
export const ConfirmingCancel: Story = {
  tags: ['4.5.2'],
  args: { orders: { ...fresh, confirming: { action: 'cancel', rows: [paidOrder] } } },
  play: async ({ args }) => {
    const title = `Are you sure you want to cancel order ${paidOrder.number}?`;
    const dialog = within(await openedDialog('alertdialog', title));
    await expect(dialog.getByText(wholeText(/must be refunded to Ọláyínká Adéṣínà/))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep order' }));
    await expect(args.orders.onCancel).toHaveBeenCalledOnce();
  },
};
/** The order is already shown as cleared, before the server has answered. */
export const Acting: Story = {
  tags: ['4.5.2'],
  args: {
    orders: { ...fresh, rows: [{ ...paidOrder, fulfilment: 'cleared' }, unpaidOrder], pendingIds: [paidOrder.id] },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('row', { name: new RegExp(paidOrder.number) })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(rowOf(canvas, paidOrder).getByRole('button', { name: /^Undo/ }));
    await expect(args.orders.onAction).not.toHaveBeenCalled();
  },
};
/** The pressed button disappears, and the focus stays in the row. */
export const FocusKept: Story = {
  render: function Render(args) {
    const [rows, setRows] = useState(args.orders.rows);
    const clear = () => setRows(rows.map((order) => ({ ...order, fulfilment: 'cleared' as const })));
    return (
      <AdminShell path="/admin">
        <AdminDashboardScreen {...args} orders={{ ...args.orders, rows, onAction: clear }} />
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
export const Loading: Story = {
  tags: ['2.14.1'],
  args: {
    stats: { status: 'loading' },
    sales: { status: 'loading' },
    orders: { ...fresh, status: 'loading', rows: [], pagination: null },
  },
  play: async ({ canvasElement, step }) => {
    await step('the placeholders of eleven columns fit on the page', async () => {
      const page = canvasElement.ownerDocument.documentElement;
      await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    });
  },
};
/** A shop on its first day. */
export const Empty: Story = {
  args: {
    stats: {
      status: 'ready',
      stats: { totalSales: 0, salesGrowth: 0, totalProducts: 12, totalUsers: 0, userGrowth: 0 },
    },
    sales: { status: 'ready', days: noSales },
    orders: of('new', [], 0),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No sales yet' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No new orders' })).toBeVisible();
    await expect(canvas.getAllByText('No change')).toHaveLength(2);
  },
};
/** Each part fails and is retried on its own. */
export const Failed: Story = {
  tags: ['2.14.1', '8.1.22'],
  name: 'Error',
  args: {
    stats: { status: 'error', message: adminMessages.transactionsLoadFailed },
    sales: { status: 'error', message: adminMessages.salesLoadFailed },
    orders: { ...fresh, status: 'error', rows: [], pagination: null, message: adminMessages.adminOrdersLoadFailed },
  },
  play: async ({ args, canvas, step }) => {
    const alerts = canvas.getAllByRole('alert');
    const retry = [args.onStatsRetry, args.onSalesRetry, args.orders.onRetry];
    await expect(alerts).toHaveLength(3);
    await step('each error has its own button', async () => {
      for (const [index, alert] of alerts.entries()) {
        await userEvent.click(within(alert).getByRole('button', { name: 'Refresh' }));
        await expect(retry[index]).toHaveBeenCalledOnce();
      }
    });
  },
};
export const NotFound: Story = {
  args: {
    orders: { ...of('all', [], 0), query: { page: 1, sort: 'newest', search: 'ABS-99999', filter: 'all' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No orders match “ABS-99999”' })).toBeVisible();
  },
};
/** The payment column for disputed and refunded payments. */
export const Refunds: Story = {
  args: {
    orders: of(
      'all',
      [
        { ...paidOrder, isDisputed: true },
        { ...clearedOrder, refunded: 5_000 },
        { ...refundDueOrder, paymentStatus: 'refunded' },
      ],
      3,
    ),
  },
  play: async ({ canvas }) => {
    for (const word of ['Disputed', 'Partly refunded', 'Refunded']) await expect(canvas.getByText(word)).toBeVisible();
  },
};
