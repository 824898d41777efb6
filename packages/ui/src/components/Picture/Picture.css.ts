import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

export const frame = part.style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: vars.color.ground.bone,
});
export const ratio = part.variants({
  portrait: { aspectRatio: '4 / 5' },
  square: { aspectRatio: '1' },
  landscape: { aspectRatio: '3 / 2' },
  fill: { width: '100%', height: '100%' },
});
export const wrapper = part.style({ display: 'contents' });
export const image = part.style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // While loading, a picture without an AVIF candidate would show its alt text in the corner.
  color: 'transparent',
  transition: `opacity ${vars.motion.slow} ${vars.motion.easing}`,
  selectors: {
    '&[data-state="loading"]': { opacity: 0 },
    '&[data-state="failed"]': { color: vars.onPicture.ink, padding: vars.space[3], fontSize: vars.font.size.body },
  },
});
