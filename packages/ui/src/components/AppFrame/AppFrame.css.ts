import { focusByScript } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

export const frame = composite.style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
export const main = composite.style({
  flex: 1,
  minWidth: 0,
  // Receives focus after navigation and from the skip link; it is not a control, so it has no focus ring.
  selectors: focusByScript,
});
