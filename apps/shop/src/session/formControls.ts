export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of a form that can hold a value. */
export const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is Control => 'defaultValue' in element || 'options' in element);

/** The names of a form's controls, which identify the form. */
export const formKey = (form: HTMLFormElement) => [...new Set(controlsOf(form).map(({ name }) => name))].join();

export const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

/** Sets the value of a control and fires the event of typing, so that the control's listeners are notified. */
export function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
