import { type CallErrorCode, type FieldErrors, messageOf, validate } from '@abs/contract';
import { fieldErrorsOf, hasCode } from '../shared/failure.ts';

/** The part of a machine's context that belongs to its form: `Values` as typed, which need not pass the rules yet. */
export type FormContext<Values> = {
  values: Values;
  /** The first message of each field that needs correcting. */
  errors: FieldErrors<Values>;
  /** The error of the form as a whole; null if there is none. */
  message: string | null;
};

/** The rules for the values of a form. */
export type Rules<Form> = Parameters<typeof validate<Form>>[0];

/** The context that a form starts with. */
export function formContext<Values>(values: Values, message: string | null = null): FormContext<Values> {
  return { values, errors: {}, message };
}

/** The context after a change of one field, without the field's error and the form's message. */
export function withField<Values>(
  context: FormContext<Values>,
  field: keyof Values & string,
  value: Values[keyof Values],
): FormContext<Values> {
  return {
    values: { ...context.values, [field]: value },
    errors: { ...context.errors, [field]: undefined },
    message: null,
  };
}

/** The context after a change of the form, for a form that reports all its values. */
export function withDraft<Values>(context: FormContext<Values>, draft: Partial<Values>): FormContext<Values> {
  return (Object.keys(draft) as (keyof Values & string)[]).reduce((result, field) => {
    const value = draft[field];
    return value === undefined || value === result.values[field] ? result : withField(result, field, value);
  }, context);
}

/** The context after a submit: with the submitted values, and without errors. */
export function withSubmitted<Values>(
  context: FormContext<Values>,
  submitted: Partial<Values> | undefined,
): FormContext<Values> {
  return { values: { ...context.values, ...submitted }, errors: {}, message: null };
}

/** Whether values pass the rules. */
export function passes<Form>(rules: Rules<Form>, values: unknown): boolean {
  return validate(rules, values).ok;
}

/** The error messages of values that do not pass; empty when they do. */
export function errorsOf<Form>(rules: Rules<Form>, values: unknown): FieldErrors<Form> {
  const result = validate(rules, values);
  return result.ok ? {} : result.errors;
}

/**
 * The values as they leave the form: trimmed, a phone number as bare digits.
 * @throws Error when they do not pass, which the machines' guards rule out before they submit.
 */
export function cleaned<Form>(rules: Rules<Form>, values: unknown): Form {
  const result = validate(rules, values);
  if (!result.ok) throw new Error(`Submitted without passing: ${Object.keys(result.errors).join(', ')}`);
  return result.data;
}

/** The fields to which refusals with these codes belong. */
export type FieldOfCode<Values> = { readonly [Code in CallErrorCode]?: keyof Values & string };

/** The form's errors and message after its call failed. */
export function afterFailure<Values>(
  error: unknown,
  generic: string,
  fieldOf: FieldOfCode<Values> = {},
): Pick<FormContext<Values>, 'errors' | 'message'> {
  const message = messageOf(error, generic);
  const fields = Object.entries(fieldOf) as [CallErrorCode, string][];
  const [, field] = fields.find(([code]) => hasCode(error, code)) ?? [];
  return field
    ? { errors: { [field]: message } as FieldErrors<Values>, message: null }
    : { errors: fieldErrorsOf(error) as FieldErrors<Values>, message };
}
