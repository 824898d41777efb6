import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useUser } from '../machines/shop.tsx';
import { restoreTypedText } from '../session/typedText.ts';

/** Puts what was typed before a reload, or before signing in again, back into the page's forms. */
export function useTypedText(): void {
  const { pathname } = useLocation();
  const userId = useUser()?.userId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a person who signs in gets back what they typed.
  useEffect(() => restoreTypedText(pathname), [pathname, userId]);
}
