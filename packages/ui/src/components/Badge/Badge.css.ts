import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { edged } from '../../theme/forcedColors.ts';
import { part } from '../../theme/layered.ts';

const answer = keyframes({
  '0%': { transform: 'scale(0.6)' },
  '60%': { transform: 'scale(1.2)' },
  '100%': { transform: 'scale(1)' },
});

export const badge = part.style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.65em',
  height: '1.65em',
  paddingInline: '0.35em',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  // Grows with the reader's text size only until it fills the icon below it.
  fontSize: 'min(0.75rem, 15px)',
  fontWeight: vars.font.weight.bold,
  lineHeight: 1,
  letterSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  animation: `${answer} ${vars.motion.slow} ${vars.motion.easing}`,
  '@media': edged,
});
/** At the upper right corner of a positioned parent, such as an IconButton. */
export const corner = part.style({ position: 'absolute', insetBlockStart: 2, insetInlineEnd: 0 });
