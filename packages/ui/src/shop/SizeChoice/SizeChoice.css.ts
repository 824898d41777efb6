import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hover } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Lies over the foot of its positioned parent, so that nothing moves. */
export const choice = composite.style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 2,
  padding: `0 ${vars.space[2]} ${vars.space[2]}`,
  border: `1px solid ${vars.color.text.default}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  animation: `${rise} ${vars.motion.base} ${vars.motion.easing}`,
});
export const head = composite.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.size.target,
  marginInlineEnd: -8,
  paddingInlineStart: vars.space[1],
  fontWeight: vars.font.weight.medium,
});
export const options = composite.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
  gap: vars.space[1],
});
export const option = composite.style({
  minHeight: vars.size.target,
  paddingInline: vars.space[1],
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.canvas,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:disabled': {
      color: vars.color.text.muted,
      textDecoration: 'line-through',
      borderColor: vars.color.line.subtle,
      cursor: 'not-allowed',
    },
  },
  '@media': hover({ backgroundColor: vars.color.text.default, color: vars.color.text.inverse }),
});
