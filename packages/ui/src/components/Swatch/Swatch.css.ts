import { vars } from '../../theme/contract.css.ts';
import { kept } from '../../theme/forcedColors.ts';
import { composite } from '../../theme/layered.ts';

export const swatch = composite.style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.controlSmall,
  maxWidth: '100%',
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line.strong}`,
  // Bold text of 19 px counts as large text in WCAG, so black or white has enough contrast on any color.
  fontSize: vars.font.size.lead,
  fontWeight: vars.font.weight.heavy,
  lineHeight: 1.3,
  letterSpacing: vars.font.tracking.label,
});
export const bare = composite.style({ fontWeight: vars.font.weight.medium, fontSize: vars.font.size.body });
export const painted = composite.style({
  borderColor: 'color-mix(in srgb, currentColor 22%, transparent)',
  '@media': kept,
});
export const named = composite.style({
  verticalAlign: 'top',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.45em',
  minWidth: 0,
});
export const dot = composite.style({
  flex: 'none',
  width: 12,
  height: 12,
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.line.strong}`,
  '@media': kept,
});
