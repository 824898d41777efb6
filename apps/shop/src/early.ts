/**
 * Loads before the shop, small and by itself: what is pressed, sent, typed or chosen in a page that React has not taken
 * over yet is kept, and a shop whose script does not load says so.
 */
import type { EarlyPresses } from './pages/earlyPresses.ts';

const RELOADED_FOR = 'abs.reloadedFor';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** In order. Of a field with what it then held, since React may show its own value before the field's turn. */
const pressed = new Map<HTMLElement, string | boolean>();
const KEPT = ['click', 'submit', 'input'];

const root = () => document.getElementById('root');

function keepLast(element: HTMLElement, held: string | boolean = ''): void {
  pressed.delete(element);
  pressed.set(element, held);
}

const hasCheck = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);

/** Links and fields work without script, so their own events go through. */
function keep(event: Event): void {
  const target = event.target as Element;
  if (event.type === 'input') {
    if (isField(target) && root()?.contains(target)) keepLast(target, hasCheck(target) ? target.checked : target.value);
    return;
  }
  const submitter = (event as SubmitEvent).submitter;
  const element = event.type === 'submit' ? (submitter ?? target) : target.closest('button, a');
  if (!(element instanceof HTMLElement) || element.tagName === 'A' || !root()?.contains(element)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keepLast(element);
}

function stopKeeping(): void {
  for (const type of KEPT) document.removeEventListener(type, keep, true);
}

function isField(element: Element): element is Field {
  return ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName);
}

/**
 * React takes what a field holds when it takes over as known, and hears of changes only. So the field changes twice:
 * back, by the property of the element, which React watches, and then again without it.
 */
function changeAgain(field: Field, held: string | boolean): void {
  if (hasCheck(field)) {
    field.checked = !held;
    field.click();
    return;
  }
  // What it holds can be set by nobody, and React does not compare it.
  if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const hasFocus = document.activeElement === field;
  // In the meantime more may have been typed.
  const value = hasFocus ? field.value : String(held);
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  if (!hasFocus) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

async function replay(): Promise<void> {
  stopKeeping();
  for (const [element, held] of pressed) {
    // Each in a task of its own, as a person would: React shows what one has changed before the next.
    await new Promise((resolve) => setTimeout(resolve));
    if (!element.isConnected) continue;
    if (isField(element)) changeAgain(element, held);
    else if (element instanceof HTMLFormElement) element.requestSubmit();
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
  for (const type of KEPT) document.addEventListener(type, keep, true);
  (window as { earlyPresses?: EarlyPresses }).earlyPresses = { replay };
  // By then the shop's script has begun, or has failed.
  if (document.readyState === 'complete') checkShop();
  else window.addEventListener('load', checkShop);
}
