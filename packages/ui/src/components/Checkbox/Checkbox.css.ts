import { coarsePointer } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { hover } from '../../theme/interactions.ts';
import { part } from '../../theme/layered.ts';

export const box = part.style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  verticalAlign: 'middle',
});
export const input = part.style({
  appearance: 'none',
  position: 'relative',
  width: 18,
  height: 18,
  border: `1.5px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.raised,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:checked, &:indeterminate': { borderColor: vars.color.accent, backgroundColor: vars.color.accent },
    // Extends the press area beyond the box.
    '&::before': { content: '', position: 'absolute', inset: -9 },
    '&:checked::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 5,
      insetBlockStart: 1,
      width: 5,
      height: 10,
      border: `solid ${vars.color.onAccent}`,
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
    '&:indeterminate::after': {
      content: '',
      position: 'absolute',
      insetInline: 3,
      insetBlockStart: 'calc(50% - 1px)',
      height: 2,
      backgroundColor: vars.color.onAccent,
    },
    '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
  },
  '@media': {
    [coarsePointer]: { selectors: { '&::before': { inset: -13 } } },
    ...hover({ borderColor: vars.color.text.default }, '&:hover:not(:checked, :indeterminate, :disabled)'),
  },
});
