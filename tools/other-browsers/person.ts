import { setTimeout } from 'node:timers/promises';
import type { Driver } from './driver.ts';

/** The longest wait for something to appear. */
export const PATIENCE_MS = 30_000;

/** Runs in the page, so it uses nothing from outside. @returns where to press, or why it cannot be pressed yet */
function place(kind: 'field' | 'control', name: string): { x: number; y: number } | string {
  const all = (selector: string, root: ParentNode = document) => [...root.querySelectorAll<HTMLElement>(selector)];
  const dialog = all('dialog[open], [role="dialog"], [role="alertdialog"]').at(-1);
  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ??
    ((element as HTMLInputElement).labels?.[0]?.textContent || element.textContent || '').trim();
  const candidates = all(kind === 'field' ? 'input, textarea' : 'button, a[href], label', dialog ?? document);
  const element = candidates.find(
    (one) => one.getClientRects().length > 0 && !one.closest('[inert]') && new RegExp(name).test(nameOf(one)),
  );
  if (!element) return `There is no ${kind} “${name}” at ${location.pathname}.`;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  return hit && (element.contains(hit) || hit.contains(element)) ? { x, y } : `Something covers ${kind} “${name}”.`;
}

/** What a person does with a browser: reads, presses and types. Each step waits until it is possible. */
export function personAt(browser: Driver) {
  /** @throws with the page's text when the condition does not become true */
  async function wait<T>(what: string, condition: () => Promise<T | undefined>): Promise<T> {
    const end = Date.now() + PATIENCE_MS;
    let problem: unknown = '';
    while (Date.now() < end) {
      try {
        const value = await condition();
        if (value !== undefined) return value;
      } catch (error) {
        // While a page is replaced by the next one, nothing can be read.
        problem = error;
      }
      await setTimeout(100);
    }
    const text = await browser.evaluate('document.body.innerText').catch(() => '');
    throw new Error(`${browser.name}: ${what}. ${problem}\n${text}`);
  }

  async function press(kind: 'field' | 'control', name: string): Promise<void> {
    let last = '';
    const { x, y } = await wait(`${kind} “${name}” cannot be pressed`, async () => {
      const found = await browser.evaluate(`(${place})(${JSON.stringify(kind)}, ${JSON.stringify(name)})`);
      if (typeof found === 'string') throw new Error(found);
      // What moves would be missed.
      const isStill = JSON.stringify(found) === last;
      last = JSON.stringify(found);
      return isStill ? (found as { x: number; y: number }) : undefined;
    });
    await browser.click(x, y);
  }

  return {
    open: (url: string) => browser.open(url),
    /** @param name a regular expression for its accessible name */
    press: (name: string) => press('control', name),
    /** Types in place of what the field contains. */
    async fill(name: string, text: string) {
      await press('field', name);
      await browser.evaluate('document.activeElement.select()');
      await browser.type(text);
    },
    async type(text: string) {
      await browser.type(text);
    },
    /** @returns the first match of the page's text */
    see: (text: RegExp) =>
      wait(
        `${text} does not appear`,
        async () => text.exec(String(await browser.evaluate('document.body.innerText')))?.[0],
      ),
  };
}
