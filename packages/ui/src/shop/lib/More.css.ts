import { vars } from '../../theme/contract.css.ts';
import { composite } from '../../theme/layered.ts';

export const more = composite.style({ color: vars.color.text.muted, whiteSpace: 'nowrap' });
