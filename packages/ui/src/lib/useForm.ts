import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';

export interface FormOptions<Name extends string> {
  /** The names of the form's controls. */
  fields: readonly Name[];
  /** Error messages by field. */
  errors?: Partial<Record<Name, string>>;
  /** The error message for the whole form. Not shown if it is the error of a field. */
  message?: string | null;
  /** A submit is in progress. Further submits are ignored. */
  pending?: boolean;
  /** Called with the values of the controls. A group without a choice has ''. */
  onSubmit: (values: Record<Name, string>) => void;
  /** Called with the values after each change, to keep them when the form is removed. */
  onDraft?: (values: Record<Name, string>) => void;
}

/** The messages that a form shows. */
type FormFeedback<Name extends string> = { errors: Partial<Record<Name, string>>; message: string | null };

/** The errors of controls that have not been edited since the submit. */
const withoutEdited = <Name extends string>(errors: Partial<Record<Name, string>>, edited: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !edited.has(name))) as typeof errors;

const firstInvalidControl = (form: HTMLFormElement, errors: Record<string, unknown>) =>
  [...form.elements].find(
    (control): control is HTMLInputElement =>
      control instanceof HTMLElement && 'name' in control && Boolean(errors[String(control.name)]),
  );

/**
 * State for an uncontrolled form. The values are read from the DOM on submit, so that autofilled values, and those
 * entered before the script loaded, count too. When a submit returns errors, the first invalid control receives focus;
 * an error disappears once its control is edited. During a submit, errors and message stay as they were: otherwise the
 * form would shrink under the pointer, and the second press of a double click would hit another control.
 * @returns `props` for the form element, `field(name)` with the props of each control, and the `message` to show
 */
export function useForm<Name extends string>({
  fields,
  errors = {},
  message = null,
  pending = false,
  onSubmit,
  onDraft,
}: FormOptions<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const isAwaitingResult = useRef(false);
  const [edited, setEdited] = useState<ReadonlySet<string>>(() => new Set());
  const isAtField = message !== null && Object.values<string | undefined>(errors).includes(message);
  const current: FormFeedback<Name> = { errors: withoutEdited(errors, edited), message: isAtField ? null : message };
  const [feedbackAtSubmit, setFeedbackAtSubmit] = useState<FormFeedback<Name> | null>(null);
  const feedback = pending && feedbackAtSubmit ? feedbackAtSubmit : current;

  useEffect(() => {
    if (!isAwaitingResult.current || pending || !form.current) return;
    const first = firstInvalidControl(form.current, errors);
    if (!first) return;
    isAwaitingResult.current = false;
    first.focus();
  });

  const read = (element: HTMLFormElement) => {
    const data = new FormData(element);
    return Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '')])) as Record<Name, string>;
  };

  return {
    props: {
      ref: form,
      noValidate: true,
      // A form that is submitted before its script has loaded must not put the entered values into the URL.
      method: 'post' as const,
      onChange: ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
        // React types the target as the form, but it is the control.
        const { name } = target;
        onDraft?.(read(currentTarget));
        if (name && !edited.has(name)) setEdited(new Set([...edited, name]));
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        // React bubbles events from a dialog to the form that rendered it.
        event.stopPropagation();
        if (pending) return;
        isAwaitingResult.current = true;
        setFeedbackAtSubmit(feedback);
        setEdited(new Set());
        onSubmit(read(event.currentTarget));
      },
    },
    field: (name: Name) => ({ name, error: feedback.errors[name] }),
    message: feedback.message,
  };
}
