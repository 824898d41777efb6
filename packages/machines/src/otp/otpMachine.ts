import { limits } from '@abs/contract';
import { known, otpSetup, verifiedOutput } from './otpSetup.ts';

/**
 * Verifies an e-mail by the four digits sent to it. In parallel, the person enters the code, and may request a new one
 * after the countdown. Both regions are in `active`, because a parallel root would never finish.
 */
export const otpMachine = otpSetup.createMachine({
  id: 'otp',
  context: ({ input: { flow, email, resendAt, now = Date.now } }) => ({
    flow,
    email,
    typedEmail: '',
    emailError: null,
    code: '',
    codeError: null,
    message: null,
    resendAt: resendAt === undefined && email !== null ? now() + limits.OTP_RESEND_MS : (resendAt ?? null),
    now,
    verified: null,
  }),
  initial: 'askingEmail',
  states: {
    askingEmail: {
      always: { guard: 'isEmailKnown', target: 'active' },
      on: {
        'email.submitted': {
          target: 'validatingEmail',
          actions: { type: 'typeEmail', params: ({ event }) => ({ email: event.email }) },
        },
      },
    },
    validatingEmail: {
      always: [
        { guard: 'isEmailValid', target: 'active', actions: 'acceptEmail' },
        { target: 'askingEmail', actions: 'showEmailError' },
      ],
    },
    active: {
      type: 'parallel',
      on: { 'email.rejected': { guard: 'isEditing', target: 'askingEmail', actions: 'forgetEmail' } },
      states: {
        code: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'code.changed': { actions: { type: 'typeCode', params: ({ event }) => event } },
                'code.submitted': {
                  target: 'validating',
                  actions: { type: 'typeCode', params: ({ event }) => ({ code: event.code }) },
                },
              },
            },
            validating: {
              always: [{ guard: 'canSubmit', target: 'verifying', actions: 'dropMessage' }, { target: 'editing' }],
            },
            verifying: {
              tags: 'pending',
              initial: 'choosing',
              states: {
                choosing: { always: [{ guard: 'isReset', target: 'resetCode' }, { target: 'email' }] },
                email: {
                  invoke: {
                    id: 'verifyEmail',
                    src: 'verifyEmail',
                    input: ({ context }) => ({ email: known(context).email, otp: context.code }),
                    onDone: {
                      target: '#otp.verified',
                      actions: {
                        type: 'keepCredentials',
                        params: ({ event }) => ({ credentials: event.output.user_credentials }),
                      },
                    },
                    onError: {
                      target: '#otp.active.code.editing',
                      actions: [
                        { type: 'refuseCode', params: ({ event }) => ({ error: event.error }) },
                        'announceRefused',
                      ],
                    },
                  },
                },
                resetCode: {
                  invoke: {
                    id: 'checkResetCode',
                    src: 'checkResetCode',
                    input: ({ context }) => ({ email: known(context).email, otp: context.code }),
                    onDone: { target: '#otp.verified', actions: 'keepCode' },
                    onError: {
                      target: '#otp.active.code.editing',
                      actions: [
                        { type: 'refuseCode', params: ({ event }) => ({ error: event.error }) },
                        'announceRefused',
                      ],
                    },
                  },
                },
              },
            },
          },
        },
        resend: {
          initial: 'resendable',
          states: {
            resendable: {
              always: { guard: 'isCooling', target: 'coolingDown' },
              on: { 'resend.requested': { guard: 'isEditing', target: 'resending' } },
            },
            coolingDown: {
              invoke: {
                id: 'countdown',
                src: 'countdown',
                input: ({ context }) => ({ endsAt: context.resendAt ?? 0, now: context.now }),
                onDone: 'resendable',
              },
            },
            resending: {
              tags: 'pending',
              invoke: {
                id: 'sendOtp',
                src: 'sendOtp',
                input: ({ context }) => ({ flow: context.flow, email: known(context).email }),
                onDone: { target: 'coolingDown', actions: ['startCooling', 'announceResent'] },
                onError: [
                  {
                    guard: { type: 'isTooSoon', params: ({ event }) => ({ error: event.error }) },
                    target: 'coolingDown',
                    actions: [
                      { type: 'applyRetryAfter', params: ({ event }) => ({ error: event.error }) },
                      { type: 'showSendFailure', params: ({ event }) => ({ error: event.error }) },
                      'announceSendFailed',
                    ],
                  },
                  {
                    target: 'resendable',
                    actions: [
                      { type: 'showSendFailure', params: ({ event }) => ({ error: event.error }) },
                      'announceSendFailed',
                    ],
                  },
                ],
              },
            },
          },
        },
      },
    },
    verified: { type: 'final', entry: 'announceVerified' },
  },
  output: ({ context }) => verifiedOutput(context),
});
