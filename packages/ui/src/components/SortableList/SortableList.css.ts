import { vars } from '../../theme/contract.css.ts';
import { composite } from '../../theme/layered.ts';

export const list = composite.style({ display: 'flex', flexDirection: 'column' });
export const row = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  selectors: {
    '&[data-state="held"]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 2, opacity: 0.7 },
  },
});
/** Shows the position, and is the drag handle. */
export const handle = composite.style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[data-grip]': { cursor: 'grab' }, '[data-state="held"] &': { cursor: 'grabbing' } },
});
export const content = composite.style({ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' });
export const buttons = composite.style({ display: 'flex', marginInlineStart: 'auto' });
export const down = composite.style({ transform: 'rotate(180deg)' });
