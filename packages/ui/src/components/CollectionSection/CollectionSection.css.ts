import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layered.ts';

export const section = component.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  // Space between the last row of cards, the pagination and the footer.
  selectors: { '&:focus': { outline: 'none' } },
});
export const head = component.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});
export const titles = component.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const pages = component.style({ paddingBlockStart: vars.space[4] });
