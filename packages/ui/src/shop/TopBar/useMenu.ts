import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useOpenOnPage } from '../../lib/useOpenOnPage.ts';

/**
 * A menu below a button of the bar. Escape, a press or the focus elsewhere, and navigation close it.
 * @param currentPath the path of the current page
 */
export function useMenu<Root extends HTMLElement>(currentPath: string) {
  const [open, setOpen] = useOpenOnPage(currentPath);
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOnOutsidePress = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOnOutsidePress);
    document.addEventListener('focusin', closeOnOutsidePress);
    return () => {
      document.removeEventListener('pointerdown', closeOnOutsidePress);
      document.removeEventListener('focusin', closeOnOutsidePress);
    };
  }, [open, setOpen]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };

  return { open, setOpen, root, button, closeOnEscape };
}
