import { coarsePointer } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { hover, press } from '../../theme/interactions.ts';
import { part } from '../../theme/layered.ts';

export const button = part.style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  maxWidth: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weight.medium,
  lineHeight: 1.2,
  letterSpacing: vars.font.tracking.label,
  textAlign: 'center',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, color ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    '&[aria-disabled="true"]': { cursor: 'progress' },
    ...press,
  },
});
export const variant = part.variants({
  primary: {
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    '@media': hover({ backgroundColor: vars.color.accentHover }),
  },
  secondary: {
    borderColor: vars.color.line.strong,
    color: vars.color.text.default,
    '@media': hover({ borderColor: vars.color.text.default, backgroundColor: vars.color.surface }),
  },
  soft: {
    backgroundColor: vars.color.surface,
    color: vars.color.text.default,
    '@media': hover({ backgroundColor: vars.color.text.default, color: vars.color.text.inverse }),
  },
  quiet: {
    color: vars.color.text.default,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.3em',
    textDecorationColor: vars.color.line.strong,
    '@media': hover({ textDecorationColor: vars.color.text.default }),
  },
  danger: {
    backgroundColor: vars.color.danger,
    color: vars.color.onDanger,
    '@media': hover({ backgroundColor: vars.color.dangerHover }),
  },
});
export const size = part.variants({
  small: { minHeight: vars.size.controlSmall, padding: `${vars.space[2]} ${vars.space[4]}` },
  compact: {
    minHeight: vars.size.controlCompact,
    padding: `6px ${vars.space[3]}`,
    fontSize: vars.font.size.small,
    '@media': { [coarsePointer]: { minHeight: vars.size.target } },
  },
  medium: { minHeight: vars.size.control, padding: `${vars.space[3]} ${vars.space[5]}` },
});
/** A quiet button in a line of text has no side padding, so that its first letter aligns with the margin. */
export const flush = part.style({ paddingInline: 0 });
/** The text next to the spinner. An icon in it is laid out in the button's own row. */
export const content = part.style({ display: 'contents' });
export const full = part.style({ width: '100%' });
