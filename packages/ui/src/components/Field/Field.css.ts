import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layered.ts';

export const field = component.style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0 });
export const label = component.style({ fontWeight: vars.font.weight.medium, lineHeight: 1.3 });
export const hint = component.style({ color: vars.color.text.muted, lineHeight: 1.4 });
export const error = component.style({
  display: 'flex',
  gap: vars.space[2],
  color: vars.color.danger,
  lineHeight: 1.4,
});
export const errorIcon = component.style({ flex: 'none', marginTop: '0.1em' });
export const box = component.style({ position: 'relative', display: 'flex' });
export const control = component.style({
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.control,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.text.default,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
    '&:hover:not(:disabled)': { borderColor: vars.color.text.default },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -1, borderColor: vars.color.focus },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&[aria-invalid="true"]:focus-visible': { outlineColor: vars.color.danger },
    '&:disabled': { color: vars.color.text.muted, backgroundColor: vars.color.surface, cursor: 'not-allowed' },
  },
});
export const area = component.style({ minHeight: 144, resize: 'vertical', lineHeight: vars.font.leading.body });
export const select = component.style({
  appearance: 'none',
  paddingInlineEnd: 44,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
});
export const chevron = component.style({
  position: 'absolute',
  insetInlineEnd: 12,
  insetBlockStart: 'calc(50% - 10px)',
  pointerEvents: 'none',
});
export const sign = component.style({
  position: 'absolute',
  insetInlineStart: vars.space[4],
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  width: '1em',
  color: vars.color.text.muted,
  pointerEvents: 'none',
});
export const withSign = component.style({
  paddingInlineStart: `calc(${vars.space[4]} + 1em + ${vars.space[2]})`,
  fontVariantNumeric: 'tabular-nums',
});
export const withButton = component.style({ paddingInlineEnd: 56 });
// `&&` raises the specificity: the button sets its own position, and the bundler decides which rule comes last.
export const inside = component.style({
  selectors: { '&&': { position: 'absolute', insetInlineEnd: 4, insetBlockStart: 4 } },
});

export const fieldset = component.style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
export const options = component.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const option = component.style({
  position: 'relative',
  flex: '1 1 8rem',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.control,
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.text.default },
    '&:has(:checked)': { borderColor: vars.color.accent, boxShadow: `inset 0 0 0 1px ${vars.color.accent}` },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    '[aria-invalid="true"] &': { borderColor: vars.color.danger },
  },
});
export const radio = component.style({
  appearance: 'none',
  flex: 'none',
  width: 20,
  height: 20,
  border: `1.5px solid ${vars.color.line.strong}`,
  borderRadius: '50%',
  outline: 'none',
  cursor: 'pointer',
  selectors: { '&:checked': { borderColor: vars.color.accent, borderWidth: 6 } },
});
