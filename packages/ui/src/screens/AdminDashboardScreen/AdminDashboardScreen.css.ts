import { vars } from '../../theme/contract.css.ts';
import { hover } from '../../theme/interactions.ts';
import { screen } from '../../theme/layered.ts';

export const section = screen.style({ minWidth: 0, paddingBlockStart: vars.space[3] });
export const orders = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 });
export const panel = screen.style({ paddingBlockStart: vars.space[4] });
export const customer = screen.style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' });
export const name = screen.style({ fontWeight: vars.font.weight.medium });
export const order = screen.style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  whiteSpace: 'nowrap',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  textDecorationColor: vars.color.line.strong,
  '@media': hover({ color: vars.color.text.default }),
});
