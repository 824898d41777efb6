import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

export const code = part.style({
  display: 'block',
  width: 'min(100%, 13rem)',
  // Scanners need dark modules on a light ground, whatever the theme.
  backgroundColor: vars.onPicture.paper,
  fill: vars.onPicture.ink,
  forcedColorAdjust: 'none',
});
