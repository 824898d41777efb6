import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';

export interface FormOptions<Name extends string> {
  /** The names of the form's controls. */
  fields: readonly Name[];
  /** What is to be corrected, by name. */
  errors?: Partial<Record<Name, string>>;
  /** What went wrong with the form as a whole. */
  message?: string | null;
  /** A submit is under way: another is ignored. */
  pending?: boolean;
  /** Gets what stands in the controls, '' for a choice not made. */
  onSubmit: (values: Record<Name, string>) => void;
  /** Gets the same after each change, for whoever has to keep it when the form goes away. */
  onDraft?: (values: Record<Name, string>) => void;
}

/** What a form says beside its controls. */
type FormFeedback<Name extends string> = { errors: Partial<Record<Name, string>>; message: string | null };

/** The errors of controls that have not been edited since. */
const withoutEdited = <Name extends string>(errors: Partial<Record<Name, string>>, edited: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !edited.has(name))) as typeof errors;

const firstInvalidControl = (form: HTMLFormElement, errors: Record<string, unknown>) =>
  [...form.elements].find(
    (control): control is HTMLInputElement =>
      control instanceof HTMLElement && 'name' in control && Boolean(errors[String(control.name)]),
  );

/**
 * A form which keeps what is typed in its own controls. They are read when it is submitted, so that what a browser
 * filled in by itself, or what was typed before the script had loaded, counts too. When errors answer a submit, the
 * first control to correct is focused; an error leaves the screen once its control has been edited. While a submit is under
 * way, errors and message stay as they were: the form would otherwise shrink under the pointer, and the second press of a
 * double click would hit what moved there.
 * @returns `props` for the form element, `field(name)` with what each control needs, and the `message` to show.
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
  const current: FormFeedback<Name> = { errors: withoutEdited(errors, edited), message };
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
      onChange: ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
        const { name } = target as unknown as HTMLInputElement;
        onDraft?.(read(currentTarget));
        if (name && !edited.has(name)) setEdited(new Set([...edited, name]));
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        // React carries events out of a dialog to the form that rendered it.
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
