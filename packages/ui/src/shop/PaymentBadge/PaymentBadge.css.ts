import { vars } from '../../theme/contract.css.ts';
import { composite } from '../../theme/layered.ts';

export const badge = composite.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingBlock: 2,
  paddingInline: `${vars.space[2]} 10px`,
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&[data-state="paid"]': { backgroundColor: vars.color.successGround, color: vars.color.success },
    '&[data-state="refunded"]': { backgroundColor: vars.color.surface, color: vars.color.text.default },
    '&[data-state="refundDue"]': { backgroundColor: vars.color.warningGround, color: vars.color.warning },
  },
});
