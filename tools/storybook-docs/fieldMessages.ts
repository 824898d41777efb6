import * as contract from '@abs/contract';

type Form = { _zod: { def: { shape: Record<string, unknown> } } };
type Rule = Parameters<typeof contract.validate>[0];

const isForm = (value: unknown): value is Form & Rule =>
  typeof value === 'object' && value !== null && '_zod' in value && 'shape' in (value as Form)._zod.def;

/** Typical mistakes: values that are missing, mistyped or too long. */
const mistakes: unknown[] = [
  undefined,
  '',
  'a',
  '-1',
  '1.5',
  '1.234',
  '12345',
  'x'.repeat(5000),
  '9'.repeat(12),
  [],
  [''],
];

export type FieldMessages = { field: string; messages: string[] };

/** All messages of the fields of a form, which their rules return for the mistakes. */
function messagesOf(form: Form & Rule): FieldMessages[] {
  const fields = Object.keys(form._zod.def.shape);
  const answers = [
    ...mistakes.map((mistake) => Object.fromEntries(fields.map((field) => [field, mistake]))),
    { password: 'one password', confirmPassword: 'another one' },
  ].map((values) => contract.validate(form, values));
  return fields.map((field) => ({
    field,
    messages: [
      ...new Set(
        answers.flatMap((answer) => (answer.ok ? [] : ((answer.errors as Record<string, string>)[field] ?? []))),
      ),
    ],
  }));
}

/** The forms of the shop by name, with the messages of their fields. */
export const formMessages = Object.entries(contract)
  .filter(([name]) => name.endsWith('Form'))
  .flatMap(([name, form]) => (isForm(form) ? [{ form: name, fields: messagesOf(form) }] : []));
