import { globalStyle, keyframes } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusInside } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';
import { composites } from '../../theme/layers.css.ts';
import { iconInset } from '../../theme/sizes.ts';

const { base, slow, easing } = vars.motion;
const appear = keyframes({ from: { opacity: 0 } });

/** The icons of the controls align with the page's margins. */
const edge = (side: 'left' | 'right') =>
  `max(calc(${vars.space.gutter} - ${iconInset}px), env(safe-area-inset-${side}))`;

export const viewer = composite.style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  border: 0,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.canvas,
  color: vars.color.text.default,
  selectors: {
    '&[open]': { animation: `${appear} ${base} ${easing}` },
    // The page's scrollbar keeps its space beside the viewer.
    '&::backdrop': { backgroundColor: vars.color.canvas },
  },
});
// There is no scrim, so the scrollbar's space has the color of the viewer.
globalStyle(`:root:has(${viewer}[open])`, { '@layer': { [composites]: { backgroundColor: vars.color.canvas } } });
/** On phones the controls are below, near the thumbs; elsewhere in the bar above, so that the picture has the height. */
export const content = composite.style({
  display: 'grid',
  height: '100%',
  gridTemplate: `
    "counter close" auto
    "track track" minmax(0, 1fr)
    "tools tools" auto / 1fr auto`,
  alignItems: 'center',
  paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
  '@media': {
    [from.navigation]: {
      gridTemplate: `
        "counter tools close" auto
        "track track track" minmax(0, 1fr) / 1fr auto 1fr`,
    },
  },
});
export const counter = composite.style({
  gridArea: 'counter',
  paddingInlineStart: `max(${vars.space.gutter}, env(safe-area-inset-left))`,
  fontVariantNumeric: 'tabular-nums',
});
export const close = composite.style({
  gridArea: 'close',
  justifySelf: 'end',
  marginBlock: 6,
  marginInlineEnd: edge('right'),
});
export const track = composite.style({
  gridArea: 'track',
  position: 'relative',
  display: 'flex',
  alignSelf: 'stretch',
  minWidth: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehavior: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  selectors: { ...focusInside, '&[data-state="zoomed"]': { overflowX: 'hidden' } },
});
export const slide = composite.style({
  position: 'relative',
  flex: 'none',
  width: '100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});
/** The box that shows the picture. The browser scrolls the row sideways; scripts handle all other gestures. */
export const surface = composite.style({
  containerType: 'size',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  cursor: 'zoom-in',
  touchAction: 'pan-x',
  userSelect: 'none',
  selectors: {
    '&[data-state="zoomed"]': { cursor: 'grab', touchAction: 'none' },
    '&[data-state="zoomed"]:active': { cursor: 'grabbing' },
  },
});
/** As large as the whole picture can be in the box. */
export const sheet = composite.style({
  position: 'relative',
  width: 'min(100cqw, 100cqh * var(--picture-ratio))',
  aspectRatio: 'var(--picture-ratio)',
  pointerEvents: 'none',
  selectors: { '&[data-state="moving"]': { transition: `transform ${slow} ${easing}` } },
});
export const large = composite.style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `opacity ${slow} ${easing}`,
  selectors: { '&[data-state="loading"]': { opacity: 0 } },
});
/** Over the lower edge of the picture. */
export const note = composite.style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: vars.space[4],
  marginInline: 'auto',
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * ${vars.space.gutter})`,
});
export const load = composite.style({ backgroundColor: vars.color.canvas });
/** Appears only where the file takes a while. */
export const loading = composite.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.canvas,
  animation: `${appear} ${slow} ${easing} 500ms backwards`,
});
export const tools = composite.style({
  gridArea: 'tools',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `6px ${edge('right')} 6px ${edge('left')}`,
  '@media': { [from.navigation]: { padding: 0 } },
});
export const zoom = composite.style({ display: 'flex', alignItems: 'center', marginInline: 'auto' });
export const level = composite.style({
  minWidth: '4.5ch',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
const step = {
  position: 'absolute',
  insetBlock: 0,
  marginBlock: 'auto',
  backgroundColor: vars.color.canvas,
} as const;
export const previous = composite.style({
  '@media': { [from.navigation]: { ...step, insetInlineStart: edge('left') } },
});
export const next = composite.style({
  '@media': { [from.navigation]: { ...step, insetInlineEnd: edge('right') } },
});
