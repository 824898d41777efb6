import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps focus in the list when the focused control disappears: 'Clear' becomes 'Undo', or a deleted row is removed.
 * Focus moves to the first action of the same row, or to the list if the row was removed, and never to the top of the
 * page.
 * @returns the focus handler of the list, and a function that returns the element to focus.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>) {
  const lastFocus = useRef<{ element: HTMLElement; row: string | undefined }>(null);

  const getFocusTarget = () => {
    const { current } = lastFocus;
    if (current?.element.isConnected) return current.element;
    const row =
      current?.row === undefined ? null : list.current?.querySelector(`[data-row="${CSS.escape(current.row)}"]`);
    return row?.querySelector<HTMLElement>('[data-slot="row-action"]') ?? list.current;
  };

  useEffect(() => {
    if (!lastFocus.current || lastFocus.current.element.isConnected || document.activeElement !== document.body) return;
    getFocusTarget()?.focus();
  });

  return {
    getFocusTarget,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      // React bubbles focus events from the confirm dialog to here, although the dialog is elsewhere in the document.
      if (!list.current?.contains(target)) return;
      lastFocus.current = { element: target, row: target.closest<HTMLElement>('[data-row]')?.dataset.row };
    },
  };
}
