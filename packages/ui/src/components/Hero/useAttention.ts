import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { canHover, reducedMotion } from '../../theme/breakpoints.ts';

/** Told when something begins or ends to hold the slides, and when the person turns out to prefer reduced motion. */
export interface AttentionListeners {
  onHold: (held: boolean) => void;
  onReducedMotion: () => void;
}

/**
 * Watches whether anything speaks against slides that move: the pointer or the focus inside `root`, a page that is
 * hidden, a person who prefers reduced motion. Reports changes only.
 */
export function useAttention(root: RefObject<HTMLElement | null>, { onHold, onReducedMotion }: AttentionListeners) {
  const held = useRef(false);
  const updateHold = useEffectEvent(() => {
    const element = root.current;
    if (!element) return;
    // After a tap :hover stays where it was, which would hold the slides for ever.
    const hovered = window.matchMedia(canHover).matches && element.matches(':hover');
    const shouldHold = hovered || element.contains(document.activeElement) || document.visibilityState === 'hidden';
    if (shouldHold === held.current) return;
    held.current = shouldHold;
    onHold(shouldHold);
  });
  const reportReducedMotion = useEffectEvent((reduced: boolean) => reduced && onReducedMotion());

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // Leaving fires before the focus has moved on.
    const scheduleUpdate = () => setTimeout(updateHold);
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    for (const event of events) element.addEventListener(event, scheduleUpdate);
    document.addEventListener('visibilitychange', scheduleUpdate);
    scheduleUpdate();
    return () => {
      for (const event of events) element.removeEventListener(event, scheduleUpdate);
      document.removeEventListener('visibilitychange', scheduleUpdate);
    };
  }, [root]);

  useEffect(() => {
    const preference = window.matchMedia(reducedMotion);
    const update = () => reportReducedMotion(preference.matches);
    update();
    preference.addEventListener('change', update);
    return () => preference.removeEventListener('change', update);
  }, []);
}
