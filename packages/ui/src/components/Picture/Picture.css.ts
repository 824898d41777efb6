import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layered.ts';

export const frame = component.style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: vars.color.ground.bone,
});
export const ratio = component.variants({
  portrait: { aspectRatio: '4 / 5' },
  square: { aspectRatio: '1' },
  landscape: { aspectRatio: '3 / 2' },
  natural: {},
  fill: { width: '100%', height: '100%' },
});
export const wrapper = component.style({ display: 'contents' });
export const image = component.style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // While loading, a picture without an AVIF candidate would show its alt text in the corner.
  color: 'transparent',
  transition: `opacity ${vars.motion.slow} ${vars.motion.easing}`,
  selectors: {
    '&[data-state="loading"]': { opacity: 0 },
    '&[data-state="failed"]': { color: '#1a1815', padding: vars.space[3], fontSize: vars.font.size.body },
  },
});
