import type { ListProps } from '@abs/ui/components/AdminList';
import { fn } from 'storybook/test';
import { pages } from '../fixtures/admin.ts';

/** The first page of a list that is there, of `total` rows. */
export function listArgs<Row, Sort extends string, Filter extends string>(
  rows: readonly Row[],
  { sort, filter, total, limit = 10 }: { sort: Sort; filter: Filter; total: number; limit?: number },
) {
  return {
    status: 'ready',
    rows,
    pagination: pages(1, limit, total),
    query: { page: 1, sort, search: '', filter },
    message: null,
    hrefFor: (page: number) => `?page=${page}`,
    onPage: fn(),
    onSort: fn(),
    onFilter: fn(),
    onSearch: fn(),
    onRefresh: fn(),
  } satisfies ListProps<Row, Sort, Filter>;
}

export const actionArgs = () => ({ pendingIds: [], confirming: null, onAction: fn(), onConfirm: fn(), onCancel: fn() });
