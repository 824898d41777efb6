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
  /**
   * The index that the row shows, so that scrolling by script does not report it again, and a selection does not
   * interrupt a swipe.
   */
  const shown = useRef(-1);
  const follow = useEffectEvent((row: HTMLElement) => {
    const nearest = Math.round(Math.abs(row.scrollLeft) / row.clientWidth);
    // A row that is not on screen has no width, so its index would be NaN.
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
    // A new width moves the item out of view, and a hidden row loses its scroll position.
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
