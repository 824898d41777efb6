import { vars } from '../../theme/contract.css.ts';
import { composite } from '../../theme/layered.ts';

export const pair = composite.style({
  display: 'grid',
  // In a column each where the text is large or the screen narrow.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: vars.space[4],
});
