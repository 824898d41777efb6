import { vars } from '../../theme/contract.css.ts';
import { focusByScript } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

export const root = composite.style({ minWidth: 0 });
export const form = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const confirmation = composite.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.control,
  overflowWrap: 'anywhere',
  fontWeight: vars.font.weight.medium,
  // Receives the focus that was in the form.
  selectors: focusByScript,
});
export const check = composite.style({ flex: 'none', color: vars.color.success });
