/**
 * The geometry of zooming, in pure functions. Points are in pixels from the middle of the box that shows the picture.
 */

export interface Point {
  x: number;
  y: number;
}

/** How a picture lies in its box: its scale, 1 when it is fitted, and how far its middle is from the box's. */
export interface View extends Point {
  scale: number;
}

export interface Sizes {
  /** The box, as [width, height]. */
  box: readonly [number, number];
  /** The fitted picture, as [width, height]. */
  picture: readonly [number, number];
  maxScale: number;
}

export const FITTED: View = { scale: 1, x: 0, y: 0 };

/** The factor of one press of a button or key. */
export const ZOOM_STEP = 1.5;
/** The scale after a double tap. */
const TAP_SCALE = 2.5;
/** The largest scale is at least this, however small the file is. */
const LEAST_MAX_SCALE = 2.5;
const MOST_MAX_SCALE = 5;
/** A picture may be drawn this much larger than its file: cloth is still recognizable. */
const UPSCALE = 1.5;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/**
 * The largest scale of a picture.
 * @param fileWidth the width of its largest file; 0 if unknown
 * @param fittedWidth the width at which it is drawn when fitted
 */
export function maxScaleOf(fileWidth: number, fittedWidth: number): number {
  if (fittedWidth <= 0) return LEAST_MAX_SCALE;
  return clamp((fileWidth * UPSCALE) / fittedWidth, LEAST_MAX_SCALE, MOST_MAX_SCALE);
}

/** The nearest view that is allowed: it leaves no gap where the picture could fill the box. */
export function clampView(view: View, { box, picture, maxScale }: Sizes): View {
  const scale = clamp(view.scale, 1, maxScale);
  const within = (offset: number, boxLength: number, length: number) => {
    const room = Math.max(0, (length * scale - boxLength) / 2);
    // Without `+ 0`, a picture without room would be at -0.
    return clamp(offset, -room, room) + 0;
  };
  return { scale, x: within(view.x, box[0], picture[0]), y: within(view.y, box[1], picture[1]) };
}

/** Zooms by a factor. The part of the picture under the point stays there, unless that would leave a gap. */
export function zoomAt(view: View, factor: number, point: Point, sizes: Sizes): View {
  const scale = clamp(view.scale * factor, 1, sizes.maxScale);
  const ratio = scale / view.scale;
  return clampView({ scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }, sizes);
}

/** A double tap: zooms in at the point, or fits the picture again. */
export function toggleZoom(view: View, point: Point, sizes: Sizes): View {
  return view.scale > 1 ? FITTED : zoomAt(view, TAP_SCALE, point, sizes);
}

export function panBy(view: View, by: Point, sizes: Sizes): View {
  return clampView({ ...view, x: view.x + by.x, y: view.y + by.y }, sizes);
}

/** Moves the part of the picture under the point to the middle of the box. */
export function centerOn(view: View, point: Point, sizes: Sizes): View {
  return panBy(view, { x: -point.x, y: -point.y }, sizes);
}

const middleOf = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distanceOf = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The view after two fingers have moved: the part of the picture between them stays between them. */
export function pinch(view: View, from: readonly [Point, Point], to: readonly [Point, Point], sizes: Sizes): View {
  const before = middleOf(from);
  const after = middleOf(to);
  // Two fingers on one spot have no distance to compare with.
  const factor = distanceOf(to) / Math.max(1, distanceOf(from));
  return panBy(zoomAt(view, factor, before, sizes), { x: after.x - before.x, y: after.y - before.y }, sizes);
}

/** The factor of a turn of the wheel; of a pinch on a touchpad, which browsers report as a wheel with Control held. */
export function wheelFactor({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const pixels = deltaMode === 0 ? deltaY : deltaY * 16;
  return Math.exp(-clamp(pixels, -100, 100) * (ctrlKey ? 0.01 : 0.003));
}
