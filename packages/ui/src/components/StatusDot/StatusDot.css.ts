import { vars } from '../../theme/contract.css.ts';
import { solid } from '../../theme/forcedColors.ts';
import { part } from '../../theme/layered.ts';

export const status = part.style({
  display: 'inline-flex',
  alignItems: 'baseline',
  verticalAlign: 'top',
  gap: vars.space[2],
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': {
      content: '',
      flex: 'none',
      alignSelf: 'center',
      width: 8,
      height: 8,
      borderRadius: vars.radius.full,
      backgroundColor: 'currentColor',
    },
  },
  '@media': solid('&::before'),
});
const dot = (color: string) => ({ selectors: { '&::before': { backgroundColor: color } } });
export const tone = part.variants({
  neutral: dot(vars.color.line.strong),
  success: dot(vars.color.success),
  warning: dot(vars.color.warning),
  danger: dot(vars.color.danger),
});
