import { vars } from '../../theme/contract.css.ts';
import { focusRing, hover } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

/** The target is larger than the visible heart. */
export const button = composite.style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  selectors: { '&:focus-visible': { outline: 'none' } },
});
/** On the light ground of every picture, in both themes. */
export const mark = composite.style({
  display: 'grid',
  placeItems: 'center',
  width: 34,
  height: 34,
  borderRadius: vars.radius.full,
  backgroundColor: vars.onPicture.veil,
  color: vars.onPicture.ink,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { [`${button}:focus-visible > &`]: focusRing(2) },
  '@media': hover({ backgroundColor: vars.onPicture.paper }, `${button}:hover > &`),
});
export const icon = composite.style({
  transition: `transform ${vars.motion.base} ${vars.motion.easing}`,
  selectors: {
    '[aria-pressed="true"] &': { fill: 'currentColor' },
    '[aria-pressed]:active &': { transform: 'scale(0.86)' },
  },
});
