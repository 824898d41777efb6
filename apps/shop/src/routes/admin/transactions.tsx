import { messageOf, transactionSorts, transactionStatuses } from '@abs/contract';
import { transactionsTableMachine } from '@abs/machines';
import { AdminTransactionsScreen } from '@abs/ui/screens/AdminTransactionsScreen';
import { useState } from 'react';
import { saveFile } from '../../admin/saveFile.ts';
import { useTable } from '../../admin/useTable.ts';
import { exportTransactions, getAdminTransactions } from '../../api/admin.ts';
import { portOf } from '../../api/portOf.ts';
import { PageMeta } from '../../app/PageMeta.tsx';
import { toastError } from '../../lib/toast.ts';

const machine = transactionsTableMachine.provide({
  actors: {
    fetchPage: portOf((input, signal) => {
      const { filter, ...query } = input.query;
      return getAdminTransactions({ ...query, status: filter === 'all' ? undefined : filter }, signal);
    }),
  },
});

/** YYYY-MM-DD. */
const lagosDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' });

export function AdminTransactionsRoute() {
  const list = useTable(machine, {
    searchLabel: 'Search transactions',
    sorts: transactionSorts,
    filters: ['all', ...transactionStatuses],
  });
  const [exporting, setExporting] = useState(false);
  const { search, filter } = list.query;

  const exportAll = async () => {
    setExporting(true);
    try {
      const csv = await exportTransactions({ search, status: filter === 'all' ? undefined : filter });
      // A response's text has no byte order mark, which spreadsheet programs need.
      saveFile(new Blob(['\uFEFF', csv], { type: 'text/csv' }), `transactions-${lagosDay.format(new Date())}.csv`);
    } catch (error) {
      toastError(messageOf(error, 'Failed to export the transactions. Please try again.'));
    } finally {
      setExporting(false);
    }
  };

  return (
    <>
      <PageMeta title="Transaction History" />
      <AdminTransactionsScreen {...list} onExport={exportAll} pending={exporting} />
    </>
  );
}
