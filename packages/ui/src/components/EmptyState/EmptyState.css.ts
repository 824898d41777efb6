import { vars } from '../../theme/contract.css.ts';
import { composite } from '../../theme/layered.ts';

export const state = composite.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[4],
  paddingBlock: `clamp(40px, 9vw, 112px)`,
  maxWidth: '36rem',
});
export const text = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
export const dense = composite.style({ paddingBlock: vars.space[6] });
