import { fallbackVar } from '@vanilla-extract/css';
import { forcedColors, onPaper, withoutScript } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { rightToLeft } from '../../theme/direction.ts';
import { paperFill } from '../../theme/fixedColors.ts';
import { focusRing, hover } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';
import { stickyTop } from '../../theme/stickyTop.css.ts';

const { fast, easing } = vars.motion;
const { text, line, canvas, raised, accent, onAccent, surface } = vars.color;
const hairline = `1px solid ${line.subtle}`;
/** In em, so that larger text gets the layout of a smaller screen. */
const wide = '(min-width: 48em)';
const roomy = '(min-width: 20em)';

const placedIn = (gridArea: string) =>
  ({ '@container': { [wide]: { gridArea } }, '@media': { [onPaper]: { gridArea, breakInside: 'avoid' } } }) as const;

/** Hides controls on paper and without script, where they do nothing. */
const onScreenOnly = { [onPaper]: { display: 'none' }, [withoutScript]: { display: 'none' } } as const;

export const sizeGuide = composite.style({
  containerType: 'inline-size',
  fontVariantNumeric: 'tabular-nums',
});
/** The drawing is next to the table, with the texts below; in a narrow guide it is between them. */
const besideEachOther = {
  gridTemplate: `'table show' auto 'how show' 1fr / minmax(0, 6fr) minmax(0, 5fr)`,
  alignItems: 'start',
} as const;

export const layout = composite.style({
  display: 'grid',
  gap: `${vars.space[6]} clamp(32px, 6cqi, 96px)`,
  '@container': { [wide]: besideEachOther },
  '@media': {
    [onPaper]: {
      gridTemplate: `'table table' auto 'how show' auto / minmax(0, 1fr) minmax(0, 1fr)`,
      gap: vars.space[5],
    },
  },
});
export const table = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minWidth: 0,
  ...placedIn('table'),
});
/** Stays beside the texts while they scroll. */
export const show = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
  '@container': {
    [wide]: { gridArea: 'show', position: 'sticky', insetBlockStart: fallbackVar(stickyTop, vars.space[4]) },
  },
  '@media': { [onPaper]: { gridArea: 'show', position: 'static', breakInside: 'avoid' } },
});
export const how = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
  ...placedIn('how'),
});
export const section = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
  '@media': { [onPaper]: { breakInside: 'avoid' } },
});
export const sectionHead = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
export const advice = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `2px solid ${accent}`,
});

// One of a few values, side by side.
export const choice = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  '@media': onScreenOnly,
});
export const choiceLabel = composite.style({ color: text.muted });
export const options = composite.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
export const option = composite.style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  paddingInline: vars.space[3],
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: text.muted,
  cursor: 'pointer',
  transition: `border-color ${fast} ${easing}, color ${fast} ${easing}`,
  selectors: {
    '&:has(:checked)': { borderColor: text.default, color: text.default, fontWeight: vars.font.weight.medium },
    '&:has(:focus-visible)': focusRing(2),
  },
  '@media': {
    ...hover({ color: text.default }, '&:hover'),
    [forcedColors]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: -3 } } },
  },
});
/** Covers its label, which shows its state. */
export const radio = composite.style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  outline: 'none',
  cursor: 'pointer',
});

export const figureFrame = composite.style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
});
export const drawing = composite.style({
  width: '100%',
  height: 'auto',
  maxHeight: '34rem',
  '@media': { [onPaper]: { maxHeight: '11cm' } },
});
export const caption = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
});
/** If there is space, the figure is in the empty corner below the garment. */
export const reading = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  '@container': {
    [roomy]: {
      selectors: {
        '[data-state="garment"] &': {
          position: 'absolute',
          insetInlineEnd: 0,
          insetBlockEnd: `calc(${vars.space[3]} + 2lh)`,
          width: '46%',
          flexDirection: 'column',
        },
      },
    },
  },
});
export const readingName = composite.style({ color: text.muted });
export const readingValue = composite.style({
  fontSize: vars.font.size.heading,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.snug,
  letterSpacing: vars.font.tracking.heading,
});
export const scale = composite.style({ color: text.muted });

// The drawings. Lines keep their width, whatever the scale.
const thin = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
export const body = composite.style({
  fill: line.subtle,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' }, [onPaper]: { fill: paperFill } },
});
export const level = composite.style({ ...thin, stroke: line.strong, strokeDasharray: '1 4', strokeLinecap: 'round' });
export const garment = composite.style({
  ...thin,
  fill: raised,
  stroke: text.default,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const detail = composite.style({
  ...thin,
  stroke: line.strong,
  strokeLinejoin: 'round',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
export const over = composite.style({
  ...thin,
  fill: raised,
  stroke: text.default,
  strokeLinejoin: 'round',
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const measureLine = composite.style({
  ...thin,
  stroke: line.strong,
  strokeWidth: 1,
  selectors: { '[data-state="shown"] > &': { stroke: accent, strokeWidth: 2 } },
  '@media': {
    [forcedColors]: {
      stroke: 'CanvasText',
      selectors: { '[data-state="shown"] > &': { stroke: 'Highlight' } },
    },
  },
});
export const mark = composite.style({
  vectorEffect: 'non-scaling-stroke',
  fill: canvas,
  stroke: line.strong,
  strokeWidth: 1,
  selectors: { '[data-state="shown"] > &': { fill: accent, stroke: accent } },
  '@media': {
    [forcedColors]: {
      fill: 'Canvas',
      stroke: 'CanvasText',
      selectors: { '[data-state="shown"] > &': { fill: 'Highlight', stroke: 'Highlight' } },
    },
  },
});
export const markLetter = composite.style({
  fill: text.default,
  fontSize: 7.4,
  fontWeight: vars.font.weight.bold,
  letterSpacing: 0,
  textAnchor: 'middle',
  selectors: { '[data-state="shown"] > &': { fill: onAccent } },
  '@media': {
    [forcedColors]: {
      fill: 'CanvasText',
      selectors: { '[data-state="shown"] > &': { fill: 'HighlightText' } },
    },
  },
});
export const paper = composite.style({
  ...thin,
  fill: raised,
  stroke: line.subtle,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const tick = composite.style({
  ...thin,
  stroke: line.strong,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
export const wall = composite.style({
  ...thin,
  stroke: text.default,
  strokeWidth: 2,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
export const tickNumber = composite.style({
  fill: text.muted,
  fontSize: 1.1,
  letterSpacing: 0,
  textAnchor: 'end',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});

// The letters of the measurements, in table and list.
export const letter = composite.style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.6em',
  height: '1.6em',
  border: `1px solid ${line.strong}`,
  borderRadius: vars.radius.full,
  fontSize: '0.8125em',
  fontWeight: vars.font.weight.bold,
  lineHeight: 1,
  color: text.default,
  selectors: {
    '[data-state="shown"] &': { backgroundColor: accent, borderColor: accent, color: onAccent },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '[data-state="shown"] &': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
    [onPaper]: {
      selectors: {
        '[data-state="shown"] &': {
          backgroundColor: 'transparent',
          borderColor: line.strong,
          color: text.default,
        },
      },
    },
  },
});

export const tableFrame = composite.style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  borderBlock: hairline,
  // Shows a shadow at the edge while more columns follow. A cover at the end of the table hides it.
  backgroundImage: `linear-gradient(${canvas}, ${canvas}), linear-gradient(to left, ${line.subtle}, transparent)`,
  backgroundPosition: 'right, right',
  backgroundSize: '20px 100%, 20px 100%',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, scroll',
  selectors: {
    [rightToLeft]: {
      backgroundImage: `linear-gradient(${canvas}, ${canvas}), linear-gradient(to right, ${line.subtle}, transparent)`,
      backgroundPosition: 'left, left',
    },
  },
  '@media': { [onPaper]: { overflow: 'visible', backgroundImage: 'none' } },
});
export const grid = composite.style({ width: '100%', whiteSpace: 'nowrap', lineHeight: 1.3 });
const cellPadding = { paddingBlock: 10, paddingInline: vars.space[2] } as const;
export const head = composite.style({
  ...cellPadding,
  verticalAlign: 'bottom',
  textAlign: 'end',
  fontWeight: vars.font.weight.regular,
  color: text.muted,
  selectors: { '&[data-state="shown"]': { backgroundColor: surface, color: text.default } },
});
export const headContent = composite.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space[1],
});
const pinned = {
  ...cellPadding,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  textAlign: 'start',
  backgroundColor: canvas,
  paddingInlineStart: 0,
  paddingInlineEnd: vars.space[3],
  '@media': { [onPaper]: { position: 'static' } },
} as const;
export const sizeHead = composite.style({
  ...pinned,
  verticalAlign: 'bottom',
  fontWeight: vars.font.weight.regular,
  color: text.muted,
});
export const size = composite.style({ ...pinned, fontWeight: vars.font.weight.medium });
export const row = composite.style({ borderBlockStart: hairline });
export const cell = composite.style({
  ...cellPadding,
  textAlign: 'end',
  selectors: {
    '&[data-state="shown"]': { backgroundColor: surface },
    '[data-state="chosen"] > &': { fontWeight: vars.font.weight.bold },
  },
});
export const other = composite.style({ ...cellPadding, textAlign: 'end', color: text.muted });

export const measures = composite.style({ display: 'flex', flexDirection: 'column' });
export const measure = composite.style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockStart: hairline,
  cursor: 'pointer',
  selectors: {
    '&:first-child': { borderBlockStart: 0, paddingBlockStart: vars.space[1] },
    '&:has(:focus-visible)': focusRing(2),
  },
  '@media': { [withoutScript]: { cursor: 'auto' } },
});
export const measureText = composite.style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const measureName = composite.style({ fontWeight: vars.font.weight.medium });
export const measureHow = composite.style({ color: text.muted, maxWidth: vars.size.measure });
