import { from, onPaper } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { hover, standaloneLink } from '../../theme/interactions.ts';
import { screen } from '../../theme/layered.ts';
import { stickyTop } from '../../theme/stickyTop.css.ts';

const onScreenOnly = { '@media': { [onPaper]: { display: 'none' } } } as const;

export const page = screen.style({
  // The bar.
  vars: { [stickyTop]: `calc(${vars.size.header} + ${vars.space[4]})` },
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[7],
  paddingBlock: `${vars.space[5]} ${vars.space.section}`,
  '@media': { [onPaper]: { gap: vars.space[5], padding: 0 } },
});
export const head = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
export const trail = screen.style(onScreenOnly);
export const steps = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  color: vars.color.text.muted,
});
export const step = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  selectors: { '&::after': { content: '/', paddingInline: vars.space[2] } },
  '@media': hover({ color: vars.color.text.default }),
});
export const titleRow = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
export const print = screen.style(onScreenOnly);
export const placeholder = screen.style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [from.navigation]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});
/** Names the shop on paper, where the top bar is hidden. */
export const signature = screen.style({
  display: 'none',
  '@media': { [onPaper]: { display: 'block' } },
});
export const others = screen.style({
  ...onScreenOnly,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});
export const links = screen.style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] });
export const link = screen.style(standaloneLink);
