import { vars } from '../../theme/contract.css.ts';
import { solid } from '../../theme/forcedColors.ts';
import { part } from '../../theme/layered.ts';

export const list = part.style({ display: 'flex', flexDirection: 'column' });
export const event = part.style({
  position: 'relative',
  paddingInlineStart: vars.space[5],
  paddingBlockEnd: vars.space[4],
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '0.45em',
      width: 9,
      height: 9,
      borderRadius: vars.radius.full,
      border: `2px solid ${vars.color.line.strong}`,
      backgroundColor: vars.color.canvas,
      zIndex: 1,
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 4,
      insetBlockStart: '0.8em',
      insetBlockEnd: '-0.5em',
      borderInlineStart: `1px solid ${vars.color.line.subtle}`,
    },
    // The current state of the order.
    '&:last-child::before': { borderColor: vars.color.accent, backgroundColor: vars.color.accent },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': solid('&:last-child::before'),
});
export const label = part.style({ display: 'block', fontWeight: vars.font.weight.medium, lineHeight: 1.35 });
export const detail = part.style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
});
export const time = part.style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
