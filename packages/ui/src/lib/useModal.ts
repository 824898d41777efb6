import { type RefObject, useEffect } from 'react';

/**
 * Opens and closes a native dialog as a modal one: the browser keeps the focus in it, closes it on Escape and gives the
 * focus back; the page behind does not scroll.
 * @param first what gets the focus when it is not the first control.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  first?: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) return element.close();
    element.showModal();
    first?.current?.focus();
  }, [dialog, open, first]);
}
