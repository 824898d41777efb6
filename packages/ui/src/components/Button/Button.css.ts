import { canHover, coarsePointer } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layered.ts';

const hover = (rule: {
  backgroundColor?: string;
  color?: string;
  borderColor?: string;
  textDecorationColor?: string;
}) => ({
  '@media': { [canHover]: { selectors: { '&:hover:not([aria-disabled="true"], :disabled)': rule } } },
});

export const button = component.style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  maxWidth: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weight.medium,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  textAlign: 'center',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, color ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    '&[aria-disabled="true"]': { cursor: 'progress' },
    '&:active:not([aria-disabled="true"], :disabled)': { transform: 'translateY(1px)' },
  },
});
export const variant = component.variants({
  primary: {
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    ...hover({ backgroundColor: vars.color.accentHover }),
  },
  secondary: {
    borderColor: vars.color.line.strong,
    color: vars.color.text.default,
    ...hover({ borderColor: vars.color.text.default, backgroundColor: vars.color.surface }),
  },
  soft: {
    backgroundColor: vars.color.surface,
    color: vars.color.text.default,
    ...hover({ backgroundColor: vars.color.text.default, color: vars.color.text.inverse }),
  },
  quiet: {
    color: vars.color.text.default,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.3em',
    textDecorationColor: vars.color.line.strong,
    ...hover({ textDecorationColor: vars.color.text.default }),
  },
  danger: {
    backgroundColor: vars.color.danger,
    color: vars.color.onDanger,
    ...hover({ backgroundColor: vars.color.dangerHover }),
  },
});
export const size = component.variants({
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
export const flush = component.style({ paddingInline: 0 });
export const full = component.style({ width: '100%' });
