import { withoutScript } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { framed } from '../../theme/forcedColors.ts';
import { hover } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

export const picker = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
  // Keeps the picker clear of the bar when the focus moves here.
  scrollMarginBlock: vars.space[6],
});
export const head = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
});
export const label = composite.style({ color: vars.color.text.muted });
export const options = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { [withoutScript]: { display: 'none' } },
});
export const links = composite.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const error = composite.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.danger,
  lineHeight: 1.4,
});
/** Takes no space while it is empty. */
export const status = composite.style({ display: 'contents' });

/** A hairline from corner to corner. */
const struck = (color: string) =>
  `linear-gradient(to top right, transparent calc(50% - 0.75px), ${color} calc(50% - 0.75px), ${color} calc(50% + 0.75px), transparent calc(50% + 0.75px))`;

const box = {
  display: 'grid',
  placeItems: 'center',
  minWidth: 56,
  minHeight: 48,
  paddingInline: vars.space[3],
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const option = composite.style({ ...box, position: 'relative' });
export const text = composite.style({
  position: 'relative',
  pointerEvents: 'none',
  transition: `color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    'input:checked + &': { color: vars.color.text.inverse },
    'input:not(:checked)[data-state="soldOut"] + &, input:disabled + &': { color: vars.color.text.muted },
  },
});
export const input = composite.style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&[data-state="soldOut"]': { backgroundImage: struck(vars.color.line.strong) },
    '&:checked': { borderColor: vars.color.text.default, backgroundColor: vars.color.text.default },
    '&:checked[data-state="soldOut"]': { backgroundImage: struck(vars.color.canvas) },
    '&:disabled': { borderStyle: 'dashed', borderColor: vars.color.line.subtle, cursor: 'not-allowed' },
    // Marks all sizes, because the group lacks a choice.
    '[aria-invalid="true"] > label > &:enabled': { borderColor: vars.color.danger },
  },
  '@media': {
    ...hover({ borderColor: vars.color.text.default }, '&:hover:enabled'),
    ...framed('&:checked:not(:focus-visible)'),
  },
});
export const link = composite.style({
  ...box,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-state="soldOut"]': { color: vars.color.text.muted, backgroundImage: struck(vars.color.line.strong) },
    '&[aria-current="true"]': {
      borderColor: vars.color.text.default,
      boxShadow: `inset 0 0 0 1px ${vars.color.text.default}`,
    },
  },
  '@media': framed('&[aria-current="true"]:not(:focus-visible)'),
});
export const unmade = composite.style({
  ...box,
  color: vars.color.text.muted,
  border: `1px dashed ${vars.color.line.subtle}`,
});
