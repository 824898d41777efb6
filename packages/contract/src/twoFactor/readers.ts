import type { CallResponse } from '../reading/answers.ts';
import { boolean, nullable, time } from '../reading/furtherReaders.ts';
import { messageOr } from '../reading/messages.ts';
import { additive, list, number, object, text } from '../reading/reader.ts';

const recoveryCodes = object<CallResponse<'confirmTwoFactor'>>({ recoveryCodes: list(text) });

export const twoFactorReaders = {
  getTwoFactor: object<CallResponse<'getTwoFactor'>>({
    enabledAt: nullable(time),
    isRequired: additive(boolean, false),
    recoveryCodesLeft: number,
  }),
  startTwoFactor: object<CallResponse<'startTwoFactor'>>({ secret: text, url: text }),
  confirmTwoFactor: recoveryCodes,
  renewRecoveryCodes: recoveryCodes,
  stepUp: object<CallResponse<'stepUp'>>({ expiresAt: time }),
  endTwoFactor: messageOr('Two-factor authentication is off.'),
};
