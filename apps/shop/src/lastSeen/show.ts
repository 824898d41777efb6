/**
 * A small script of the pages whose content belongs to one user: cart and profile. The server sends their placeholder
 * and a template. Until the shop has loaded the content, this script shows the page as this device saw it last.
 */
import { fill } from './filling.ts';
import { lastSeenAt } from './read.ts';

/** Shows a filled template in place of the page's placeholder, and removes it as soon as the page has no placeholder. */
function show(slot: Element, content: DocumentFragment): void {
  const hasPlaceholder = () => slot.parentElement?.querySelector(':scope > [aria-busy="true"]');
  if (!hasPlaceholder()) return;
  slot.append(content);
  const observer = new MutationObserver(() => hasPlaceholder() || remove());
  const remove = () => {
    observer.disconnect();
    slot.replaceChildren();
  };
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  // Another tab has changed the session, or the cart.
  window.addEventListener('storage', remove);
}

const slot = document.getElementById('lastSeen');
const template = document.getElementById('lastSeenTemplate') as HTMLTemplateElement | null;
try {
  const filling = lastSeenAt(location.pathname + location.search);
  if (filling && slot && template) {
    show(slot, fill(template.content, filling, JSON.parse(template.dataset.parts ?? '')));
  }
} catch {
  // The placeholder stays.
}
