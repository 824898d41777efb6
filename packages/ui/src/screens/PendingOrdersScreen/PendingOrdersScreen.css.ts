import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusByScript } from '../../theme/interactions.ts';
import { screen } from '../../theme/layered.ts';

export const page = screen.style({
  paddingBlock: `clamp(24px, 4vw, 64px) ${vars.space.section}`,
});
// The script moves focus here when the focused element is removed.
export const title = screen.style({ selectors: focusByScript });
export const message = screen.style({ marginBlockStart: vars.space[5] });
export const list = screen.style({
  // A margin would collapse with that of the element around it, which would then move when the list arrives.
  paddingBlockStart: 'clamp(16px, 3vw, 40px)',
  display: 'grid',
  '@media': {
    [from.navigation]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: 'clamp(48px, 6vw, 112px)',
    },
  },
});
export const item = screen.style({
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.color.line.subtle}` } },
  '@media': {
    [from.navigation]: { selectors: { '&:last-child': { borderBlockEnd: 0 } } },
  },
});
