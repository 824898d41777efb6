import { vars } from '@abs/ui/theme';
import type { CSSProperties, ReactNode } from 'react';
import { ScrollArea } from '../../tools/storybook-docs/ScrollArea.tsx';

const cell: CSSProperties = {
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: 400,
  padding: '8px 16px 8px 0',
  borderBottom: `1px solid ${vars.color.line.subtle}`,
  fontVariantNumeric: 'tabular-nums',
};
const head: CSSProperties = { ...cell, fontWeight: 600, borderBottomColor: vars.color.line.strong };

type Props = {
  caption: string;
  heads: string[];
  /** The first cell of a row is its name. */
  rows: [name: string, ...ReactNode[]][] | ReactNode[][];
};

/** A table of tokens and their values. */
export function FoundationTable({ caption, heads, rows }: Props) {
  return (
    <ScrollArea label={caption}>
      <table style={{ borderCollapse: 'collapse', width: '100%' }}>
        <thead>
          <tr>
            {heads.map((name) => (
              <th key={name} scope="col" style={head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={String(name)}>
              <th scope="row" style={{ ...cell, fontWeight: 500 }}>
                {name}
              </th>
              {values.map((value, place) => (
                <td key={heads[place + 1]} style={cell}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
