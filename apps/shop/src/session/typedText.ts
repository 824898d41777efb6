/**
 * What somebody typed into the forms of a page, kept over a reload and over signing in again. Read from the page, so
 * that no form has to know. Secrets are never kept. It belongs to the person who typed it and to the page it was typed on.
 */
import { type Control, controlsOf, formKey, isChoice, setValue } from './formControls.ts';
import { forget, recall, remember } from './tabStorage.ts';

type Kept = {
  path: string;
  /** The account it was typed in; null for a guest, whose text anybody in this tab may go on with. */
  owner: string | null;
  keptAt: number;
  /** By form: the names of its controls, which tell it from others, and what was typed by name. */
  forms: Record<string, Record<string, string>>;
};

const KEY = 'typed';
const LASTS_MS = 30 * 60_000;
const SECRET = /password|one-time-code|^cc-/;

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected) && control.value !== '';
  }
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** Forms that ask for a code keep nothing at all: each of its digits has a field of its own. */
const isSecret = (control: Control) =>
  control.type === 'password' ||
  control.type === 'file' ||
  SECRET.test(control.autocomplete) ||
  controlsOf(control.form as HTMLFormElement).some(({ autocomplete }) => autocomplete === 'one-time-code');

const changedControls = () =>
  [...document.forms].flatMap(controlsOf).filter((control) => control.name !== '' && isChanged(control));

/** Whether `keepTypedText` would keep all that is typed: no secret, and no question open that waits for an answer. */
export function canKeepTypedText(): boolean {
  return !changedControls().some(isSecret) && !document.querySelector('[role="dialog"], [role="alertdialog"]');
}

/** Keeps what is typed on this page. @param owner the account of the person who types */
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

/** Forgets what was typed in another account. What a guest typed stays: they may have signed in to go on with it. */
export function forgetTypedTextOfOthers(owner: string | null): void {
  const typedIn = kept()?.owner;
  if (typedIn && typedIn !== owner) forget(KEY);
}

function kept(): Kept | null {
  const found = recall(KEY) as Kept | null;
  return found && Date.now() - found.keptAt < LASTS_MS ? found : null;
}

/**
 * Puts kept text back into the forms of a page, as they appear: many load later than the page.
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
