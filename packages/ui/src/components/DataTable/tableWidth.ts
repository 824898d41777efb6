/** The table widths from which rows are laid out as rows. In rem, so that they scale with the reader's text size. */
const minWidths = { always: '0rem', narrow: '32rem', medium: '46rem', wide: '60rem' } as const;
type TableWidth = keyof typeof minWidths;

export const containers = {
  always: 'abs-table-always',
  narrow: 'abs-table-narrow',
  medium: 'abs-table-medium',
  wide: 'abs-table-wide',
} as const satisfies Record<TableWidth, string>;

/** Applies the rule where rows are laid out as rows, not as cards. */
export const inTable = <Rule>(rule: Rule): Record<string, Rule> =>
  Object.fromEntries(
    (Object.keys(minWidths) as TableWidth[]).map((width) => [
      `${containers[width]} (min-width: ${minWidths[width]})`,
      rule,
    ]),
  );

export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
