import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { hover } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

export const page = composite.style({ paddingBlock: `clamp(24px, 4vw, 64px) ${vars.space.section}` });
export const head = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  maxWidth: '46rem',
});
/** A picture is between heading and text on phones, and beside both on desktops. */
export const pictured = composite.style({
  '@media': {
    [from.navigation]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: 'clamp(48px, 8vw, 144px)',
    },
  },
});
export const picture = composite.style({
  marginBlockStart: vars.space[6],
  // Reaches the screen's edges on phones.
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  '@media': {
    [from.tablet]: { marginInline: 0 },
    [from.navigation]: { gridColumn: 2, gridRow: '1 / 3', marginBlockStart: 0 },
  },
});
export const frame = composite.style({
  '@media': {
    [from.navigation]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[5]})`,
      maxHeight: `calc(100svh - ${vars.size.header} - 2 * ${vars.space[5]})`,
      width: '100%',
    },
  },
});
export const layout = composite.style({
  display: 'grid',
  gap: vars.space[6],
  marginBlockStart: 'clamp(32px, 5vw, 80px)',
});
/** Beside the text on desktops. */
export const withContents = composite.style({
  '@media': {
    [from.navigation]: {
      gridTemplateColumns: 'minmax(200px, 17rem) minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: 'clamp(48px, 8vw, 144px)',
    },
  },
});
export const contents = composite.style({
  display: 'none',
  '@media': {
    [from.navigation]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[5]})`,
      borderBlockStart: `1px solid ${vars.color.text.default}`,
      paddingBlockStart: vars.space[3],
    },
  },
});
export const contentsTitle = composite.style({ color: vars.color.text.muted });
export const contentsLink = composite.style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  lineHeight: 1.3,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
  '@media': hover({ textDecoration: 'underline' }),
});
export const text = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: 'clamp(32px, 4vw, 56px)',
  minWidth: 0,
  maxWidth: vars.size.measure,
});
export const section = composite.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const action = composite.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const list = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingInlineStart: '1.1em',
  listStyle: 'disc',
  selectors: { '&::marker': { color: vars.color.text.muted } },
});
export const link = composite.style({
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
});
