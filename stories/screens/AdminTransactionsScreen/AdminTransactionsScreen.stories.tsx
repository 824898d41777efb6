import type { TransactionSort } from '@abs/contract';
import type { Transaction } from '@abs/contract/entities';
import { adminMessages } from '@abs/machines';
import { AdminTransactionsScreen, type TransactionFilter } from '@abs/ui/screens/AdminTransactionsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AdminShell } from '../../fixtures/AdminShell.tsx';
import { pages, transactions } from '../../fixtures/admin.ts';
import { listArgs } from '../../fixtures/listArgs.ts';

const [first] = transactions as [Transaction, ...Transaction[]];

const meta = {
  tags: ['admin'],
  component: AdminTransactionsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...listArgs(transactions, {
      sort: 'newest' as TransactionSort,
      filter: 'all' as TransactionFilter,
      total: 2345,
    }),
    onExport: fn(),
  },
  render: (args) => (
    <AdminShell path="/admin/transactions" search="Search transactions">
      <AdminTransactionsScreen {...args} />
    </AdminShell>
  ),
} satisfies Meta<typeof AdminTransactionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = () => matchMedia('(min-width: 1000px)').matches;

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.16.5', '2.16.7', '4.5.4'],
  play: async ({ args, canvas, step }) => {
    const row = within(canvas.getByRole('row', { name: new RegExp(first.invoiceId) }));
    await step('the columns are in order, and the rows newest first', async () => {
      if (!wide()) return;
      const headers = canvas.getAllByRole('columnheader');
      await expect(headers.map((header) => header.textContent)).toEqual([
        'Name',
        'Date',
        'Invoice ID',
        'Amount',
        'Status',
        'Action',
      ]);
      await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
    });
    await step('it shows Lagos times and naira, and links to the order', async () => {
      await expect(row.getByText('20 Nov 2026, 09:36')).toBeVisible();
      await expect(row.getByText('₦33,005')).toBeVisible();
      await expect(row.getByRole('link', { name: `View order of ${first.invoiceId}` })).toHaveAttribute(
        'href',
        `/admin/orders/${first.orderId}`,
      );
    });
    await step('each status has a word, not only a color', async () => {
      const tones = new Map(
        [...canvas.getByRole('table').querySelectorAll<HTMLElement>('[data-slot="status-dot"]')].map((dot) => [
          dot.textContent,
          dot.dataset.tone,
        ]),
      );
      await expect(Object.fromEntries(tones)).toEqual({
        Receive: 'success',
        Transfer: 'warning',
        Failed: 'danger',
        Abandoned: 'danger',
        Pending: 'danger',
      });
    });
    await step('choosing a status is reported', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Transfer');
      await expect(args.onFilterChange).toHaveBeenCalledWith('Transfer');
    });
    await step('the export is reported', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
      await expect(args.onExport).toHaveBeenCalledOnce();
    });
  },
};
export const Filtered: Story = {
  tags: ['2.16.7'],
  args: {
    rows: transactions.filter(({ status }) => status === 'Transfer'),
    pagination: pages(1, 10, 1),
    query: { page: 1, sort: 'newest', search: '', filter: 'Transfer' },
  },
};
const tee = '1 × Yaba Boxy Tee, Sand, size L';
const hoodies = '2 × Opẹ́bí Hoodie, Moss, size M (SKU OPB-MOS-M)';
const several = `${hoodies}; ${tee}; 1 × Ọkàdà Jacket, Black, size XL (SKU OKA-BLK-XL); ${tee}`;
/** With the ordered items, which the backend need not send. A long text is cut off until it is pressed. */
export const Items: Story = {
  tags: ['10.4.16'],
  args: {
    rows: transactions.map((row, index) => ({
      ...row,
      items: [tee, hoodies, several][index % 3],
    })),
  },
  play: async ({ canvas, step }) => {
    const [long] = canvas.getAllByRole('button', { name: several }) as [HTMLElement];
    const text = within(long).getByText(/Opẹ́bí/);
    await step('it adds a column or a line, and the page does not scroll sideways', async () => {
      await expect(canvas.getAllByText(tee)[0]).toBeVisible();
      if (wide()) await expect(canvas.getByRole('columnheader', { name: 'Items' })).toBeVisible();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    });
    await step('a long text is cut off, with the whole text in its tooltip', async () => {
      await expect(long).toHaveAttribute('title', several);
      await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
    });
    await step('a press shows all of it', async () => {
      await userEvent.click(long);
      await expect(long).toHaveAttribute('aria-expanded', 'true');
      await expect(text.scrollHeight).toBe(text.clientHeight);
      await userEvent.click(long);
      await expect(long).toHaveAttribute('aria-expanded', 'false');
    });
  },
};
const kept = ['partlyRefunded', 'disputed'] as const;
const returned = ['refundDue', 'refunding', 'refunded', 'wrongAmount'] as const;
/** Notes in addition to the status, in words. */
export const Notes: Story = {
  args: {
    rows: [
      ...kept.map((note, index) => ({
        ...first,
        id: note,
        invoiceId: `ABS-1040${index}`,
        status: 'Receive' as const,
        note,
      })),
      ...returned.map((note, index) => ({
        ...first,
        id: note,
        invoiceId: `ABS-1050${index}`,
        status: 'Transfer' as const,
        ...(note === 'wrongAmount' && { amount: 5 }),
        note,
      })),
    ],
    pagination: pages(1, 10, 6),
  },
  play: async ({ canvas }) => {
    const texts = [
      'Partly refunded',
      'Disputed',
      'Refund due',
      'Refund under way',
      'Refunded',
      'Wrong amount, refund due',
    ];
    for (const text of texts) await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText('₦5')).toBeVisible();
  },
};
export const Exporting: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Export CSV' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onExport).not.toHaveBeenCalled();
  },
};
export const Refreshing: Story = { args: { status: 'refreshing' } };
export const Loading: Story = { tags: ['4.5.4'], args: { status: 'loading', rows: [], pagination: null } };
export const Empty: Story = {
  args: { rows: [], pagination: pages(1, 10, 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No one has paid yet.' })).toBeVisible();
  },
};
export const EmptyFilter: Story = {
  args: {
    rows: [],
    pagination: pages(1, 10, 0),
    query: { page: 1, sort: 'newest', search: '', filter: 'Abandoned' },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.onFilterChange).toHaveBeenCalledWith('all');
  },
};
export const Failed: Story = {
  tags: ['4.5.4', '8.1.22'],
  name: 'Error',
  args: { status: 'error', rows: [], pagination: null, message: adminMessages.transactionsLoadFailed },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
