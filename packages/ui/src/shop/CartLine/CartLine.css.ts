import { vars } from '../../theme/contract.css.ts';
import { composite } from '../../theme/layered.ts';
import { iconInset } from '../../theme/sizes.ts';

export const problem = composite.style({
  flex: '1 1 9rem',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.danger,
  fontWeight: vars.font.weight.medium,
  lineHeight: 1.35,
});
export const tools = composite.style({
  flex: '1 1 100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
/** Only the delete button is left, so it shares the line with the problem. */
export const alone = composite.style({ flex: 'none' });
export const remove = composite.style({ marginInlineStart: 'auto', marginInlineEnd: -iconInset });
