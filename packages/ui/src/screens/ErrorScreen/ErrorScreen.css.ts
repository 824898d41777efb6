import { vars } from '../../theme/contract.css.ts';
import { screen } from '../../theme/layered.ts';

export const page = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: vars.space[5],
  minHeight: '68svh',
  paddingBlock: vars.space.section,
});
export const title = screen.style({ maxWidth: '14em' });
