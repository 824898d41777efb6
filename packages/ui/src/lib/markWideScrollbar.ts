/**
 * Notes on the root element whether the page's scrollbar takes space, as not every scrollbar does. The page keeps this
 * space while a dialog hides the scrollbar: see theme/reset.css.ts. Call it before the dialog is in the document.
 */
export function markWideScrollbar(): void {
  const root = document.documentElement;
  root.toggleAttribute('data-wide-scrollbar', window.innerWidth > root.clientWidth);
}
