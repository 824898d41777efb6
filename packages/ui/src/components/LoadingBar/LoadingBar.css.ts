import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { solid } from '../../theme/forcedColors.ts';
import { part } from '../../theme/layered.ts';

const grow = keyframes({ '0%': { transform: 'scaleX(0)' }, '70%': { opacity: 1 }, '100%': { opacity: 0 } });

/** Takes no space where it is rendered. */
export const place = part.style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: vars.z.toast,
  pointerEvents: 'none',
});
/** Only transform and opacity change, so that it keeps moving while the browser runs the code that has loaded. */
export const bar = part.style({
  display: 'block',
  height: 3,
  backgroundColor: vars.color.accent,
  animation: `${grow} 1200ms ease-out infinite`,
  '@media': solid(),
});
