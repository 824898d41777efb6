import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { clampView, FITTED, maxScaleOf, type Point, panBy, type Sizes, type View, zoomAt } from './zoomGeometry.ts';

/** A tolerance for rounding errors at the largest scale. */
const NEARLY = 0.999;

const MIDDLE: Point = { x: 0, y: 0 };
const UNTOUCHED = { view: FITTED, smooth: false, atMost: false };

/** The box and the picture in an item of the row; null while they are not on screen. */
function measureSlide(slide: Element | null | undefined): Sizes | null {
  const surface = slide?.querySelector<HTMLElement>('[data-slot="zoom-surface"]');
  const sheet = surface?.querySelector<HTMLElement>('[data-slot="zoom-sheet"]');
  if (!surface?.clientWidth || !sheet) return null;
  const image = sheet.querySelector('img');
  // The attribute is the width of the whole picture; what the browser has loaded may be smaller.
  const fileWidth = Number(image?.getAttribute('width')) || (image?.naturalWidth ?? 0);
  return {
    box: [surface.clientWidth, surface.clientHeight],
    picture: [sheet.offsetWidth, sheet.offsetHeight],
    maxScale: maxScaleOf(fileWidth, sheet.offsetWidth),
  };
}

/**
 * How the current picture is zoomed. Another picture begins fitted.
 * @param track the row of pictures
 * @param index the current one
 */
export function useZoom(track: RefObject<HTMLElement | null>, index: number) {
  const [zoom, setZoom] = useState({ index, ...UNTOUCHED });
  if (zoom.index !== index) setZoom({ index, ...UNTOUCHED });
  const { view, smooth, atMost } = zoom;

  const measure = () => measureSlide(track.current?.children[index]);
  const change = (next: View, isSmooth: boolean) => {
    const most = measure()?.maxScale ?? Number.POSITIVE_INFINITY;
    setZoom({ index, view: next, smooth: isSmooth, atMost: next.scale >= most * NEARLY });
  };
  const changeBy = (step: (view: View, sizes: Sizes) => View, isSmooth = true) => {
    const sizes = measure();
    if (sizes) change(step(view, sizes), isSmooth);
  };

  const fitAgain = useEffectEvent(() => changeBy(clampView, false));
  useEffect(() => {
    const resize = () => fitAgain();
    window.addEventListener('resize', resize);
    return () => window.removeEventListener('resize', resize);
  }, []);

  return {
    view,
    smooth,
    /** It cannot be zoomed in any further. */
    atMost,
    zoomed: view.scale > 1,
    measure,
    change,
    /** Zooms at the middle. */
    zoomBy: (factor: number) => changeBy((from, sizes) => zoomAt(from, factor, MIDDLE, sizes)),
    /** Moves the picture by a part of the box: 1 is all of its width or height. */
    panByParts: (x: number, y: number) =>
      changeBy((from, sizes) => panBy(from, { x: x * sizes.box[0], y: y * sizes.box[1] }, sizes)),
    fit: () => change(FITTED, true),
  };
}

export type Zoom = ReturnType<typeof useZoom>;
