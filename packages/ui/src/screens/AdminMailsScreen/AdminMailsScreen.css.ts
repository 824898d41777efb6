import { vars } from '../../theme/contract.css.ts';
import { screen } from '../../theme/layered.ts';

export const recipient = screen.style({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' });
export const reason = screen.style({ overflowWrap: 'anywhere' });
