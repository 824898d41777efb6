import { vars } from '../../theme/contract.css.ts';
import { screen } from '../../theme/layered.ts';

export const page = screen.style({ paddingBlock: `clamp(24px, 4vw, 64px) ${vars.space.section}` });
export const content = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  maxWidth: '46rem',
});
export const channels = screen.style({ marginBlock: `${vars.space[5]} ${vars.space[4]}` });
export const back = screen.style({ alignSelf: 'flex-start' });
