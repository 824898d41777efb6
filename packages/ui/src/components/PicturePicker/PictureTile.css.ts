import { vars } from '../../theme/contract.css.ts';
import { composite } from '../../theme/layered.ts';

export const tile = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
  transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '&[data-state="held"]': { opacity: 0.55 } },
});
export const frame = composite.style({
  position: 'relative',
  display: 'grid',
  userSelect: 'none',
  selectors: {
    '&[data-grip]': { cursor: 'grab' },
    '[data-state="held"] &': { cursor: 'grabbing', outline: `2px solid ${vars.color.accent}`, outlineOffset: 2 },
  },
});
export const unfinished = composite.style({ filter: 'saturate(0.4)', opacity: 0.7 });
/** The placeholder for a picture without a preview. */
export const blank = composite.style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 5',
  backgroundColor: vars.color.surface,
  color: vars.color.text.muted,
});
export const refused = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minHeight: '100%',
  aspectRatio: '4 / 5',
  padding: vars.space[3],
  border: `1px solid ${vars.color.danger}`,
  backgroundColor: vars.color.dangerGround,
  color: vars.color.text.default,
  fontSize: vars.font.size.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
export const refusedIcon = composite.style({
  flex: 'none',
  marginBlockStart: vars.size.controlCompact,
  color: vars.color.danger,
});
/** Shows the position, and is the drag handle on touch screens. */
export const handle = composite.style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minWidth: vars.size.target,
  minHeight: vars.size.controlCompact,
  paddingInline: vars.space[2],
  backgroundColor: vars.color.raised,
  color: vars.color.text.default,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  touchAction: 'none',
});
export const progress = composite.style({ position: 'absolute', insetInline: 0, insetBlockEnd: 0 });
export const text = composite.style({ minWidth: 0, fontSize: vars.font.size.small, lineHeight: 1.4 });
export const name = composite.style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const state = composite.style({
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-state="failed"]': { color: vars.color.danger } },
});
export const buttons = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  selectors: { '&:empty': { display: 'none' } },
});
export const retry = composite.style({ marginInlineStart: vars.space[2] });
export const remove = composite.style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  backgroundColor: vars.color.raised,
  color: vars.color.text.default,
});
