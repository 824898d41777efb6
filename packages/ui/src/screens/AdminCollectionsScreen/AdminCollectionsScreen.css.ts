import { vars } from '../../theme/contract.css.ts';
import { screen } from '../../theme/layered.ts';

export const name = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
export const facts = screen.style({ color: vars.color.text.muted, fontSize: vars.font.size.small });
