/**
 * Puts a link that loads nothing beside each style that the page carries in itself (server/document.ts). What loads a
 * part of the shop looks for such links, and would request the style sheet again. In the HTML, browsers that look ahead
 * would load even a disabled one.
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
