/**
 * Loads before the shop, small and by itself: what is pressed or sent in a page that React has not taken over yet is
 * kept, and a shop whose script does not load says so.
 */
import type { EarlyPresses } from './pages/earlyPresses.ts';

const RELOADED_FOR = 'abs.reloadedFor';
const pressed = new Set<HTMLElement>();

const root = () => document.getElementById('root');

/** Links work without script, and go on at once. */
function keep(event: Event): void {
  const target = event.target as Element;
  const submitter = (event as SubmitEvent).submitter;
  const element = event.type === 'submit' ? (submitter ?? target) : target.closest('button, a');
  if (!(element instanceof HTMLElement) || element.tagName === 'A' || !root()?.contains(element)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed.delete(element);
  pressed.add(element);
}

function stopKeeping(): void {
  for (const type of ['click', 'submit']) document.removeEventListener(type, keep, true);
}

function replay(): void {
  stopKeeping();
  for (const element of pressed) {
    if (!element.isConnected) continue;
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
  pressed.clear();
}

/** After a deployment a page that the browser has kept names scripts that are not there any more: the page of today names others. */
function checkShop(): void {
  if (root()?.dataset.state !== undefined) return;
  const version = [...document.scripts].map(({ src }) => src).join(' ');
  try {
    if (sessionStorage.getItem(RELOADED_FOR) !== version) {
      sessionStorage.setItem(RELOADED_FOR, version);
      location.reload();
      return;
    }
  } catch {
    // Where the tab may not remember, it could not tell the first reload from the hundredth.
  }
  // Nobody will replay them. Buttons that lead somewhere by themselves do so from now on.
  stopKeeping();
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.style.cssText =
    'position:sticky;inset-block-start:0;z-index:9;margin:0;padding:12px 16px;background:#7a1f12;color:#fff';
  notice.textContent =
    'The shop didn’t load completely. You can read its pages and follow links. To buy, reload the page.';
  root()?.before(notice);
}

// It may come after the shop, which then needs nothing of it.
if (root()?.dataset.state !== 'ready') {
  for (const type of ['click', 'submit']) document.addEventListener(type, keep, true);
  (window as { earlyPresses?: EarlyPresses }).earlyPresses = { replay };
  // By then the shop's script has begun, or has failed.
  if (document.readyState === 'complete') checkShop();
  else window.addEventListener('load', checkShop);
}
