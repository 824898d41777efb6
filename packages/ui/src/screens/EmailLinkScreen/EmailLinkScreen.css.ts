import { vars } from '../../theme/contract.css.ts';
import { screen } from '../../theme/layered.ts';

export const buttons = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] });
