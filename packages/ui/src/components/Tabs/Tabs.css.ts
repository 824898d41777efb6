import { vars } from '../../theme/contract.css.ts';
import { framed } from '../../theme/forcedColors.ts';
import { focusInside, hover } from '../../theme/interactions.ts';
import { part } from '../../theme/layered.ts';

export const list = part.style({
  display: 'flex',
  gap: 'clamp(12px, 4vw, 40px)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
});
export const tab = part.style({
  flex: 'none',
  minHeight: vars.space[7],
  minWidth: vars.size.target,
  // Both states have the same font weight, so that selecting a tab moves nothing.
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.muted,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.fast} ${vars.motion.easing}, box-shadow ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&[data-state="active"]': {
      color: vars.color.text.default,
      boxShadow: `inset 0 -2px ${vars.color.text.default}`,
    },
    // Inside the tab, because the scrolling list cuts off what is outside.
    ...focusInside,
  },
  '@media': { ...hover({ color: vars.color.text.default }), ...framed('&[data-state="active"]:not(:focus-visible)') },
});
export const panel = part.style({
  selectors: { '&:focus-visible': { outlineOffset: 4 } },
});
