import { keyframes } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { edged } from '../../theme/forcedColors.ts';
import { composite } from '../../theme/layered.ts';
import { iconInset } from '../../theme/sizes.ts';

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const sink = keyframes({ to: { transform: 'translateY(100%)' } });
const grow = keyframes({ from: { opacity: 0, scale: 0.92 } });
const shrink = keyframes({ to: { opacity: 0, scale: 0.96 } });

const { slow, base, easing } = vars.motion;

export const scrim = composite.style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  backgroundColor: vars.color.scrim,
  // The page below does not scroll or react while the dialog is open.
  touchAction: 'none',
  overscrollBehavior: 'contain',
  pointerEvents: 'auto',
  selectors: {
    '&[data-state="open"]': { animation: `${appear} ${slow} ${easing}` },
    '&[data-state="closed"]': { animation: `${vanish} ${base} ${easing} forwards` },
  },
});
export const dialog = composite.style({
  position: 'fixed',
  zIndex: vars.z.dialog,
  insetInline: 0,
  insetBlockEnd: 0,
  maxHeight: '92dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  padding: `${vars.space[5]} ${vars.space.gutter} max(${vars.space[5]}, env(safe-area-inset-bottom))`,
  backgroundColor: vars.color.canvas,
  color: vars.color.text.default,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&[data-state="open"]': { animation: `${rise} ${slow} ${easing}` },
    '&[data-state="closed"]': { animation: `${sink} ${base} ${easing} forwards` },
  },
  '@media': {
    ...edged,
    [from.tablet]: {
      inset: 0,
      margin: 'auto',
      height: 'fit-content',
      padding: vars.space[6],
      borderRadius: vars.radius.control,
      transformOrigin: 'var(--dialog-origin, 50% 50%)',
      selectors: {
        '&[data-state="open"]': { animation: `${grow} ${slow} ${easing}` },
        '&[data-state="closed"]': { animation: `${shrink} ${base} ${easing} forwards` },
      },
    },
  },
});
export const size = composite.variants({
  small: { '@media': { [from.tablet]: { width: 'min(440px, calc(100vw - 48px))' } } },
  medium: { '@media': { [from.tablet]: { width: 'min(560px, calc(100vw - 48px))' } } },
  large: { '@media': { [from.tablet]: { width: 'min(1080px, calc(100vw - 48px))' } } },
});
export const head = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingInlineEnd: vars.space[7],
});
/** The icon aligns with the dialog's padding. */
export const close = composite.style({
  position: 'absolute',
  insetBlockStart: `calc(${vars.space[5]} - ${iconInset}px)`,
  insetInlineEnd: `max(6px, calc(${vars.space.gutter} - ${iconInset}px))`,
  '@media': {
    [from.tablet]: {
      insetBlockStart: `calc(${vars.space[6]} - ${iconInset}px)`,
      insetInlineEnd: `calc(${vars.space[6]} - ${iconInset}px)`,
    },
  },
});
export const actions = composite.style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[3],
  '@media': { [from.tablet]: { flexDirection: 'row', justifyContent: 'flex-end' } },
});
