import { vars } from '../../theme/contract.css.ts';
import { screen } from '../../theme/layered.ts';

export const name = screen.style({ fontWeight: vars.font.weight.medium });
export const status = screen.style({ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-start' });
export const note = screen.style({ color: vars.color.text.muted, fontSize: vars.font.size.small });
