import { coarsePointer } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { hover } from '../../theme/interactions.ts';
import { part } from '../../theme/layered.ts';

export const button = part.style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.control,
  color: 'inherit',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, opacity ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.4 },
  },
  '@media': hover({ backgroundColor: 'color-mix(in srgb, currentColor 9%, transparent)' }),
});
export const outlined = part.style({ border: `1px solid ${vars.color.line.strong}` });
export const compact = part.style({
  width: vars.size.controlCompact,
  height: vars.size.controlCompact,
  '@media': { [coarsePointer]: { width: vars.size.target, height: vars.size.target } },
});
