import { containerWidth } from '../../theme/containers.ts';
import { vars } from '../../theme/contract.css.ts';
import { hover } from '../../theme/interactions.ts';
import { screen } from '../../theme/layered.ts';

export const layout = screen.style({
  display: 'grid',
  gap: vars.space[7],
  '@container': {
    [containerWidth.panes]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      columnGap: 'clamp(40px, 7cqi, 96px)',
      alignItems: 'start',
    },
  },
});
export const side = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[6], minWidth: 0 });
export const person = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});
export const personName = screen.style({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });
export const facts = screen.style({ borderBlockStart: `1px solid ${vars.color.text.default}` });
export const fact = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
});
export const term = screen.style({ color: vars.color.text.muted });
export const value = screen.style({ minWidth: 0, overflowWrap: 'anywhere' });
export const section = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
/** Keeps the space of what it contains. */
export const space = screen.style({ visibility: 'hidden' });

export const entry = screen.style({
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  lineHeight: 1.4,
  selectors: { '&:first-child': { borderBlockStart: `1px solid ${vars.color.text.default}` } },
});
export const sentence = screen.style({ overflowWrap: 'anywhere', fontWeight: vars.font.weight.medium });
export const by = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
});
export const more = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.controlCompact,
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': hover({ color: vars.color.text.default }),
});
export const chevron = screen.style({
  transition: `transform ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
});
export const changes = screen.style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  backgroundColor: vars.color.surface,
  fontSize: vars.font.size.small,
});
export const change = screen.style({
  display: 'grid',
  gap: `0 ${vars.space[3]}`,
  '@container': { [containerWidth.pair]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
});
export const values = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[2]}`,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
export const was = screen.style({ color: vars.color.text.muted });
export const arrow = screen.style({ flex: 'none', alignSelf: 'center', color: vars.color.text.muted });
export const pages = screen.style({ paddingBlockStart: vars.space[4] });
