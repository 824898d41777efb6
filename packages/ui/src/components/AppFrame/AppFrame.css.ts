import { onPaper, withoutScript } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusByScript } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

export const frame = composite.style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
export const main = composite.style({
  flex: 1,
  minWidth: 0,
  // Keeps what follows out of sight, so that it does not visibly move when a page loads.
  // Screenshots, whose window is as high as the page, set the custom property to its first height.
  minHeight: `calc(var(--window-height, 100svh) - ${vars.size.header})`,
  '@media': { [withoutScript]: { minHeight: 0 }, [onPaper]: { minHeight: 0 } },
  // Receives focus after navigation and from the skip link; it is not a control, so it has no focus ring.
  selectors: focusByScript,
});
