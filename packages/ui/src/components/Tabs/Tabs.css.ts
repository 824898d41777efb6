import { canHover } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layered.ts';

export const list = component.style({
  display: 'flex',
  gap: 'clamp(12px, 4vw, 40px)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
});
export const tab = component.style({
  flex: 'none',
  minHeight: 48,
  minWidth: vars.size.target,
  // Of one weight in both states, so that choosing one moves none.
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.muted,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.fast} ${vars.motion.easing}, box-shadow ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&[data-state="active"]': {
      color: vars.color.text.default,
      boxShadow: `inset 0 -2px ${vars.color.text.default}`,
    },
    // Inside, since what scrolls cuts off what stands out.
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.text.default } } } },
});
export const panel = component.style({
  selectors: { '&:focus-visible': { outlineOffset: 4 } },
});
