import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { savesData } from '../../lib/savesData.ts';
import { canHover, reducedMotion } from '../../theme/breakpoints.ts';

/** Called when the slides should stop or continue, and when the person prefers reduced motion or saves data. */
export interface AttentionListeners {
  onHold: (held: boolean) => void;
  onReducedMotion: () => void;
}

/**
 * Watches for reasons to stop the slides: hover or focus inside `root`, a hidden page, or a preference for reduced
 * motion or less data. Calls the listeners only on changes.
 */
export function useAttention(root: RefObject<HTMLElement | null>, { onHold, onReducedMotion }: AttentionListeners) {
  const held = useRef(false);
  const updateHold = useEffectEvent(() => {
    const element = root.current;
    if (!element) return;
    // After a tap `:hover` stays on the element, which would stop the slides forever.
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
    // The event fires before focus has moved.
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
    const update = () => reportReducedMotion(preference.matches || savesData());
    update();
    preference.addEventListener('change', update);
    return () => preference.removeEventListener('change', update);
  }, []);
}
