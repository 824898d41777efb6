import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layered.ts';

export const group = component.style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
export const label = component.style({ fontWeight: vars.font.weight.medium, lineHeight: 1.3 });
export const digits = component.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[2],
});
export const digit = component.style({
  width: '100%',
  minWidth: 0,
  height: 'clamp(64px, 20vw, 88px)',
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.text.default,
  fontSize: vars.font.size.heading,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: 0,
  textAlign: 'center',
  caretColor: vars.color.accent,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { borderColor: vars.color.text.default },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -1, borderColor: vars.color.focus },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&[aria-invalid="true"]:focus-visible': { outlineColor: vars.color.danger },
  },
});
