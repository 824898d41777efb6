import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  centerOn,
  type Point,
  panBy,
  pinch,
  type Sizes,
  toggleZoom,
  type View,
  wheelFactor,
  zoomAt,
} from './zoomGeometry.ts';

/** A finger that has moved less than this, in pixels, has tapped. */
const TAP_SLOP = 10;
/** The second tap of two comes within this time, in milliseconds, and this distance, in pixels. */
const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_SLOP = 40;

export interface GestureOptions {
  view: View;
  /** Measures the box and the picture in it. Null while they are not on screen. */
  measure: () => Sizes | null;
  /** Called with the next view; `smooth` if the view should change with a transition. */
  onViewChange: (view: View, smooth: boolean) => void;
}

interface Gesture {
  /** The positions of the fingers or the mouse when their number last changed, and the view at that time. */
  from: readonly Point[];
  view: View;
  /** The gesture is not a tap: it has moved, or has used a second finger. */
  moved: boolean;
}

const isFar = (a: Point, b: Point, slop: number) => Math.hypot(a.x - b.x, a.y - b.y) > slop;

/**
 * Zooms and pans the picture in a box: by wheel and pinch, by dragging while zoomed, by a double tap or a click. A tap
 * while zoomed moves the tapped point to the middle, for people who cannot drag. The browser handles swipes of a fitted
 * picture.
 * @param surface the box
 */
export function useGestures(surface: RefObject<HTMLElement | null>, { view, measure, onViewChange }: GestureOptions) {
  const pointers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture>(null);
  const lastTap = useRef<Point & { at: number }>(null);

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = surface.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const begin = (moved: boolean) => {
    gesture.current = { from: [...pointers.current.values()], view, moved };
  };

  const tap = (event: PointerEvent, sizes: Sizes) => {
    const at = { ...pointOf(event), at: event.timeStamp };
    const last = lastTap.current;
    const isSecond = last !== null && at.at - last.at < DOUBLE_TAP_MS && !isFar(at, last, DOUBLE_TAP_SLOP);
    lastTap.current = isSecond ? null : at;
    // With a mouse the first click toggles; the second click of a double click would undo that.
    if (event.pointerType === 'mouse' ? !isSecond : isSecond) onViewChange(toggleZoom(view, at, sizes), true);
    else if (!isSecond && view.scale > 1) onViewChange(centerOn(view, at, sizes), true);
  };

  useNativeGestures(surface, view.scale > 1, (event) => {
    const sizes = measure();
    // A sideways turn of the wheel scrolls the row of pictures, unless this picture is zoomed.
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (!sizes || (isSideways && view.scale === 1)) return;
    event.preventDefault();
    const next = isSideways
      ? panBy(view, { x: -event.deltaX, y: 0 }, sizes)
      : zoomAt(view, wheelFactor(event), pointOf(event), sizes);
    // Applied immediately, because several turns can arrive before React renders, and each starts from the result of
    // the last.
    flushSync(() => onViewChange(next, false));
  });

  const end = (event: PointerEvent) => {
    if (!pointers.current.delete(event.pointerId)) return;
    const { moved } = gesture.current ?? { moved: true };
    if (pointers.current.size > 0) return begin(true);
    const sizes = measure();
    if (!moved && sizes && event.type === 'pointerup') tap(event, sizes);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || pointers.current.size > 1) return;
      pointers.current.set(event.pointerId, pointOf(event));
      if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
      begin(pointers.current.size > 1);
    },
    onPointerMove: (event: PointerEvent) => {
      const sizes = measure();
      if (!pointers.current.has(event.pointerId) || !gesture.current || !sizes) return;
      pointers.current.set(event.pointerId, pointOf(event));
      const { from, view: start, moved } = gesture.current;
      const [first, second] = from;
      const [a, b] = pointers.current.values();
      if (!first || !a) return;
      if (second && b) return onViewChange(pinch(start, [first, second], [a, b], sizes), false);
      if (!moved && !isFar(a, first, TAP_SLOP)) return;
      gesture.current.moved = true;
      if (start.scale > 1) onViewChange(panBy(start, { x: a.x - first.x, y: a.y - first.y }, sizes), false);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/**
 * Listens to events that React's own listeners cannot prevent: the wheel, and fingers that would scroll or zoom the
 * page.
 */
function useNativeGestures(
  surface: RefObject<HTMLElement | null>,
  zoomed: boolean,
  onWheel: (event: WheelEvent) => void,
): void {
  const turn = useEffectEvent(onWheel);
  const holdPage = useEffectEvent((event: TouchEvent) => {
    if (event.cancelable && (zoomed || event.touches.length > 1)) event.preventDefault();
  });
  useEffect(() => {
    const box = surface.current;
    if (!box) return;
    const wheel = (event: WheelEvent) => turn(event);
    const touchMove = (event: TouchEvent) => holdPage(event);
    box.addEventListener('wheel', wheel, { passive: false });
    box.addEventListener('touchmove', touchMove, { passive: false });
    return () => {
      box.removeEventListener('wheel', wheel);
      box.removeEventListener('touchmove', touchMove);
    };
  }, [surface]);
}
