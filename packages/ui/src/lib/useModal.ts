import { type RefObject, useEffect } from 'react';

/**
 * Opens and closes a native dialog as a modal one: the browser keeps the focus in it, closes it on Escape and gives the
 * focus back; the page behind does not scroll.
 * @param onClose called once it is closed.
 * @param first what gets the focus when it is not the first control.
 * @returns what is to be done on the dialog's own close event.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onClose: () => void,
  first?: RefObject<HTMLElement | null>,
): () => void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) return element.close();
    element.showModal();
    first?.current?.focus();
  }, [dialog, open, first]);
  // The browser tells of it with the next frame: by then it may be open again.
  return () => {
    if (!dialog.current?.open) onClose();
  };
}
