import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a row of items, each as wide as the row, in step with the selected index: a swipe selects, and a selection
 * scrolls. The row is an element that scrolls sideways and snaps to its children.
 * @param onSelect called with the index that a swipe has reached
 */
export function useSnapTrack(
  track: RefObject<HTMLElement | null>,
  index: number,
  onSelect: (index: number) => void,
): void {
  /** What the row shows: no scroll event of our own reports it again, and no selection interrupts a swipe. */
  const shown = useRef(-1);
  const follow = useEffectEvent((row: HTMLElement) => {
    const nearest = Math.round(Math.abs(row.scrollLeft) / row.clientWidth);
    // A row that is not on screen has no width, and its place is no number.
    if (nearest === shown.current || !row.children[nearest]) return;
    shown.current = nearest;
    onSelect(nearest);
  });

  useLayoutEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    scrollToItem(track.current, index);
  }, [track, index]);
  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const scroll = () => follow(row);
    row.addEventListener('scroll', scroll, { passive: true });
    // Another width moves the item away, and a row that was hidden has lost its place.
    const size = new ResizeObserver(() => scrollToItem(row, shown.current));
    size.observe(row);
    return () => {
      row.removeEventListener('scroll', scroll);
      size.disconnect();
    };
  }, [track]);
}

function scrollToItem(row: HTMLElement | null, index: number): void {
  const item = row?.children[index];
  if (row && item instanceof HTMLElement) row.scrollTo({ left: item.offsetLeft, behavior: 'instant' });
}
