import { isNarrowed } from '@abs/contract';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { FilterFields, type FilterFieldsProps } from '../FilterForm/index.ts';
import * as styles from './FilterSheet.css.ts';

export interface FilterSheetProps extends FilterFieldsProps {
  open: boolean;
  /** How many products the choice finds; undefined while unknown. */
  total?: number | undefined;
  /** The choice is being counted. @default false */
  pending?: boolean;
  /** Why the choice could not be counted. */
  message?: string | null;
  /** Counts the choice again after an error. */
  onRetry: () => void;
  /** Applies the choice. */
  onConfirm: () => void;
  /** Removes all filters from the choice. */
  onClear: () => void;
  /** Called on Escape, Back, the close button and a press outside. The choice is dropped. */
  onCancel: () => void;
}

function confirmText(total: number | undefined): string {
  if (total === undefined) return 'Show items';
  return `Show ${total} ${total === 1 ? 'item' : 'items'}`;
}

/** The filters on a small screen: chosen first, and applied together. Load it lazily. */
export function FilterSheet({
  open,
  total,
  pending = false,
  message = null,
  onRetry,
  onConfirm,
  onClear,
  onCancel,
  ...fields
}: FilterSheetProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onCancel()} title="Filter">
      <FilterFields {...fields} />
      <div data-slot="filter-sheet-actions" className={styles.actions}>
        {message && (
          <p role="alert" className={styles.failure}>
            <span>{message}</span>
            <Button variant="quiet" size="small" onClick={onRetry}>
              Refresh
            </Button>
          </p>
        )}
        <Button variant="secondary" disabled={!isNarrowed(fields.filters)} onClick={onClear}>
          Clear all
        </Button>
        <Button aria-busy={pending || undefined} onClick={onConfirm}>
          <span aria-live="polite">{confirmText(total)}</span>
        </Button>
      </div>
    </Dialog>
  );
}
