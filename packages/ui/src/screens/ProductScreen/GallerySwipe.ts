import { type RefObject, useEffect, useEffectEvent } from 'react';
import { savesData } from '../../lib/savesData.ts';
import { useSnapTrack } from '../../lib/useSnapTrack.ts';

export interface GallerySwipeProps {
  /** The row of pictures. */
  track: RefObject<HTMLElement | null>;
  /** The index of the main picture. */
  index: number;
  /** Called with the index of the picture that a swipe has reached. */
  onPictureSelect: (index: number) => void;
  /**
   * Called when a finger touches the row, because the pictures next to the current one are needed now. Never called if
   * the visitor saves data.
   */
  onTouch: () => void;
}

/** Lets people swipe the main picture. It renders nothing, so that its code can load after the page. */
export function GallerySwipe({ track, index, onPictureSelect, onTouch }: GallerySwipeProps) {
  useSnapTrack(track, index, onPictureSelect);
  const touch = useEffectEvent(onTouch);
  useEffect(() => {
    const row = track.current;
    if (!row || savesData()) return;
    const start = () => touch();
    row.addEventListener('touchstart', start, { passive: true });
    return () => row.removeEventListener('touchstart', start);
  }, [track]);
  return null;
}
