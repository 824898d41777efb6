import { limits } from '@abs/contract';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { CellGrid, type GridPlace } from '../../components/CellGrid/index.ts';
import { FieldError } from '../../components/Field/index.ts';
import { CloseIcon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import { measurementTexts } from '../../shop/SizeGuide/index.ts';
import * as styles from './AdminSizeGuideFormScreen.css.ts';
import type { FieldErrors, FormPartProps } from './formTypes.ts';
import { columnsOf, type GuideColumn, textIn, withCells, withRow } from './guideDraft.ts';

interface SizesTableProps extends FormPartProps {
  /** The ids of the rows when the form was sent, because errors name rows by index. */
  sentRows: readonly number[];
}

function headerOf(column: GuideColumn): string {
  if (column.kind === 'size') return 'Size';
  return column.kind === 'system' ? `${column.name.toUpperCase()} size` : measurementTexts[column.name].name;
}

/** A size without any measurement shows its error in the first one. */
function errorAt(errors: FieldErrors, row: number, column: GuideColumn, isFirst: boolean): string | undefined {
  const path = `sizes.${row}`;
  if (column.kind === 'size') return errors[`${path}.size`];
  if (column.kind === 'system') return errors[`${path}.equivalents.${column.name}`];
  return errors[`${path}.measurements.${column.name}`] ?? (isFirst ? errors[`${path}.measurements`] : undefined);
}

/** The measurements of all sizes in centimeters. */
export function SizesTable({ draft, sentRows, errors, disabled, onDraftChange }: SizesTableProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const columns = columnsOf(draft);
  const isFull = draft.sizes.length >= limits.SIZE_GUIDE_SIZES_MAX;
  const sizeNameOf = (row: number) => draft.sizes[row]?.size.trim() || `row ${row + 1}`;
  const nameOf = ({ row, column }: GridPlace) => {
    const known = columns[column];
    if (!known || known.kind === 'size') return `Size, row ${row + 1}`;
    return `${headerOf(known)}: ${sizeNameOf(row)}`;
  };
  return (
    <section aria-labelledby="guide-sizes" className={styles.group}>
      <Heading level={2} size="lead" id="guide-sizes">
        Sizes
      </Heading>
      <Text tone="muted" measure>
        <span>
          {draft.category === 'sneaker' ? 'Of the foot, in centimeters.' : 'Of the garment laid flat, in centimeters.'}
        </span>{' '}
        Type into the cells, move with the arrow keys, or paste from a spreadsheet. What you leave empty is not
        measured.
      </Text>
      <CellGrid
        data-slot="guide-sizes"
        label="Measurements in centimeters"
        narrow
        rows={draft.sizes.map(({ id }) => ({ id: String(id) }))}
        rowsMax={limits.SIZE_GUIDE_SIZES_MAX}
        columns={columns.map((column) => ({
          id: headerOf(column),
          header: headerOf(column),
          isRowHeader: column.kind === 'size',
          inputMode: column.kind === 'measurement' ? 'decimal' : 'text',
        }))}
        nameOf={nameOf}
        textOf={({ row, column }) => textIn(draft.sizes[row], columns[column])}
        errorOf={({ row, column }) => {
          const known = columns[column];
          return known && errorAt(errors, sentRows.indexOf(draft.sizes[row]?.id ?? -1), known, column === 1);
        }}
        actionOf={(row) => (
          <span className={styles.remove}>
            <IconButton
              label={`Remove ${sizeNameOf(row)}`}
              disabled={disabled}
              onClick={() => onDraftChange((now) => ({ ...now, sizes: now.sizes.filter((_, index) => index !== row) }))}
            >
              <CloseIcon />
            </IconButton>
          </span>
        )}
        onChange={(changes) => {
          setProblem(null);
          onDraftChange((now) => withCells(now, changes));
        }}
        onPasteRefused={setProblem}
        disabled={disabled}
      />
      {errors.sizes && <FieldError id="guide-sizes-error">{errors.sizes}</FieldError>}
      {problem && <Notice tone="warning">{problem}</Notice>}
      <div className={styles.actions}>
        <Button size="compact" variant="secondary" disabled={disabled || isFull} onClick={() => onDraftChange(withRow)}>
          Add size
        </Button>
        {isFull && <Text tone="muted">{`A guide has at most ${limits.SIZE_GUIDE_SIZES_MAX} sizes.`}</Text>}
      </div>
    </section>
  );
}
