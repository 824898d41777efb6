import { adminRestockSorts } from '@abs/contract';
import { restockTableMachine } from '@abs/machines';
import { AdminRestockScreen } from '@abs/ui/screens/AdminRestockScreen';
import { useTable } from '../../admin/useTable.ts';
import { getRestockDemand } from '../../api/admin.ts';
import { portOf } from '../../api/portOf.ts';
import { PageMeta } from '../../app/PageMeta.tsx';

const machine = restockTableMachine.provide({
  actors: {
    fetchPage: portOf(async (input, signal) => {
      const { page, search, sort } = input.query;
      const { variants: rows, pagination } = await getRestockDemand({ page, search, sort }, signal);
      return { rows, pagination };
    }),
  },
});

export function AdminRestockRoute() {
  const list = useTable(machine, {
    searchLabel: 'Search what people wait for',
    sorts: adminRestockSorts,
    filters: ['all'],
  });
  return (
    <>
      <PageMeta title="Restock" />
      <AdminRestockScreen {...list} />
    </>
  );
}
