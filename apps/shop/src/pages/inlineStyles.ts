/**
 * Adds a disabled link, which loads nothing, after each inlined style of the page (server/document.ts). Code that loads
 * a part of the shop looks for such links, and would otherwise request the style sheet again. The HTML does not contain
 * the links, because the look-ahead of browsers loads even disabled ones.
 */
export function markInlineStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const link = document.createElement('link');
    link.setAttribute('disabled', '');
    link.rel = 'stylesheet';
    link.href = style.dataset.href ?? '';
    style.after(link);
  }
}
