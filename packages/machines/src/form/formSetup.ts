import type { FieldErrors } from '@abs/contract';
import {
  type AnyEventObject,
  assign,
  type EventObject,
  emit,
  type NonReducibleUnknown,
  setup,
  type UnknownActorLogic,
} from 'xstate';
import { hasStatus } from '../shared/failure.ts';
import {
  afterFailure,
  cleaned,
  errorsOf,
  type FieldOfCode,
  type FormContext,
  passes,
  type Rules,
  withSubmitted,
} from './formContext.ts';

/** The screen holds the typed values; the machine gets them when the form is submitted. */
export type FormEvent<Values> = { type: 'form.submitted'; values: Partial<Values> };

export type FormEmitted<Form, Answer> =
  /** `values` are those that were sent. */
  { type: 'form.succeeded'; values: Form; answer: Answer } | { type: 'form.failed'; message: string };

type FormTypes = {
  /** The values as the controls hold them, which need not pass the rules. */
  values: object;
  /** The server's answer to the form. */
  answer: unknown;
  input?: unknown;
  /** The context besides the form. */
  extra?: object;
  /** Events besides the submit, and emitted events besides success and failure. */
  events?: AnyEventObject;
  emitted?: EventObject;
};

type InputOf<Types> = Types extends { input: infer Input } ? Input : undefined;
type ExtraOf<Types> = Types extends { extra: infer Extra } ? Extra : object;
type EventsOf<Types> = Types extends { events: infer Events extends AnyEventObject } ? Events : never;
type EmittedOf<Types> = Types extends { emitted: infer Emitted extends EventObject } ? Emitted : never;

type FormActions<Values, Answer> = {
  takeValues: { values: Partial<Values> };
  showErrors: undefined;
  showFailure: { error: unknown };
  clearSecrets: undefined;
  emitSucceeded: { answer: Answer };
  emitFailed: undefined;
};

type FormGuards = {
  isValid: undefined;
  /** The backend has no such call. */
  isMissing: { error: unknown };
};

type FormOptions<Types extends FormTypes, Form, Actors> = {
  rules: Rules<Form>;
  types: Types;
  actors: Actors;
  /** The message for a failure without one. */
  failed: string;
  /** The field to which a refusal with this code belongs. */
  fieldOf?: FieldOfCode<Types['values']>;
  /** The fields to empty once the form is done with. */
  secrets?: readonly (keyof Types['values'] & string)[];
};

/** Types, ports, actions and guards of a form. Use `extend` to add more. */
export function formSetup<Types extends FormTypes, Form, Actors extends Record<string, UnknownActorLogic>>(
  options: FormOptions<Types, Form, Actors>,
) {
  type Values = Types['values'];
  type Context = FormContext<Values> & ExtraOf<Types>;
  /** A change of the form's part of the context; the compiler cannot know that the rest has no such members. */
  const changed = (form: Partial<FormContext<Values>>) => form as Partial<Context>;
  const { rules, failed, fieldOf, secrets = [] } = options;

  return setup<
    Context,
    FormEvent<Values> | EventsOf<Types>,
    Actors,
    Record<never, never>,
    FormActions<Values, Types['answer']>,
    FormGuards,
    never,
    'pending',
    InputOf<Types>,
    NonReducibleUnknown,
    FormEmitted<Form, Types['answer']> | EmittedOf<Types>
  >({
    // XState computes the type of this field from `Actors`, which is not known yet.
    actors: options.actors as never,
    actions: {
      takeValues: assign(({ context }, params) => changed(withSubmitted<Values>(context, params.values))),
      showErrors: assign(({ context }) => changed({ errors: errorsOf(rules, context.values) as FieldErrors<Values> })),
      showFailure: assign((_, { error }) => changed(afterFailure<Values>(error, failed, fieldOf))),
      clearSecrets: assign(({ context }) =>
        changed({ values: { ...context.values, ...Object.fromEntries(secrets.map((field) => [field, ''])) } }),
      ),
      emitSucceeded: emit(({ context }, params) => ({
        type: 'form.succeeded' as const,
        values: cleaned(rules, context.values),
        answer: params.answer,
      })),
      emitFailed: emit(({ context }) => ({
        type: 'form.failed' as const,
        message: context.message ?? Object.values<string | undefined>(context.errors)[0] ?? failed,
      })),
    },
    guards: {
      isValid: ({ context }) => passes(rules, context.values),
      isMissing: (_, params) => hasStatus(params.error, 404),
    },
  });
}

/** For `showFailure`: why a call failed. */
export const failureOf = ({ event }: { event: { error: unknown } }): { error: unknown } => ({ error: event.error });

/** For `onDone`: emits the answer and goes to `target`. */
export const succeeded = <const Target extends string>(target: Target) => ({
  target,
  actions: {
    type: 'emitSucceeded' as const,
    params: <Answer>({ event }: { event: { output: Answer } }) => ({ answer: event.output }),
  },
});

/** For `onError`, last: returns to the form and shows the error. */
export const failed = {
  target: 'editing',
  actions: [{ type: 'showFailure', params: failureOf }, 'emitFailed'],
} as const;

/** For `onError`: the backend has no such call, and the form cannot be sent at all. */
export const isUnavailable = {
  guard: { type: 'isMissing', params: failureOf },
  target: 'unavailable',
} as const;

/** The states before a form is sent. The state that sends it is called `submitting`. */
export const formStates = {
  editing: {
    on: {
      'form.submitted': {
        target: 'validating',
        actions: {
          type: 'takeValues',
          params: <Values>({ event }: { event: { values: Values } }) => ({ values: event.values }),
        },
      },
    },
  },
  validating: {
    always: [
      { guard: 'isValid', target: 'submitting' },
      { target: 'editing', actions: 'showErrors' },
    ],
  },
} as const;
