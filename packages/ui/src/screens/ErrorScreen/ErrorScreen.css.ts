import { vars } from '../../theme/contract.css.ts';
import { screen } from '../../theme/layered.ts';

export const page = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: vars.space[5],
  minHeight: 'min(68svh, 36rem)',
  paddingBlock: vars.space.section,
});
export const title = screen.style({ maxWidth: '14em' });
