import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * For lists whose rows may go away with the focus in them: gives it to `fallback` then, so that the keyboard and the
 * screen reader are not thrown back to the top of the page.
 * @returns what to spread on the list.
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
