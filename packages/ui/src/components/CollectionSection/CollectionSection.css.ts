import { vars } from '../../theme/contract.css.ts';
import { focusByScript } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

export const section = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  // Space between the last row of cards, the pagination and the footer.
  selectors: focusByScript,
});
export const head = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});
export const titles = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const pages = composite.style({ paddingBlockStart: vars.space[4] });
