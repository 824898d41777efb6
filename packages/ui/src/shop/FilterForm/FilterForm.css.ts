import { coarsePointer } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { framed, kept } from '../../theme/forcedColors.ts';
import { focusRing, hover } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

const { fast, easing } = vars.motion;

export const form = composite.style({ display: 'grid', gap: vars.space[5] });
export const groups = composite.style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const group = composite.style({
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { borderBlockEnd: 0 } },
});
export const legend = composite.style({
  float: 'inline-start',
  width: '100%',
  marginBlockEnd: vars.space[2],
  fontWeight: vars.font.weight.medium,
  lineHeight: 1.3,
});
// A floated legend is inside the padding, and the next element begins below it.
const below = { clear: 'both' } as const;
export const rows = composite.style({ ...below, display: 'grid' });
export const row = composite.style({
  ...below,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: 36,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.text.muted, cursor: 'not-allowed' } },
  '@media': {
    [coarsePointer]: { minHeight: vars.size.target },
    ...hover({ textDecoration: 'underline', textUnderlineOffset: '0.3em' }, '&:hover:not(:has(:disabled))'),
  },
});
export const box = composite.style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 18,
  height: 18,
  border: `1.5px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.raised,
  cursor: 'inherit',
  transition: `background-color ${fast} ${easing}, border-color ${fast} ${easing}`,
  selectors: {
    '&:checked': { borderColor: vars.color.text.default, backgroundColor: vars.color.text.default },
    '&:checked::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 5,
      insetBlockStart: 1,
      width: 5,
      height: 10,
      border: `solid ${vars.color.canvas}`,
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
    '&:disabled': { opacity: 0.4 },
  },
});
export const dot = composite.style({
  flex: 'none',
  width: 18,
  height: 18,
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.line.strong}`,
  selectors: { ':disabled + &': { opacity: 0.4 } },
  '@media': kept,
});
export const name = composite.style({ minWidth: 0, lineHeight: 1.3 });
export const count = composite.style({
  marginInlineStart: 'auto',
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const tiles = composite.style({
  ...below,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: vars.space[2],
});
/** A label that looks like a button, and shows the focus ring of its hidden checkbox. */
export const tile = composite.style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.target,
  height: '100%',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  transition: `border-color ${fast} ${easing}, box-shadow ${fast} ${easing}`,
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.text.default,
      boxShadow: `inset 0 0 0 1px ${vars.color.text.default}`,
      fontWeight: vars.font.weight.medium,
    },
    '&:has(:focus-visible)': focusRing(2),
    '&:has(:disabled)': {
      color: vars.color.text.muted,
      borderColor: vars.color.line.subtle,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    ...hover({ borderColor: vars.color.text.default }, '&:hover:not(:has(:disabled))'),
    ...framed('&:has(:checked):not(:has(:focus-visible))'),
  },
});
export const tileBox = composite.style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  outline: 'none',
  cursor: 'inherit',
});
export const prices = composite.style({
  ...below,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
});
