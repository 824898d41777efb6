import { vars } from '../../theme/contract.css.ts';
import { composite } from '../../theme/layered.ts';

export const root = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 });
export const results = composite.style({ display: 'flex', flexDirection: 'column' });
export const result = composite.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: vars.size.target,
  paddingBlock: vars.space[1],
});
export const item = composite.style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });
export const thumb = composite.style({ flex: 'none', width: 40 });
