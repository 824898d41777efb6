import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusByScript } from '../../theme/interactions.ts';
import { screen } from '../../theme/layered.ts';

export const page = screen.style({ paddingBlock: `clamp(32px, 6vw, 96px) ${vars.space.section}` });
export const layout = screen.style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [from.navigation]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: 'clamp(48px, 8vw, 144px)',
      alignItems: 'start',
    },
  },
});
export const text = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  maxWidth: '34rem',
  minWidth: 0,
});
// The script moves focus here when the state changes.
export const title = screen.style({ selectors: focusByScript });
export const facts = screen.style({ borderBlockEnd: `1px solid ${vars.color.line.subtle}` });
export const fact = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});
export const term = screen.style({ flex: '1 1 8rem', color: vars.color.text.muted });
export const value = screen.style({
  flex: '1.6 1 12rem',
  minWidth: 0,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});
export const actions = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const strip = screen.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[1],
  '@media': {
    [from.tablet]: { gap: vars.space[2] },
  },
});
export const three = screen.style({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' });
export const picture = screen.style({
  position: 'relative',
  selectors: { '&:only-child': { gridColumn: '1 / -1' } },
});
export const more = screen.style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: vars.color.scrim,
  color: vars.onPicture.onScrim,
  fontSize: vars.font.size.title,
  fontWeight: vars.font.weight.bold,
});
