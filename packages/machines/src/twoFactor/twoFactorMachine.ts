import {
  type CallResponse,
  type ChangeTwoFactorForm,
  type ConfirmTwoFactorForm,
  changeTwoFactorForm,
  confirmTwoFactorForm,
  messageOf,
  type StartTwoFactorForm,
  startTwoFactorForm,
} from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import {
  afterFailure,
  cleaned,
  errorsOf,
  type FormContext,
  failureOf,
  formContext,
  passes,
  withSubmitted,
} from '../form/index.ts';
import { hasCode } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import * as settingsMessages from '../shared/settingsMessages.ts';

type Status = CallResponse<'getTwoFactor'>;
type Setup = CallResponse<'startTwoFactor'>;
type Codes = CallResponse<'confirmTwoFactor'>;
type Ended = CallResponse<'endTwoFactor'>;
type Values = ChangeTwoFactorForm;

export type TwoFactorEvent =
  /** Loads whether it is on, again if that is known. */
  | { type: 'refresh.requested' }
  | { type: 'setup.requested' }
  /** The form of the state: the password to set up, the code to turn on, both to change. */
  | { type: 'form.submitted'; values: Partial<Values> }
  | { type: 'form.cancelled' }
  | { type: 'renewal.requested' }
  | { type: 'end.requested' }
  /** The admin has saved the recovery codes. */
  | { type: 'codes.saved' };

export type TwoFactorEmitted = { type: 'twoFactor.ended'; message: string };

type TwoFactorContext = FormContext<Values> & {
  /** Null while it is off. */
  enabledAt: string | null;
  recoveryCodesLeft: number;
  /** Whether the shop requires it. */
  isRequired: boolean;
  /** The new secret while it is being set up. */
  secret: Setup | null;
  /** The new recovery codes while they are shown. */
  recoveryCodes: readonly string[];
};

type RulesName = keyof typeof rules;
type Submitted = { form: RulesName; values: Partial<Values> };

const rules = { start: startTwoFactorForm, confirm: confirmTwoFactorForm, change: changeTwoFactorForm };

/** A form's state: what passes its rules is sent by `target`. */
const submits = <const Target extends string>(form: RulesName, target: Target) => {
  const params = ({ event }: { event: { values: Partial<Values> } }) => ({ form, values: event.values });
  return [
    { guard: { type: 'isValid', params }, target, actions: { type: 'takeValues', params } },
    { actions: { type: 'takeValues', params } },
  ] as const;
};

/** After a refusal: loads again if another session or tab has changed it, otherwise returns to the form. */
const refused = <const Target extends string>(form: Target) =>
  [
    { guard: { type: 'isOutdated', params: failureOf }, target: 'loading', actions: showFailure },
    { target: form, actions: showFailure },
  ] as const;
const showFailure = { type: 'showFailure', params: failureOf } as const;

const showsCodes = {
  target: 'showingCodes',
  actions: { type: 'takeCodes', params: ({ event }: { event: { output: Codes } }) => event.output },
} as const;

/** Sets up two-factor authentication of a signed-in admin, replaces its recovery codes, and turns it off. */
export const twoFactorMachine = setup({
  types: {
    context: {} as TwoFactorContext,
    events: {} as TwoFactorEvent,
    emitted: {} as TwoFactorEmitted,
    tags: {} as 'pending',
    children: {} as {
      getTwoFactor: 'getTwoFactor';
      startTwoFactor: 'startTwoFactor';
      confirmTwoFactor: 'confirmTwoFactor';
      renewRecoveryCodes: 'renewRecoveryCodes';
      endTwoFactor: 'endTwoFactor';
    },
  },
  actors: {
    getTwoFactor: port<Status, undefined>('getTwoFactor'),
    startTwoFactor: port<Setup, StartTwoFactorForm>('startTwoFactor'),
    confirmTwoFactor: port<Codes, ConfirmTwoFactorForm>('confirmTwoFactor'),
    renewRecoveryCodes: port<Codes, ChangeTwoFactorForm>('renewRecoveryCodes'),
    endTwoFactor: port<Ended, ChangeTwoFactorForm>('endTwoFactor'),
  },
  actions: {
    clearForm: assign(() => emptyForm()),
    clearSecret: assign({ secret: null }),
    clearCodes: assign({ recoveryCodes: [] }),
    /** The message of a refusal before stays. */
    takeStatus: assign(({ context }, status: Status) => ({ ...emptyForm(context.message), ...status })),
    takeSecret: assign((_, secret: Setup) => ({ ...emptyForm(), secret })),
    takeCodes: assign((_, { recoveryCodes }: Codes) => ({ ...emptyForm(), secret: null, recoveryCodes })),
    takeOff: assign(() => ({ ...emptyForm(), enabledAt: null, recoveryCodesLeft: 0 })),
    takeValues: assign(({ context }, { form, values }: Submitted) => ({
      ...withSubmitted(context, values),
      errors: errorsOf<Values>(rules[form] as typeof rules.change, values),
    })),
    showLoadFailure: assign((_, { error }: { error: unknown }) => ({
      message: messageOf(error, settingsMessages.twoFactorLoadFailed),
    })),
    showFailure: assign((_, { error }: { error: unknown }) =>
      afterFailure<Values>(error, settingsMessages.twoFactorChangeFailed, {
        wrong_password: 'currentPassword',
        invalid_code: 'code',
      }),
    ),
    emitEnded: emit((_, { message }: Ended) => ({ type: 'twoFactor.ended' as const, message })),
  },
  guards: {
    isOn: (_, { enabledAt }: Status) => enabledAt !== null,
    isValid: (_, { form, values }: Submitted) => passes(rules[form] as typeof rules.change, values),
    isOutdated: (_, { error }: { error: unknown }) => hasCode(error, 'two_factor_on') || hasCode(error, 'not_found'),
  },
}).createMachine({
  id: 'twoFactor',
  context: {
    ...emptyForm(),
    enabledAt: null,
    isRequired: false,
    recoveryCodesLeft: 0,
    secret: null,
    recoveryCodes: [],
  },
  initial: 'idle',
  states: {
    idle: { on: { 'refresh.requested': 'loading' } },
    loading: {
      entry: 'clearSecret',
      invoke: {
        id: 'getTwoFactor',
        src: 'getTwoFactor',
        onDone: [
          {
            guard: { type: 'isOn', params: ({ event }) => event.output },
            target: 'on',
            actions: { type: 'takeStatus', params: ({ event }) => event.output },
          },
          { target: 'off', actions: { type: 'takeStatus', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'showLoadFailure', params: failureOf } },
      },
    },
    failed: { on: { 'refresh.requested': { target: 'loading', actions: 'clearForm' } } },
    off: { on: { 'setup.requested': { target: 'startForm', actions: 'clearForm' } } },
    startForm: {
      on: {
        'form.submitted': submits('start', 'starting'),
        'form.cancelled': { target: 'off', actions: 'clearForm' },
      },
    },
    starting: {
      tags: 'pending',
      invoke: {
        id: 'startTwoFactor',
        src: 'startTwoFactor',
        input: ({ context }) => cleaned(rules.start, context.values),
        onDone: { target: 'settingUp', actions: { type: 'takeSecret', params: ({ event }) => event.output } },
        onError: refused('startForm'),
      },
    },
    settingUp: {
      on: {
        'form.submitted': submits('confirm', 'enabling'),
        'form.cancelled': { target: 'off', actions: ['clearForm', 'clearSecret'] },
      },
    },
    enabling: {
      tags: 'pending',
      invoke: {
        id: 'confirmTwoFactor',
        src: 'confirmTwoFactor',
        input: ({ context }) => cleaned(rules.confirm, context.values),
        onDone: showsCodes,
        onError: refused('settingUp'),
      },
    },
    showingCodes: { on: { 'codes.saved': { target: 'loading', actions: 'clearCodes' } } },
    on: {
      on: {
        'renewal.requested': { target: 'renewalForm', actions: 'clearForm' },
        'end.requested': { target: 'endForm', actions: 'clearForm' },
      },
    },
    renewalForm: {
      on: {
        'form.submitted': submits('change', 'renewing'),
        'form.cancelled': { target: 'on', actions: 'clearForm' },
      },
    },
    renewing: {
      tags: 'pending',
      invoke: {
        id: 'renewRecoveryCodes',
        src: 'renewRecoveryCodes',
        input: ({ context }) => cleaned(rules.change, context.values),
        onDone: showsCodes,
        onError: refused('renewalForm'),
      },
    },
    endForm: {
      on: {
        'form.submitted': submits('change', 'ending'),
        'form.cancelled': { target: 'on', actions: 'clearForm' },
      },
    },
    ending: {
      tags: 'pending',
      invoke: {
        id: 'endTwoFactor',
        src: 'endTwoFactor',
        input: ({ context }) => cleaned(rules.change, context.values),
        onDone: {
          target: 'off',
          actions: [{ type: 'emitEnded', params: ({ event }) => event.output }, 'takeOff'],
        },
        onError: refused('endForm'),
      },
    },
  },
});

function emptyForm(message: string | null = null): FormContext<Values> {
  return formContext({ currentPassword: '', code: '' }, message);
}
