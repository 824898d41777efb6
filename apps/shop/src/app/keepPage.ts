import { type Control, controlsOf, formKey, isChoice, setValue } from '../session/formControls.ts';

const valuesOf = (form: HTMLFormElement) =>
  controlsOf(form).map((control) => (isChoice(control) ? control.checked : control.value));

function restoreValue(control: Control, value: string | boolean | undefined): void {
  // Files cannot be set.
  if (value === undefined || control.type === 'file') return;
  if (!isChoice(control)) {
    if (control.value !== value) setValue(control, String(value));
    return;
  }
  // A radio is unchecked by checking another one.
  if (control.checked !== value && (value || control.type === 'checkbox')) control.click();
}

/** Finds an element again, by its position among the elements with its tag. */
function placeOf(element: Element | null): (() => Element | undefined) | null {
  if (!element || element === document.body) return null;
  const ofKind = () => document.getElementsByTagName(element.tagName);
  const index = [...ofKind()].indexOf(element);
  return () => ofKind()[index];
}

/**
 * Keeps the values of the page's forms and the position of the focus while the page is remounted. They stay in memory,
 * so passwords are kept too.
 * @returns a function that restores both
 */
export function keepPage(): () => void {
  const forms = [...document.forms].map((form) => ({ key: formKey(form), values: valuesOf(form) }));
  const focused = placeOf(document.activeElement);
  return () => {
    const waiting = [...document.forms];
    for (const { key, values } of forms) {
      const index = waiting.findIndex((form) => formKey(form) === key && controlsOf(form).length === values.length);
      const [form] = index < 0 ? [] : waiting.splice(index, 1);
      if (!form) continue;
      for (const [place, control] of controlsOf(form).entries()) restoreValue(control, values[place]);
    }
    const element = focused?.();
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  };
}
