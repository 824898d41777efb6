export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of a form that hold something. */
export const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is Control => 'defaultValue' in element || 'options' in element);

/** The names of a form's controls, which tell it from others. */
export const formKey = (form: HTMLFormElement) => [...new Set(controlsOf(form).map(({ name }) => name))].join();

export const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

/** Gives a control a value and fires the events of typing, so that listeners of the control are notified. */
export function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
