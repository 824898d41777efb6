import { vars } from '../../theme/contract.css.ts';
import { composite } from '../../theme/layered.ts';

export const link = composite.style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
});
