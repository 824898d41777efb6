/**
 * A small script that loads before the shop and starts it. It keeps presses, submits and input until React has hydrated
 * the page, and shows a notice if the shop's script does not load. On pages that need a session, it leads guests to the
 * login instead.
 */
import type { EarlyPresses } from './pages/earlyPresses.ts';
import { startShop } from './pages/startShop.ts';

const RELOADED_FOR = 'abs.reloadedFor';
/** As session/returnPath.ts stores it. */
const RETURN_PATH = 'abs.from';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** In order. Fields are kept with their value, because React may show its own value before the field is replayed. */
const pressed = new Map<HTMLElement, string | boolean>();
const KEPT = ['click', 'submit', 'input'];

const root = () => document.getElementById('root');

function keepLast(element: HTMLElement, held: string | boolean = ''): void {
  pressed.delete(element);
  pressed.set(element, held);
}

const hasCheck = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);

/** Links and fields work without script, so their events are not stopped. */
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
 * React assumes that it knows a field's value at hydration, and reacts only to changes. So the field changes twice:
 * back to its default, by the element's own property, which React watches, and then to its value, by the prototype's,
 * which React does not watch.
 */
function changeAgain(field: Field, held: string | boolean): void {
  if (hasCheck(field)) {
    field.checked = !held;
    field.click();
    return;
  }
  // Scripts cannot set the value of a file field, and React does not compare it.
  if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const hasFocus = document.activeElement === field;
  // The user may have typed more in the meantime.
  const value = hasFocus ? field.value : String(held);
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  if (!hasFocus) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

async function replay(): Promise<void> {
  stopKeeping();
  for (const [element, held] of pressed) {
    // Each in its own task, so that React renders the change of one before the next.
    await new Promise((resolve) => setTimeout(resolve));
    if (!element.isConnected) continue;
    if (isField(element)) changeAgain(element, held);
    else if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
  pressed.clear();
}

/**
 * Reloads the page once if the shop has not started. After a deployment, a cached page can name scripts that no longer
 * exist.
 */
async function checkShop(): Promise<void> {
  await started;
  if (root()?.dataset.state !== undefined) return;
  const version = [...document.scripts].map(({ src }) => src).join(' ');
  try {
    if (sessionStorage.getItem(RELOADED_FOR) !== version) {
      sessionStorage.setItem(RELOADED_FOR, version);
      location.reload();
      return;
    }
  } catch {
    // Without storage, the tab could not tell the first reload from the hundredth.
  }
  // The events will not be replayed. From now on, buttons that work without script do their work.
  stopKeeping();
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.style.cssText =
    'position:sticky;inset-block-start:0;z-index:9;margin:0;padding:12px 16px;background:#7a1f12;color:#fff';
  notice.textContent =
    'The shop didn’t load completely. You can read its pages and follow links. To buy, reload the page.';
  root()?.before(notice);
}

/**
 * Leads to the login if the page needs a session, as the server marks it, and this device has none. Once it has loaded,
 * the shop would do the same (routes/guards.tsx).
 */
function logInFirst(): boolean {
  try {
    if (!document.getElementById('lastSeen') || localStorage.getItem('token')) return false;
    sessionStorage.setItem(RETURN_PATH, JSON.stringify(location.pathname + location.search));
  } catch {
    // The browser keeps no data of the shop, which says so once it has loaded.
    return false;
  }
  location.replace('/login');
  return true;
}

// After a redirect this page ends.
const started = logInFirst() ? new Promise<never>(() => {}) : startShop();
// In the index itself, this script may load after the shop, which then does not need it.
if (root()?.dataset.state !== 'ready') {
  for (const type of KEPT) document.addEventListener(type, keep, true);
  (window as { earlyPresses?: EarlyPresses }).earlyPresses = { replay };
  if (document.readyState === 'complete') checkShop();
  else window.addEventListener('load', checkShop);
}
