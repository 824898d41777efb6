import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * What was pressed in a row may go away with the press: 'Clear' becomes 'Undo', a deleted row leaves. The focus then
 * goes to the first action of that row, or to the whole list when the row is gone, and never back to the page's top.
 * @returns the handler for the list, and what had the focus last if it is still there.
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
      // React lets the focus in the question's dialog rise to here too, though it stands elsewhere on the page.
      if (!list.current?.contains(target)) return;
      lastFocus.current = { element: target, row: target.closest<HTMLElement>('[data-row]')?.dataset.row };
    },
  };
}
