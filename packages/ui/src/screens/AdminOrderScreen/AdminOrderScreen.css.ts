import { onPaper } from '../../theme/breakpoints.ts';
import { containerWidth } from '../../theme/containers.ts';
import { vars } from '../../theme/contract.css.ts';
import { screen } from '../../theme/layered.ts';

/** Around the page of an order that has a packing slip on paper. */
export const onScreen = screen.style({ '@media': { [onPaper]: { display: 'none' } } });
export const statusLine = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[5],
  rowGap: vars.space[1],
  fontVariantNumeric: 'tabular-nums',
});
export const badges = screen.style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  color: vars.color.text.default,
});
export const badge = screen.style({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space[2] });
export const reason = screen.style({ color: vars.color.text.muted, fontSize: vars.font.size.small });
export const layout = screen.style({
  display: 'grid',
  gap: vars.space[6],
  '@container': {
    [containerWidth.panes]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 20rem)',
      alignItems: 'start',
      columnGap: vars.space[7],
    },
  },
});
export const items = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
export const summary = screen.style({ alignSelf: 'flex-end', width: 'min(20rem, 100%)' });
export const payments = screen.style({ display: 'flex', flexDirection: 'column' });
export const payment = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});
export const money = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const amount = screen.style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] });
export const sum = screen.style({ fontWeight: vars.font.weight.medium });
export const note = screen.style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  overflowWrap: 'anywhere',
});
export const side = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[6], minWidth: 0 });
export const part = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const facts = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const term = screen.style({ color: vars.color.text.muted, fontSize: vars.font.size.small });
export const value = screen.style({ overflowWrap: 'anywhere' });
export const link = screen.style({
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  textDecorationColor: vars.color.line.strong,
});
