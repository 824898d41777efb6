import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rowEnds } from '../../theme/corners.ts';
import { hover } from '../../theme/interactions.ts';
import { part } from '../../theme/layered.ts';

export const stepper = part.style({
  display: 'inline-flex',
  alignItems: 'stretch',
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
});
const height = createVar();
export const size = part.variants({
  small: { vars: { [height]: vars.size.controlSmall } },
  medium: { vars: { [height]: vars.size.control } },
});
export const step = part.style({
  display: 'grid',
  placeItems: 'center',
  width: 46,
  // Not on the fieldset, because in a flex column Chromium would not stretch its content. Without the borders.
  height: `calc(${height} - 2px)`,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { ...rowEnds, '&[aria-disabled="true"]': { color: vars.color.line.strong, cursor: 'not-allowed' } },
  '@media': hover({ backgroundColor: vars.color.surface }),
});
export const value = part.style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.5ch',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.medium,
});
