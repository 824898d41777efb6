import { mailsTableMachine } from '@abs/machines';
import { AdminMailsScreen } from '@abs/ui/screens/AdminMailsScreen';
import { useTable } from '../../admin/useTable.ts';
import { getUndeliveredMails } from '../../api/admin.ts';
import { portOf } from '../../api/portOf.ts';
import { PageMeta } from '../../app/PageMeta.tsx';

const machine = mailsTableMachine.provide({
  actors: {
    fetchPage: portOf(async (input, signal) => {
      const { page, search } = input.query;
      const { mails: rows, pagination } = await getUndeliveredMails({ page, search }, signal);
      return { rows, pagination };
    }),
  },
});

export function AdminMailsRoute() {
  const list = useTable(machine, {
    searchLabel: 'Search mails',
    sorts: ['newest'],
    filters: ['all'],
  });
  return (
    <>
      <PageMeta title="Undelivered emails" />
      <AdminMailsScreen {...list} />
    </>
  );
}
