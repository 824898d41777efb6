/** A place in the grid: sizes are rows, colors are columns. */
export type GridPlace = { row: number; column: number };

/** The cells that were copied from a sheet: rows of texts. */
export type PastedCells = readonly (readonly string[])[];

/** The changed cells; or why the cells do not fit, in which case nothing is pasted. */
export type Placement = { changes: readonly (GridPlace & { value: string })[] } | { problem: string };

/** Reads the clipboard text of a sheet: cells separated by tabs, rows by line breaks. */
export function parsePaste(text: string): PastedCells {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Puts cells into a grid of `size`, the first of them at `at`. */
export function placePaste(cells: PastedCells, at: GridPlace, size: { rows: number; columns: number }): Placement {
  const columns = Math.max(...cells.map((row) => row.length));
  const freeColumns = size.columns - at.column;
  const freeRows = size.rows - at.row;
  if (columns > freeColumns) {
    const pasted = counted(columns, 'column was', 'columns were');
    return {
      problem: `${pasted} pasted, but there ${freeColumns === 1 ? 'is' : 'are'} only ${freeColumns} from here on. Nothing was changed.`,
    };
  }
  if (cells.length > freeRows) {
    const pasted = counted(cells.length, 'row was', 'rows were');
    return {
      problem: `${pasted} pasted, but there ${freeRows === 1 ? 'is' : 'are'} only ${freeRows} from here on. Nothing was changed.`,
    };
  }
  return {
    changes: cells.flatMap((row, rowOffset) =>
      row.map((value, columnOffset) => ({ row: at.row + rowOffset, column: at.column + columnOffset, value })),
    ),
  };
}
