/**
 * Keeps the text typed into the forms of a page across a reload or a new login. The text is read from the DOM, so forms
 * need no code for it. Secrets are never kept. The text is restored only on the same page and for the user who typed
 * it.
 */
import { type Control, controlsOf, formKey, isChoice, setValue } from './formControls.ts';
import { forget, recall, remember } from './tabStorage.ts';

type Kept = {
  path: string;
  /** The account in which it was typed; null for a guest, whose text any user of this tab may continue. */
  owner: string | null;
  keptAt: number;
  /** Typed values by the form's key (the names of its controls) and the control's name. */
  forms: Record<string, Record<string, string>>;
};

const KEY = 'typed';
const LASTS_MS = 30 * 60_000;
const SECRET = /password|one-time-code|^cc-/;

/** The controls that the user has changed. After a refusal, a form renders what was typed as the controls' defaults. */
const used = new WeakSet<EventTarget>();

/** Records which controls the user changes; called once, at start. */
export function watchTyping(): void {
  for (const type of ['input', 'change']) {
    document.addEventListener(type, ({ target }) => target && used.add(target), true);
  }
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const isOther = [...control.options].some((option) => option.selected !== option.defaultSelected);
    return control.value !== '' && (isOther || used.has(control));
  }
  if (isChoice(control)) return control.checked !== control.defaultChecked || (control.checked && used.has(control));
  return control.value !== control.defaultValue || (control.value !== '' && used.has(control));
}

/** Forms that ask for a code keep nothing, because each digit has its own field. */
const isSecret = (control: Control) =>
  control.type === 'password' ||
  control.type === 'file' ||
  SECRET.test(control.autocomplete) ||
  controlsOf(control.form as HTMLFormElement).some(({ autocomplete }) => autocomplete === 'one-time-code');

const changedControls = () =>
  [...document.forms].flatMap(controlsOf).filter((control) => control.name !== '' && isChanged(control));

/** Whether `keepTypedText` would keep all typed text: no secret is typed, and no dialog is open. */
export function canKeepTypedText(): boolean {
  return !changedControls().some(isSecret) && !document.querySelector('[role="dialog"], [role="alertdialog"]');
}

/** Whether the user has typed on this page. Values that the browser has filled in do not count. */
export const isTyping = (): boolean => changedControls().some((control) => !control.matches(':autofill'));

/** Keeps the text typed on this page. @param owner the account of the user who types */
export function keepTypedText(owner: string | null = ownerNow()): void {
  const forms: Kept['forms'] = {};
  for (const control of changedControls()) {
    if (isSecret(control) || (isChoice(control) && !control.checked)) continue;
    const key = formKey(control.form as HTMLFormElement);
    forms[key] = { ...forms[key], [control.name]: control.value };
  }
  if (Object.keys(forms).length === 0) return;
  remember(KEY, { path: location.pathname, owner, keptAt: Date.now(), forms } satisfies Kept);
}

let ownerNow: () => string | null = () => null;

/** Sets the owner of the typed text; called once, at start. */
export function connectOwner(owner: () => string | null): void {
  ownerNow = owner;
}

/** Forgets text typed in another account. Keeps a guest's text, because the guest may have signed in to continue. */
export function forgetTypedTextOfOthers(owner: string | null): void {
  const typedIn = kept()?.owner;
  if (typedIn && typedIn !== owner) forget(KEY);
}

function kept(): Kept | null {
  const found = recall(KEY) as Kept | null;
  return found && Date.now() - found.keptAt < LASTS_MS ? found : null;
}

/**
 * Restores kept text in the forms of a page as they appear, because many load later than the page.
 * @returns a function that stops waiting for them
 */
export function restoreTypedText(path: string): () => void {
  const found = kept();
  if (found?.path !== path || (found.owner !== null && found.owner !== ownerNow())) return () => {};
  const waiting = new Map(Object.entries(found.forms));
  const restore = () => {
    for (const form of document.forms) {
      const values = waiting.get(formKey(form));
      if (!values) continue;
      waiting.delete(formKey(form));
      for (const control of controlsOf(form)) {
        const value = values[control.name];
        if (value !== undefined) fill(control, value);
      }
    }
    if (waiting.size > 0) return;
    observer.disconnect();
    forget(KEY);
  };
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  restore();
  return () => observer.disconnect();
}

function fill(control: Control, value: string): void {
  if (isChoice(control)) {
    if (control.value === value && !control.checked) control.click();
    return;
  }
  if (!isChanged(control)) setValue(control, value);
}
