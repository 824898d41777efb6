import { containerWidth } from '../../theme/containers.ts';
import { vars } from '../../theme/contract.css.ts';
import { solid } from '../../theme/forcedColors.ts';
import { coveringLink, hover } from '../../theme/interactions.ts';
import { screen } from '../../theme/layered.ts';

export const item = screen.style({ borderBlockEnd: `1px solid ${vars.color.line.subtle}` });
export const row = screen.style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"icon text text cover" ". meta action action"',
  alignItems: 'start',
  columnGap: vars.space[3],
  paddingBlock: vars.space[3],
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  '@media': hover({ backgroundColor: vars.color.surface }),
  '@container': {
    [containerWidth.pair]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto 9.5rem',
      gridTemplateAreas: '"icon text cover action" "icon meta cover action"',
      columnGap: vars.space[4],
      marginInline: `calc(-1 * ${vars.space[3]})`,
      paddingInline: vars.space[3],
    },
  },
});
export const icon = screen.style({
  gridArea: 'icon',
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  color: vars.color.text.muted,
  '@media': hover({ backgroundColor: vars.color.raised }, `${row}:hover &`),
});
export const tone = screen.variants({
  newOrder: {},
  newMessage: {},
  orderPaid: { color: vars.color.success },
  orderCancelled: { color: vars.color.danger },
  refundDue: { color: vars.color.warning },
  refunded: {},
  disputed: { color: vars.color.danger },
  lowStock: { color: vars.color.warning },
  mailUndelivered: { color: vars.color.danger },
});
export const text = screen.style({ gridArea: 'text', minWidth: 0, lineHeight: 1.4, overflowWrap: 'anywhere' });
/** The title's link covers the whole row, so that the row can be pressed but is read out once. */
export const link = screen.style({
  selectors: {
    '[data-state="unread"] &': { fontWeight: vars.font.weight.bold },
    ...coveringLink(-2),
  },
});
export const detail = screen.style({ color: vars.color.text.muted });
export const meta = screen.style({
  gridArea: 'meta',
  alignSelf: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const unread = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.accent,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&::before': {
      content: '',
      width: 8,
      height: 8,
      borderRadius: vars.radius.full,
      backgroundColor: 'currentColor',
    },
  },
  '@media': solid('&::before'),
});
export const cover = screen.style({ gridArea: 'cover', alignSelf: 'center', width: vars.size.target });
// Above the link that covers the row.
export const action = screen.style({
  gridArea: 'action',
  position: 'relative',
  zIndex: 1,
  alignSelf: 'center',
  justifySelf: 'end',
});
export const pages = screen.style({ paddingBlockStart: vars.space[4] });
