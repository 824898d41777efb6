import { transactionSorts, transactionStatuses } from '@abs/contract';
import { transactionsTableMachine } from '@abs/machines';
import { AdminTransactionsScreen } from '@abs/ui/screens/AdminTransactionsScreen';
import { useCsvExport } from '../../admin/useCsvExport.ts';
import { useTable } from '../../admin/useTable.ts';
import { exportTransactions, getAdminTransactions } from '../../api/admin.ts';
import { portOf } from '../../api/portOf.ts';
import { PageMeta } from '../../app/PageMeta.tsx';

const machine = transactionsTableMachine.provide({
  actors: {
    fetchPage: portOf((input, signal) => {
      const { filter, ...query } = input.query;
      return getAdminTransactions({ ...query, status: filter === 'all' ? undefined : filter }, signal);
    }),
  },
});

export function AdminTransactionsRoute() {
  const list = useTable(machine, {
    searchLabel: 'Search transactions',
    sorts: transactionSorts,
    filters: ['all', ...transactionStatuses],
  });
  const { search, filter } = list.query;
  const { onExport, exporting } = useCsvExport('transactions', () =>
    exportTransactions({ search, status: filter === 'all' ? undefined : filter }),
  );

  return (
    <>
      <PageMeta title="Transaction" />
      <AdminTransactionsScreen {...list} onExport={onExport} pending={exporting} />
    </>
  );
}
