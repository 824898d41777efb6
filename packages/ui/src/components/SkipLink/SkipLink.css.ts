import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

export const link = part.style({
  position: 'fixed',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: vars.z.toast,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.text.default,
  color: vars.color.text.inverse,
  fontWeight: vars.font.weight.medium,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
