import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layered.ts';

export const notice = component.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  color: vars.color.text.default,
});
export const tone = component.variants({
  info: { backgroundColor: vars.color.surface },
  success: { backgroundColor: vars.color.successGround },
  warning: { backgroundColor: vars.color.warningGround },
  danger: { backgroundColor: vars.color.dangerGround },
});
export const icon = component.style({ flex: 'none' });
export const iconTone = component.variants({
  info: { color: vars.color.text.muted },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
});
export const content = component.style({ flex: '1 1 12rem', minWidth: 0 });
