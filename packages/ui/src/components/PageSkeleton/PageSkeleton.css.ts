import { withoutScript } from '../../theme/breakpoints.ts';
import { composite } from '../../theme/layered.ts';

export const page = composite.style({
  // The foot of the page stays out of sight, and does not move when the page has come.
  minHeight: '100dvh',
  '@media': { [withoutScript]: { minHeight: 0 } },
});
