import type { Page } from '@playwright/test';

/**
 * Simulates a browser's translator on each page from now on, once React has taken the page over. It replaces all text,
 * including text that appears later, with elements. The words stay the same, so that journeys find them. If React
 * updates a text node that was replaced, the page still shows the old word.
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
