import { vars } from '../../theme/contract.css.ts';
import { screen } from '../../theme/layered.ts';

export const email = screen.style({ color: vars.color.text.default, overflowWrap: 'anywhere' });
export const resend = screen.style({
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[aria-disabled="true"]': { color: vars.color.text.muted, textDecorationColor: 'transparent', cursor: 'default' },
  },
});
