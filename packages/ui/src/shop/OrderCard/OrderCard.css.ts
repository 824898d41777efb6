import { vars } from '../../theme/contract.css.ts';
import { composite } from '../../theme/layered.ts';
import { iconInset } from '../../theme/sizes.ts';

export const time = composite.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.text.muted,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
});
export const held = composite.style({ display: 'block' });
export const icon = composite.style({ flex: 'none' });
export const tools = composite.style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const remove = composite.style({ marginInlineEnd: -iconInset });
