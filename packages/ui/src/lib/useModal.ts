import { type RefObject, useEffect } from 'react';
import { markWideScrollbar } from './markWideScrollbar.ts';

/**
 * Opens and closes a native dialog as a modal one. The browser traps focus, closes it on Escape and returns focus; the
 * page behind does not scroll.
 * @param onClose called once it is closed
 * @param first the element to focus, if not the first control
 * @returns the handler for the dialog's close event
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
    markWideScrollbar();
    element.showModal();
    first?.current?.focus();
  }, [dialog, open, first]);
  // The browser fires the event on the next frame, when the dialog may be open again.
  return () => {
    if (!dialog.current?.open) onClose();
  };
}
