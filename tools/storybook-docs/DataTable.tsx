import type { ReactNode } from 'react';
import { ScrollArea } from './ScrollArea.tsx';

type DataTableProps = {
  /** The accessible name. */
  label: string;
  /** The names of its columns. Columns of figures are aligned right. */
  columns: readonly (string | { figure: string })[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** The index of the column that names the row. */
  rowHead?: number;
  className?: string;
};

/** A table that scrolls sideways if the screen is narrower. */
export function DataTable({ label, columns, rows, rowHead = 0, className }: DataTableProps) {
  const named = columns.map((column) =>
    typeof column === 'string' ? { name: column, figure: '' } : { name: column.figure, figure: 'figure' },
  );
  return (
    <ScrollArea label={label}>
      <table aria-label={label} className={className}>
        <thead>
          <tr>
            {named.map(({ name, figure }) => (
              <th key={name} scope="col" className={figure}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {named.map(({ name, figure }, place) =>
                place === rowHead ? (
                  <th key={name} scope="row">
                    {cells[place]}
                  </th>
                ) : (
                  <td key={name} className={figure}>
                    {cells[place]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** Links in a sentence, separated by commas. */
export const Links = ({ to }: { to: readonly { href: string; text: string }[] }) =>
  to.map(({ href, text }, place) => (
    <span key={href}>
      {place > 0 && ', '}
      <a href={href} target="_top">
        {text}
      </a>
    </span>
  ));
