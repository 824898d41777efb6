import type { Page } from '@playwright/test';

/**
 * Has a browser's translator at work on the shop's pages from now on, as soon as each of them is React's: all text, also what
 * appears later, is replaced by elements of its own. The words stay, so that a journey finds them; what React still
 * changes in a text that it has lost shows as an old word.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isLeft = (element: Element | null) =>
      !element || element.closest('script, style, noscript, textarea, option, svg, font, [translate="no"]') !== null;

    function translate(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || isLeft(text.parentElement)) continue;
        const outer = document.createElement('font');
        outer.appendChild(document.createElement('font')).textContent = text.data;
        text.replaceWith(outer);
      }
    }

    function begin(): void {
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes, target, type } of changes) {
          if (type === 'characterData') translate(target);
          for (const node of addedNodes) if (node.isConnected) translate(node);
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    }

    const isReady = () => document.getElementById('root')?.dataset.state === 'ready';
    const waiting = new MutationObserver(() => {
      if (!isReady()) return;
      waiting.disconnect();
      begin();
    });
    waiting.observe(document, { attributeFilter: ['data-state'], childList: true, subtree: true });
  });
}
