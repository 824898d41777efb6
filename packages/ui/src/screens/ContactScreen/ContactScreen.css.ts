import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusByScript } from '../../theme/interactions.ts';
import { screen } from '../../theme/layered.ts';

export const page = screen.style({ paddingBlock: `clamp(8px, 2vw, 32px) ${vars.space.section}` });
export const head = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const back = screen.style({
  alignSelf: 'flex-start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.target,
});
export const layout = screen.style({
  display: 'grid',
  gap: vars.space[7],
  marginBlockStart: 'clamp(24px, 4vw, 64px)',
  '@media': {
    [from.navigation]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      alignItems: 'start',
      columnGap: 'clamp(48px, 8vw, 144px)',
    },
  },
});
export const side = screen.style({ minWidth: 0, maxWidth: '40rem' });
export const pair = screen.style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[4] } },
});
// From tablets on as wide as its text.
export const send = screen.style({ '@media': { [from.tablet]: { alignSelf: 'flex-start', minWidth: '14rem' } } });
export const answer = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[4],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.text.default}`,
});
// The script moves focus here when this replaces the form.
export const answerTitle = screen.style({ selectors: focusByScript });
export const unbroken = screen.style({ whiteSpace: 'nowrap' });
export const draftFrame = screen.style({
  width: '100%',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
});
export const draft = screen.style({
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
