import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layered.ts';

export const time = component.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.text.muted,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
});
export const held = component.style({ display: 'block' });
export const icon = component.style({ flex: 'none' });
export const tools = component.style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const remove = component.style({ marginInlineEnd: -10 });
