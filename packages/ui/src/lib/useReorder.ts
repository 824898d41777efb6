import { type DragEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** The distance in pixels after which a press becomes a drag. */
const DRAG_THRESHOLD_PX = 6;

interface Drag {
  from: number;
  to: number;
}

interface Press {
  from: number;
  x: number;
  y: number;
  pointerId: number;
}

/** The centers of the items in document coordinates, because the page may scroll during a drag. */
const centers = (list: HTMLElement) =>
  [...list.children].map((place) => {
    const { x, y, width, height } = place.getBoundingClientRect();
    return { x: x + width / 2 + window.scrollX, y: y + height / 2 + window.scrollY };
  });

function nearestIndex(places: { x: number; y: number }[], x: number, y: number): number {
  const distances = places.map((place) => Math.hypot(place.x - x, place.y - y));
  return distances.indexOf(Math.min(...distances));
}

/** The index at which an item shows while the item at `from` is held over `to`. */
export function displayIndexOf(index: number, drag: Drag | null): number {
  if (!drag) return index;
  const { from, to } = drag;
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  if (to <= index && index < from) return index + 1;
  return index;
}

/**
 * Lets the children of a list be reordered by dragging with a mouse, pen or finger. The other items make room during a
 * drag; Escape cancels it. A mouse can drag anything marked `data-grip`, a finger only elements that do not scroll
 * (`touch-action: none`).
 */
export function useReorder(list: RefObject<HTMLElement | null>, onMove?: (from: number, to: number) => void) {
  const reportMove = useEffectEvent((from: number, to: number) => onMove?.(from, to));
  const [press, setPress] = useState<Press | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  useEffect(() => {
    if (!press || !list.current) return;
    const places = centers(list.current);
    let held: Drag | null = null;
    const stop = () => {
      setPress(null);
      setDrag(null);
    };
    const move = ({ pointerId, clientX, clientY }: globalThis.PointerEvent) => {
      if (pointerId !== press.pointerId) return;
      if (!held && Math.hypot(clientX - press.x, clientY - press.y) < DRAG_THRESHOLD_PX) return;
      held = { from: press.from, to: nearestIndex(places, clientX + window.scrollX, clientY + window.scrollY) };
      setDrag(held);
    };
    const drop = ({ pointerId }: globalThis.PointerEvent) => {
      if (pointerId !== press.pointerId) return;
      if (held && held.to !== held.from) reportMove(held.from, held.to);
      stop();
    };
    const cancelOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stop();
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', stop);
    window.addEventListener('keydown', cancelOnEscape);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', cancelOnEscape);
    };
  }, [press, list]);

  const getDragProps = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const grip = event.target instanceof Element ? event.target.closest('[data-grip]') : null;
      if (!onMove || event.button !== 0 || !grip) return;
      if (event.pointerType !== 'mouse' && grip.getAttribute('data-grip') !== 'touch') return;
      setPress({ from, x: event.clientX, y: event.clientY, pointerId: event.pointerId });
    },
    // The browser would otherwise drag the picture itself as a file, and cancel the pointer.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  });
  return { drag, getDragProps };
}
