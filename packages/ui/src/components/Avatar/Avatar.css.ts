import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

export const avatar = part.style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.ground.sage,
  // The backgrounds are light in both themes, so the text is dark in both.
  color: vars.onPicture.ink,
  fontWeight: vars.font.weight.medium,
  lineHeight: 1,
  letterSpacing: vars.font.tracking.compact,
  userSelect: 'none',
});
// The initials grow with the reader's text size only until they fill the circle.
export const size = part.variants({
  tiny: { width: 32, height: 32, fontSize: 'min(0.8125rem, 14px)' },
  small: { width: 44, height: 44, fontSize: 'min(1rem, 18px)' },
  large: { width: 88, height: 88, fontSize: 'min(1.75rem, 32px)' },
});
export const image = part.style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
