import { vars } from '../../theme/contract.css.ts';
import { inlineControl } from '../../theme/inlineControl.ts';
import { part } from '../../theme/layered.ts';

export const field = part.style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  maxWidth: '100%',
  fontSize: vars.font.size.small,
});
export const label = part.style({ color: vars.color.text.muted });
export const box = part.style({ position: 'relative', display: 'inline-flex', minWidth: 0 });
export const select = part.style({
  ...inlineControl,
  appearance: 'none',
  paddingInline: `${vars.space[3]} 34px`,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
/** As wide as a few letters, even if the options are longer. */
export const short = part.style({ width: '5.5rem' });
export const chevron = part.style({
  position: 'absolute',
  insetInlineEnd: 10,
  insetBlockStart: 'calc(50% - 9px)',
  pointerEvents: 'none',
});
/** The label is above the control, which fills the place. */
export const stacked = part.style({ display: 'grid', gap: vars.space[1] });
export const filled = part.style({ width: '100%' });
