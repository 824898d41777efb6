import { keyframes } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { hover } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

const { slow, fast, easing } = vars.motion;
const unroll = keyframes({ from: { opacity: 0, transform: 'translateY(-24px)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const overlay = composite.style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: '100dvh',
  border: 0,
  padding: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.canvas,
  color: vars.color.text.default,
  selectors: {
    '&[open]': { animation: `${unroll} ${slow} ${easing}` },
    '&::backdrop': { backgroundColor: vars.color.scrim, animation: `${appear} ${slow} ${easing}` },
  },
  '@media': { [from.navigation]: { height: 'auto', maxHeight: '88dvh' } },
});
export const inner = composite.style({
  maxWidth: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlockEnd: vars.space[7],
});
/** Only a landmark: its form is sticky within the overlay, not within this element. */
export const landmark = composite.style({ display: 'contents' });
export const bar = composite.style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockEnd: vars.space[5],
  paddingBlock: vars.space[3],
  backgroundColor: vars.color.canvas,
  borderBottom: `1px solid ${vars.color.line.strong}`,
  '@media': { [from.navigation]: { paddingBlock: vars.space[5] } },
  selectors: { '&:focus-within': { borderBottomColor: vars.color.focus, boxShadow: `0 1px 0 ${vars.color.focus}` } },
});
export const input = composite.style({
  flex: 1,
  minWidth: 0,
  minHeight: vars.size.target,
  fontSize: vars.font.size.heading,
  fontWeight: vars.font.weight.bold,
  letterSpacing: vars.font.tracking.heading,
  lineHeight: 1.2,
  appearance: 'none',
  selectors: {
    // The line below the bar is the focus ring of this wide field.
    '&:focus-visible': { outline: 'none' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
export const results = composite.style({
  display: 'grid',
  gap: vars.space[2],
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[5] },
    [from.navigation]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const result = composite.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[1],
  transition: `background-color ${fast} ${easing}`,
  '@media': hover({ backgroundColor: vars.color.surface }),
});
export const thumb = composite.style({ flex: 'none', width: 72 });
export const text = composite.style({ minWidth: 0, paddingInlineEnd: vars.space[2] });
export const foot = composite.style({ paddingBlockStart: vars.space[5] });
/** Before there is a term: columns on a desktop. */
export const start = composite.style({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.space[7]}`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 22rem))' } },
});
export const hint = composite.style({ gridColumn: '1 / -1' });
export const startList = composite.style({ marginBlockStart: vars.space[2] });
export const startLink = composite.style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  minWidth: 0,
  minHeight: vars.size.target,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': hover({ color: vars.color.accent }),
});
export const recent = composite.style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const nothing = composite.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[4],
});
