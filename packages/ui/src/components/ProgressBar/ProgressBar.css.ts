import { vars } from '../../theme/contract.css.ts';
import { edged, solid } from '../../theme/forcedColors.ts';
import { part } from '../../theme/layered.ts';

export const track = part.style({
  height: 4,
  width: '100%',
  overflow: 'hidden',
  backgroundColor: vars.color.line.subtle,
  '@media': edged,
});
export const bar = part.style({
  height: '100%',
  backgroundColor: vars.color.accent,
  '@media': solid(),
  transition: `width ${vars.motion.base} ${vars.motion.easing}`,
});
