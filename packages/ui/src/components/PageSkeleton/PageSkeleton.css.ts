import { withoutScript } from '../../theme/breakpoints.ts';
import { composite } from '../../theme/layered.ts';

export const page = composite.style({
  // Keeps the footer out of sight, so that it does not visibly move when the page loads.
  minHeight: '100dvh',
  '@media': { [withoutScript]: { minHeight: 0 } },
});
