import { type RefObject, useEffect, useState } from 'react';
import { reducedMotion } from '../../theme/breakpoints.ts';

export interface Slides {
  /** Which slide is shown, from 0. */
  current: number;
  /** Whether slides change by themselves, hover and focus aside. */
  playing: boolean;
  go: (to: number) => void;
  togglePlaying: () => void;
}

/** Steps within 0 to `length - 1`, around the ends. */
export const wrap = (index: number, length: number) => ((index % length) + length) % length;

/**
 * Shows one slide after another, every `advanceMs`. Stands still while the pointer or the focus is inside `root`, while
 * the page is hidden, while paused, and from the start for readers who prefer reduced motion.
 */
export function useSlides(root: RefObject<HTMLElement | null>, length: number, advanceMs: number): Slides {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    const preference = window.matchMedia(reducedMotion);
    const follow = () => setPlaying(!preference.matches);
    follow();
    preference.addEventListener('change', follow);
    return () => preference.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const judge = () => setHeld(element.matches(':hover') || element.contains(document.activeElement));
    // Leaving fires before the focus has moved on.
    const judgeSoon = () => setTimeout(judge);
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    for (const event of events) element.addEventListener(event, judgeSoon);
    return () => {
      for (const event of events) element.removeEventListener(event, judgeSoon);
    };
  }, [root]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of slide starts the wait anew.
  useEffect(() => {
    if (!playing || held) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setCurrent((index) => wrap(index + 1, length));
    }, advanceMs);
    return () => clearInterval(timer);
  }, [current, playing, held, length, advanceMs]);

  return {
    current,
    playing,
    go: (to) => setCurrent(wrap(to, length)),
    togglePlaying: () => setPlaying(!playing),
  };
}
