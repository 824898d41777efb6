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
type Shown<Name extends string> = { errors: Partial<Record<Name, string>>; message: string | null };

/** The errors of controls that have not been edited since. */
const without = <Name extends string>(errors: Partial<Record<Name, string>>, edited: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !edited.has(name))) as typeof errors;

const focusable = (form: HTMLFormElement, errors: Record<string, unknown>) =>
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
  const awaitsAnswer = useRef(false);
  const [edited, setEdited] = useState<ReadonlySet<string>>(() => new Set());
  const current: Shown<Name> = { errors: without(errors, edited), message };
  const [submitted, setSubmitted] = useState<Shown<Name> | null>(null);
  const shown = pending && submitted ? submitted : current;

  useEffect(() => {
    if (!awaitsAnswer.current || pending || !form.current) return;
    const first = focusable(form.current, errors);
    if (!first) return;
    awaitsAnswer.current = false;
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
        awaitsAnswer.current = true;
        setSubmitted(shown);
        setEdited(new Set());
        onSubmit(read(event.currentTarget));
      },
    },
    field: (name: Name) => ({ name, error: shown.errors[name] }),
    message: shown.message,
  };
}
