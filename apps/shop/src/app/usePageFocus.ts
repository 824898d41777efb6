import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the page's main part after a navigation, as a full page load would, so that keyboard and screen
 * reader users start at the new page and not where the pressed link was.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  // With the page, not after it: somebody may begin to type as soon as they see it.
  useLayoutEffect(() => {
    if (previous.current !== pathname) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = document.getElementById('main');
    // A dialog that closed with the navigation has given the focus back to where it was opened.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}
