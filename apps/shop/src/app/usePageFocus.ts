import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { stateField } from './locationState.ts';

/** The location state of a replaced URL that changes only a part of the page, such as the size. Keeps the focus. */
export const KEEP_FOCUS = { keepFocus: true } as const;

/**
 * Moves the focus to the page's main part after a navigation, as a full page load would, so that keyboard and screen
 * reader users start at the new page and not at the former position of the link.
 */
export function usePageFocus(): void {
  const { pathname, state } = useLocation();
  // A later return to such a URL is a normal navigation.
  const keepsFocus = useNavigationType() === 'REPLACE' && stateField(state, 'keepFocus') === true;
  const previous = useRef(pathname);
  // A layout effect, because the user may start to type as soon as the page is visible.
  useLayoutEffect(() => {
    if (previous.current !== pathname && !keepsFocus) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, keepsFocus]);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (keepsFocus) return;
    const main = document.getElementById('main');
    // A dialog that closed with the navigation has returned the focus to its opener.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname, keepsFocus]);
}
