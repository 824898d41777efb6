import { vars } from '../../theme/contract.css.ts';
import { inlineControl } from '../../theme/inlineControl.ts';
import { composite } from '../../theme/layered.ts';

export const range = composite.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minWidth: 0,
  fontSize: vars.font.size.small,
});
export const field = composite.style({ display: 'grid', gap: vars.space[1], minWidth: 0 });
export const label = composite.style({ color: vars.color.text.muted });
export const input = composite.style({
  ...inlineControl,
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.danger } },
});
export const error = composite.style({ gridColumn: '1 / -1' });
