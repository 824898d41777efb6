import { coarsePointer } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { hover } from '../../theme/interactions.ts';
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
  appearance: 'none',
  minWidth: 0,
  maxWidth: '100%',
  minHeight: vars.size.controlCompact,
  paddingBlock: vars.space[1],
  paddingInline: `${vars.space[3]} 34px`,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.canvas,
  color: vars.color.text.default,
  fontWeight: vars.font.weight.medium,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '@media': {
    [coarsePointer]: { minHeight: vars.size.target },
    ...hover({ borderColor: vars.color.text.default }),
  },
});
/** As wide as a few letters, even if the options are longer. */
export const short = part.style({ width: '5.5rem' });
export const chevron = part.style({
  position: 'absolute',
  insetInlineEnd: 10,
  insetBlockStart: 'calc(50% - 9px)',
  pointerEvents: 'none',
});
