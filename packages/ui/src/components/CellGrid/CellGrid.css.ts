import { vars } from '../../theme/contract.css.ts';
import { composite } from '../../theme/layered.ts';
import { textControl } from '../../theme/textControl.ts';

export const root = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 });
/** Scrolls sideways, so that the page does not. The hidden texts of the last column are also positioned within it. */
export const scroller = composite.style({ position: 'relative', overflowX: 'auto', minWidth: 0 });
export const table = composite.style({ borderCollapse: 'separate', borderSpacing: vars.space[1] });
const header = {
  padding: vars.space[2],
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
} as const;
export const column = composite.style({ ...header, verticalAlign: 'bottom' });
/** Stays while the columns scroll. */
export const row = composite.style({
  ...header,
  // In line with the cells, which can have lines below them.
  paddingBlock: 0,
  lineHeight: vars.size.control,
  verticalAlign: 'top',
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  backgroundColor: vars.color.canvas,
});
export const place = composite.style({ verticalAlign: 'top' });
export const cell = composite.style({
  ...textControl,
  width: '8rem',
  minHeight: vars.size.control,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  fontVariantNumeric: 'tabular-nums',
});
export const number = composite.style({ textAlign: 'end' });
export const error = composite.style({
  maxWidth: '8rem',
  paddingBlockStart: vars.space[1],
  color: vars.color.danger,
  fontSize: vars.font.size.small,
});
export const narrow = composite.style({ width: '6rem' });
export const narrowError = composite.style({ maxWidth: '6rem' });
/** In a line of its own below the cell, so that the columns stay narrow. */
export const note = composite.style({
  paddingBlockStart: vars.space[1],
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  textAlign: 'end',
});
/** The row headers stay in view while the other cells scroll. */
export const stays = composite.style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  backgroundColor: vars.color.canvas,
});
export const rowInput = composite.style({ fontWeight: 'inherit', textAlign: 'start' });
