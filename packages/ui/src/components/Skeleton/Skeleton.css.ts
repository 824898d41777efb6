import { keyframes } from '@vanilla-extract/css';
import { withoutScript } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { edged } from '../../theme/forcedColors.ts';
import { part } from '../../theme/layered.ts';

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } });

export const skeleton = part.style({
  display: 'block',
  maxWidth: '100%',
  backgroundColor: vars.color.surface,
  animation: `${breathe} 1800ms ease-in-out infinite`,
  // Without script, the content never loads.
  '@media': { [withoutScript]: { display: 'none' }, ...edged },
});
export const shape = part.variants({
  text: { height: '1em', marginBlock: '0.25em' },
  picture: { width: '100%', aspectRatio: '4 / 5' },
  block: {},
});
