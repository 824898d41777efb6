import { vars } from '../../theme/contract.css.ts';
import { screen } from '../../theme/layered.ts';

export const name = screen.style({ fontWeight: vars.font.weight.medium });
