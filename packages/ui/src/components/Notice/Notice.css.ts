import { vars } from '../../theme/contract.css.ts';
import { edged } from '../../theme/forcedColors.ts';
import { part } from '../../theme/layered.ts';

export const notice = part.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  color: vars.color.text.default,
  '@media': edged,
});
export const tone = part.variants({
  info: { backgroundColor: vars.color.surface },
  success: { backgroundColor: vars.color.successGround },
  warning: { backgroundColor: vars.color.warningGround },
  danger: { backgroundColor: vars.color.dangerGround },
});
export const icon = part.style({ flex: 'none' });
export const iconTone = part.variants({
  info: { color: vars.color.text.muted },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
});
export const content = part.style({ flex: '1 1 12rem', minWidth: 0 });
