import { containerWidth } from '../../theme/containers.ts';
import { vars } from '../../theme/contract.css.ts';
import { framed, solid } from '../../theme/forcedColors.ts';
import { focusByScript, focusInside, hover } from '../../theme/interactions.ts';
import { screen } from '../../theme/layered.ts';
import { stickyTop } from '../../theme/stickyTop.css.ts';

const margin = 'clamp(16px, 2.8vw, 40px)';
const paneHeight = `calc(100dvh - ${stickyTop})`;

export const inbox = screen.style({ containerType: 'inline-size' });
export const panes = screen.style({
  '@container': {
    [containerWidth.panes]: { display: 'grid', gridTemplateColumns: 'minmax(20rem, 5fr) minmax(0, 8fr)' },
  },
});

// Shows one pane where there is space for only one: the list, or the selected message.
export const list = screen.style({
  paddingBlock: `clamp(16px, 2.4vw, 32px) ${vars.space[6]}`,
  paddingInline: margin,
  minWidth: 0,
  selectors: { '[data-state="open"] > &': { display: 'none' } },
  '@container': {
    [containerWidth.panes]: {
      height: paneHeight,
      overflowY: 'auto',
      paddingInline: `${margin} 0`,
      borderInlineEnd: `1px solid ${vars.color.line.subtle}`,
      selectors: { '[data-state="open"] > &': { display: 'block' } },
    },
  },
});
export const head = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  marginBlockEnd: vars.space[4],
});
// The script moves focus here.
export const title = screen.style({ overflowWrap: 'anywhere', selectors: focusByScript });
export const search = screen.style({
  marginBlockEnd: vars.space[2],
  '@container': { [containerWidth.panes]: { paddingInlineEnd: vars.space[5] } },
});
export const rows = screen.style({
  '@container': { [containerWidth.panes]: { marginInlineStart: `calc(-1 * ${vars.space[3]})` } },
});
export const item = screen.style({ borderBlockEnd: `1px solid ${vars.color.line.subtle}` });
export const row = screen.style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  paddingBlock: vars.space[3],
  lineHeight: 1.4,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    ...focusInside,
    '&[aria-current="true"]': { backgroundColor: vars.color.surface },
  },
  '@media': {
    ...hover({ backgroundColor: vars.color.surface }),
    ...framed('&[aria-current="true"]:not(:focus-visible)'),
  },
  '@container': { [containerWidth.panes]: { paddingInline: `${vars.space[3]} ${vars.space[5]}` } },
});
export const dot = screen.style({
  width: 8,
  height: 8,
  marginBlockStart: '0.45em',
  borderRadius: vars.radius.full,
  selectors: { '[data-state="unread"] > &': { backgroundColor: vars.color.accent } },
  '@media': solid('[data-state="unread"] > &'),
});
export const rowHead = screen.style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const name = screen.style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-state="unread"] &': { fontWeight: vars.font.weight.bold } },
});
export const time = screen.style({
  flex: 'none',
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const snippet = screen.style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  color: vars.color.text.muted,
});
export const replied = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
});
export const pages = screen.style({ paddingBlockStart: vars.space[4] });

export const conversation = screen.style({
  minWidth: 0,
  paddingBlock: `${vars.space[2]} ${vars.space[6]}`,
  paddingInline: margin,
  selectors: { '[data-state="closed"] > &': { display: 'none' } },
  '@container': {
    [containerWidth.panes]: {
      height: paneHeight,
      overflowY: 'auto',
      paddingBlockStart: 'clamp(16px, 2.4vw, 32px)',
      selectors: { '[data-state="closed"] > &': { display: 'block' } },
    },
  },
});
export const back = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.target,
  color: vars.color.text.muted,
  '@container': { [containerWidth.panes]: { display: 'none' } },
});
export const empty = screen.style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space[3],
  minHeight: '70%',
  color: vars.color.text.muted,
  textAlign: 'center',
});
export const thread = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  maxWidth: '46rem',
});
export const sender = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
});
export const senderName = screen.style({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' });
export const address = screen.style({
  color: vars.color.text.muted,
  textDecoration: 'underline',
  textDecorationColor: vars.color.line.strong,
  textUnderlineOffset: '0.25em',
  '@media': hover({ color: vars.color.text.default }),
});
export const entry = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });
export const by = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
});
export const text = screen.style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: vars.size.measure });
export const replies = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] });
export const reply = screen.style({
  paddingInlineStart: vars.space[4],
  borderInlineStart: `2px solid ${vars.color.accent}`,
});
export const form = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});
export const send = screen.style({ alignSelf: 'flex-start', minWidth: '9rem' });
