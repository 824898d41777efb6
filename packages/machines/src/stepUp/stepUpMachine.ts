import { type CallResponse, type TwoFactorCodeForm, twoFactorCodeForm } from '@abs/contract';
import { cleaned, failed, formContext, formSetup, formStates, succeeded } from '../form/index.ts';
import { port } from '../shared/port.ts';
import * as settingsMessages from '../shared/settingsMessages.ts';

type Answer = CallResponse<'stepUp'>;

/** Takes a code for a call that requires a recent one. */
export const stepUpMachine = formSetup({
  rules: twoFactorCodeForm,
  types: {} as { values: TwoFactorCodeForm; answer: Answer },
  actors: { stepUp: port<Answer, TwoFactorCodeForm>('stepUp') },
  failed: settingsMessages.stepUpFailed,
  fieldOf: { invalid_code: 'code' },
}).createMachine({
  id: 'stepUp',
  context: formContext({ code: '' }),
  initial: 'editing',
  states: {
    ...formStates,
    submitting: {
      tags: 'pending',
      invoke: {
        id: 'stepUp',
        src: 'stepUp',
        input: ({ context }) => cleaned(twoFactorCodeForm, context.values),
        onDone: succeeded('given'),
        onError: failed,
      },
    },
    given: { type: 'final' },
  },
});
