import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps focus near a list when its focused row is removed: focus moves to `fallback` rather than to the top of the
 * page.
 * @returns props for the list
 */
export function useFocusKeeper(fallback: RefObject<HTMLElement | null>) {
  const last = useRef<Element>(null);
  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) fallback.current?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      last.current = target;
    },
  };
}
