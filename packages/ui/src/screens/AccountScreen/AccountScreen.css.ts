import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusByScript, standaloneLink } from '../../theme/interactions.ts';
import { screen } from '../../theme/layered.ts';

export const page = screen.style({ paddingBlock: `clamp(24px, 4vw, 64px) ${vars.space.section}` });
export const back = screen.style(standaloneLink);
export const title = screen.style({ marginBlock: `${vars.space[4]} clamp(24px, 4vw, 64px)` });
/** A heading with a sentence, and a form beside it where there is room. */
export const section = screen.style({
  display: 'grid',
  gap: vars.space[5],
  paddingBlock: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.text.default}`,
  '@media': {
    [from.navigation]: {
      gridTemplateColumns: 'minmax(240px, 24rem) minmax(0, 40rem)',
      columnGap: 'clamp(48px, 8vw, 144px)',
    },
  },
});
export const about = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0 });
export const form = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minWidth: 0 });
export const pair = screen.style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
});
export const save = screen.style({ alignSelf: 'flex-start', minWidth: '10rem' });
export const inSentence = screen.style({
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
});
/** The rows of devices or addresses. */
export const rows = screen.style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  selectors: focusByScript,
});
export const device = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[4],
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.color.line.subtle}` },
  },
});
export const rowText = screen.style({ minWidth: 0, overflowWrap: 'anywhere' });

export const address = screen.style({
  paddingBlock: `${vars.space[4]} ${vars.space[1]}`,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.color.line.subtle}` },
  },
});
export const addressActions = screen.style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] });
