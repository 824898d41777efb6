import { vars } from '../../theme/contract.css.ts';
import { screen } from '../../theme/layered.ts';

export const panel = screen.style({ paddingBlockStart: vars.space[4] });
