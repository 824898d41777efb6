import { vars } from '../../theme/contract.css.ts';
import { focusRing, hover } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';
import { textControl } from '../../theme/textControl.ts';

export const field = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0 });
export const label = composite.style({ fontWeight: vars.font.weight.medium, lineHeight: 1.3 });
export const hint = composite.style({ color: vars.color.text.muted, lineHeight: 1.4 });
export const error = composite.style({
  display: 'flex',
  gap: vars.space[2],
  color: vars.color.danger,
  lineHeight: 1.4,
});
export const errorIcon = composite.style({ flex: 'none', marginTop: '0.1em' });
export const box = composite.style({ position: 'relative', display: 'flex' });
export const control = composite.style({
  ...textControl,
  width: '100%',
  minHeight: vars.size.control,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  selectors: {
    ...textControl.selectors,
    '&:disabled': { color: vars.color.text.muted, backgroundColor: vars.color.surface, cursor: 'not-allowed' },
  },
});
export const area = composite.style({ minHeight: 144, resize: 'vertical', lineHeight: vars.font.leading.body });
export const select = composite.style({
  appearance: 'none',
  paddingInlineEnd: vars.size.target,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
});
export const chevron = composite.style({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  insetBlockStart: 'calc(50% - 10px)',
  pointerEvents: 'none',
});
export const sign = composite.style({
  position: 'absolute',
  insetInlineStart: vars.space[4],
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  width: '1em',
  color: vars.color.text.muted,
  pointerEvents: 'none',
});
export const withSign = composite.style({
  paddingInlineStart: `calc(${vars.space[4]} + 1em + ${vars.space[2]})`,
  fontVariantNumeric: 'tabular-nums',
});
export const withButton = composite.style({ paddingInlineEnd: `calc(${vars.size.target} + ${vars.space[3]})` });
export const inside = composite.style({
  position: 'absolute',
  insetInlineEnd: vars.space[1],
  insetBlockStart: vars.space[1],
});

export const fieldset = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
export const options = composite.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const option = composite.style({
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
    '&:has(:checked)': { borderColor: vars.color.accent, boxShadow: `inset 0 0 0 1px ${vars.color.accent}` },
    '&:has(:focus-visible)': focusRing(2),
    '[aria-invalid="true"] &': { borderColor: vars.color.danger },
  },
  '@media': hover({ borderColor: vars.color.text.default }, '&:hover:not(:has(:checked), [aria-invalid="true"] *)'),
});
export const radio = composite.style({
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
