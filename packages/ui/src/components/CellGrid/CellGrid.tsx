import { cx } from 'class-variance-authority';
import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './CellGrid.css.ts';
import { type GridPlace, parsePaste, placePaste } from './paste.ts';

export interface CellColumn {
  id: string;
  header: ReactNode;
  /** Makes the cells the headers of their rows, which stay in view while the others scroll. @default false */
  isRowHeader?: boolean;
  /** The on-screen keyboard. Values other than text are aligned to the end of the cell. @default 'text' */
  inputMode?: 'text' | 'numeric' | 'decimal';
}

export interface CellRow {
  id: string;
  /** The header before the cells. Leave it out if a column contains the headers. */
  header?: ReactNode;
}

/** A new text of one cell, as typed or pasted. */
export type PlacedText = GridPlace & { value: string };

export interface CellGridProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The name of the region, which scrolls sideways. */
  label: string;
  rows: readonly CellRow[];
  columns: readonly CellColumn[];
  /** The header of the column of row headers, for screen readers. */
  rowsLabel?: string;
  /** The accessible name of a cell. */
  nameOf: (place: GridPlace) => string;
  textOf: (place: GridPlace) => string;
  /** The error message of a cell. */
  errorOf?: (place: GridPlace) => string | undefined;
  /** A note below the text of a cell. */
  noteOf?: (place: GridPlace) => ReactNode;
  /** The actions for a row, after its cells. */
  actionOf?: (row: number) => ReactNode;
  /**
   * The number of rows that a paste may fill. Rows that do not exist yet are reported like others.
   * @default the number of rows
   */
  rowsMax?: number;
  /** Converts a pasted text for its cell. @default the pasted text */
  readPasted?: (text: string, place: GridPlace) => string;
  /** Narrow cells are for short numbers. @default false */
  narrow?: boolean;
  /** Called with the cells that were typed into or pasted over. */
  onChange: (changes: readonly PlacedText[]) => void;
  /** Called with the reason if the pasted cells do not fit. */
  onPasteRefused: (problem: string) => void;
  /** The cells cannot be changed for now. @default false */
  disabled?: boolean;
}

/** An editable table. Arrow keys move from cell to cell, and cells can be pasted from a sheet. */
export function CellGrid({
  label,
  rows,
  columns,
  rowsLabel,
  nameOf,
  textOf,
  errorOf = () => undefined,
  noteOf = () => null,
  actionOf,
  rowsMax = rows.length,
  readPasted = (text) => text,
  narrow = false,
  onChange,
  onPasteRefused,
  disabled = false,
  className,
  ...rest
}: CellGridProps) {
  const id = useId();

  const onPaste = (event: ClipboardEvent<HTMLInputElement>, place: GridPlace) => {
    const cells = parsePaste(event.clipboardData.getData('text/plain'));
    // A single value is pasted into the text, as in any field.
    if (cells.length === 1 && cells[0]?.length === 1) return;
    event.preventDefault();
    const placed = placePaste(cells, place, { rows: rowsMax, columns: columns.length });
    if ('problem' in placed) return onPasteRefused(placed.problem);
    onChange(placed.changes.map((change) => ({ ...change, value: readPasted(change.value, change) })));
  };

  const cellAt = (place: GridPlace, inputMode: CellColumn['inputMode']) => {
    const error = errorOf(place);
    const note = noteOf(place);
    const errorId = `${id}-${place.row}-${place.column}`;
    const described = [note && `${errorId}-note`, error && errorId].filter(Boolean).join(' ');
    return (
      <>
        <input
          aria-label={nameOf(place)}
          aria-invalid={Boolean(error)}
          aria-describedby={described || undefined}
          data-place={`${place.row} ${place.column}`}
          inputMode={inputMode}
          dir={inputMode === 'text' ? 'auto' : undefined}
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          value={textOf(place)}
          onChange={(event) => onChange([{ ...place, value: event.target.value }])}
          onKeyDown={(event) => moveFocus(event, place)}
          onPaste={(event) => onPaste(event, place)}
          className={cx(styles.cell, narrow && styles.narrow, inputMode !== 'text' && styles.number)}
        />
        {note && (
          <div id={`${errorId}-note`} className={styles.note}>
            {note}
          </div>
        )}
        {error && (
          <div id={errorId} className={cx(styles.error, narrow && styles.narrowError)}>
            {error}
          </div>
        )}
      </>
    );
  };

  return (
    <div data-slot="cell-grid" {...rest} className={cx(styles.root, className)}>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard.
        tabIndex={0}
        className={styles.scroller}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              {rowsLabel && (
                <th scope="col" className={styles.column}>
                  <VisuallyHidden>{rowsLabel}</VisuallyHidden>
                </th>
              )}
              {columns.map((column) => (
                <th key={column.id} scope="col" className={cx(styles.column, column.isRowHeader && styles.stays)}>
                  {column.header}
                </th>
              ))}
              {actionOf && (
                <td>
                  <VisuallyHidden>Actions</VisuallyHidden>
                </td>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id: rowId, header }, row) => (
              <tr key={rowId}>
                {header !== undefined && (
                  <th scope="row" className={styles.row}>
                    {header}
                  </th>
                )}
                {columns.map(({ id: columnId, isRowHeader, inputMode = 'text' }, column) =>
                  isRowHeader ? (
                    <th key={columnId} scope="row" className={cx(styles.place, styles.stays, styles.rowInput)}>
                      {cellAt({ row, column }, inputMode)}
                    </th>
                  ) : (
                    <td key={columnId} className={styles.place}>
                      {cellAt({ row, column }, inputMode)}
                    </td>
                  ),
                )}
                {actionOf && <td className={styles.place}>{actionOf(row)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

const steps: Readonly<Record<string, GridPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  Enter: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/**
 * Moves to the next cell. The left and right keys leave a cell only at the end of its text; elsewhere they move within
 * it.
 */
function moveFocus(event: KeyboardEvent<HTMLInputElement>, { row, column }: GridPlace): void {
  const step = steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const isAllSelected = selectionStart === 0 && selectionEnd === value.length;
  if (event.key === 'ArrowLeft' && !isAllSelected && selectionEnd !== 0) return;
  if (event.key === 'ArrowRight' && !isAllSelected && selectionStart !== value.length) return;
  const next = `[data-place="${row + step.row} ${column + step.column}"]`;
  const cell = event.currentTarget.closest('table')?.querySelector<HTMLInputElement>(next);
  // Enter in the last row submits the form, as in any field.
  if (!cell) return;
  event.preventDefault();
  cell.focus();
  cell.select();
}
