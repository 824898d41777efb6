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
  // As tall as a line. Padding instead of margins, which would collapse with those of the text around it.
  text: { height: '1lh', paddingBlock: 'calc((1lh - 1em) / 2)', backgroundClip: 'content-box' },
  picture: { width: '100%', aspectRatio: '4 / 5' },
  block: {},
});
