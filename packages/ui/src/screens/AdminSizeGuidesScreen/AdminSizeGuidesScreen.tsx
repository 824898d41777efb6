import type { AdminSizeGuide, AdminSizeGuideSort } from '@abs/contract';
import type { ReactNode } from 'react';
import { AdminList, type ListActionProps, type ListProps } from '../../components/AdminList/index.ts';
import { AdminPage } from '../../components/AdminPage/index.ts';
import { ButtonLink } from '../../components/Button/index.ts';
import { type Column, RowAction } from '../../components/DataTable/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { EditIcon, PlusIcon, TrashIcon } from '../../components/Icon/index.ts';
import { preloadConfirmDialog } from '../../components/LazyConfirmDialog/index.ts';
import { Link } from '../../components/Link/index.ts';
import { formatNumber } from '../../lib/formatNumber.ts';
import { isolated } from '../../lib/isolated.ts';
import { categoryTitles } from '../../shop/lib/categories.ts';
import { categoryName } from '../../shop/lib/categoryOptions.ts';
import { styleName } from '../../shop/StyleSearch/index.ts';
import * as styles from './AdminSizeGuidesScreen.css.ts';

export interface AdminSizeGuidesScreenProps
  extends Omit<ListProps<AdminSizeGuide, AdminSizeGuideSort, string>, 'onFilterChange'>,
    ListActionProps<AdminSizeGuide, 'delete'> {}

/** Whom a guide is for. A copy of a style has the guide of the first one. */
function subjectOf({ isForCategory, category, styles: [first, ...others] }: AdminSizeGuide): ReactNode {
  if (isForCategory) return `All ${categoryTitles[category]}`;
  if (!first) return 'No product';
  return others.length === 0 ? <bdi>{styleName(first)}</bdi> : isolated`${styleName(first)} and ${others.length} more`;
}

const columns: Column<AdminSizeGuide, AdminSizeGuideSort>[] = [
  {
    key: 'name',
    header: 'Name',
    isRowHeader: true,
    sort: { ascending: 'name-asc', descending: 'name-desc', labels: ['A to Z', 'Z to A'] },
    cell: ({ id, name }) => (
      <Link to={`/admin/size-guides/${id}`} dir="auto" className={styles.name}>
        {name}
      </Link>
    ),
  },
  { key: 'subject', header: 'For', cell: subjectOf },
  { key: 'category', header: 'Garment', cell: ({ category }) => categoryName(category) },
  { key: 'sizes', header: 'Sizes', align: 'end', cell: ({ sizes }) => formatNumber(sizes.length) },
];

const confirmation = ({ rows: [guide] }: { rows: readonly AdminSizeGuide[] }) => ({
  title: isolated`Are you sure you want to delete ${guide?.name}?`,
  description: guide?.isForCategory
    ? 'Its products will have no size guide, except those with one of their own. You can undo this.'
    : 'The product will have the size guide of its category, if there is one. You can undo this.',
  confirmLabel: 'Yes, Delete',
});

const addButton = (
  <ButtonLink to="/admin/size-guides/new" size="compact">
    <PlusIcon size={18} />
    Add size guide
  </ButtonLink>
);

/** The size guides of categories and of single products. */
export function AdminSizeGuidesScreen(list: AdminSizeGuidesScreenProps) {
  return (
    <AdminPage
      title="Size guides"
      lead="Each category can have one. A product with one of its own shows that instead."
      actions={addButton}
    >
      <AdminList
        list={list}
        noun="size guides"
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        unsorted={{ value: 'newest', label: 'Newest first' }}
        confirmation={confirmation}
        actions={({ id, name }) => (
          <>
            <RowAction label="Edit" subject={name} Icon={EditIcon} to={`/admin/size-guides/${id}`} />
            <RowAction
              label="Delete"
              subject={name}
              Icon={TrashIcon}
              onIntent={preloadConfirmDialog}
              onPress={() => list.onAction('delete', [id])}
              disabledReason={list.pendingIds?.includes(id) ? 'being deleted' : undefined}
            />
          </>
        )}
        empty={
          <EmptyState dense title="There are no size guides yet." action={addButton}>
            Measure one garment in each of its sizes to help shoppers choose.
          </EmptyState>
        }
      />
    </AdminPage>
  );
}
