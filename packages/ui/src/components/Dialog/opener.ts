/** What had the focus before a dialog opened. */
export interface Opener {
  element: Element | null;
  /** The opener of the dialog that was open or closing at that moment. */
  below: Opener | undefined;
}

/** The openers of the dialogs that are open or closing, the newest last. */
const openers = new Set<Opener>();

/** Records what has the focus before a dialog opens. */
export function openedFrom(element: Element | null): Opener {
  const opener = { element, below: [...openers].at(-1) };
  openers.add(opener);
  return opener;
}

/**
 * Returns the focus from a dialog that has closed. What opened it may have been in another dialog that was closing, and
 * is no longer on the page: the focus then returns to what opened that one.
 * @param target the element that gets it in any case, if any
 */
export function returnFocusTo(opener: Opener, target?: HTMLElement | null): void {
  openers.delete(opener);
  const { element, below } = opener;
  const isThere = element?.isConnected && element !== element.ownerDocument.body;
  opener.element = target ?? (isThere ? element : below?.element) ?? null;
  opener.below = undefined;
  if (opener.element instanceof HTMLElement) opener.element.focus();
}
