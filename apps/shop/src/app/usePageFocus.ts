import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { stateField } from './locationState.ts';

/** The state of a replaced address that changes a part of the page, such as its size: the focus stays where it is. */
export const KEEP_FOCUS = { keepFocus: true } as const;

/**
 * Moves the focus to the page's main part after a navigation, as a full page load would, so that keyboard and screen
 * reader users start at the new page and not where the pressed link was.
 */
export function usePageFocus(): void {
  const { pathname, state } = useLocation();
  // Coming back to such an address later is a navigation like any other.
  const keepsFocus = useNavigationType() === 'REPLACE' && stateField(state, 'keepFocus') === true;
  const previous = useRef(pathname);
  // With the page, not after it: somebody may begin to type as soon as they see it.
  useLayoutEffect(() => {
    if (previous.current !== pathname && !keepsFocus) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, keepsFocus]);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (keepsFocus) return;
    const main = document.getElementById('main');
    // A dialog that closed with the navigation has given the focus back to where it was opened.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname, keepsFocus]);
}
