import * as z from 'zod/mini';
import type { SchemasOf } from '../call.ts';
import * as field from '../fields.ts';
import * as limits from '../limits.ts';
import { described } from '../named.ts';
import { message } from '../shared/messages.ts';
import { timestamp } from '../shared/scalars.ts';
import { durationOf } from '../words.ts';
import type { twoFactorEndpoints } from './endpoints.ts';
import { twoFactor } from './entities.ts';
import { appCode, twoFactorCode } from './fields.ts';

const benefit = 'a stolen password alone does not open the back office';
const guesses = 'a wrong current password or code counts as a wrong password at `login`.';
const currentPassword = described(field.password, 'The password that the account has now.');
const codeOfApp = described(
  appCode,
  `The code of ${limits.APP_CODE_LENGTH} digits that the authenticator app shows. Spaces in it are ignored.`,
);
const code = described(twoFactorCode, 'The code of the authenticator app, or an unused recovery code.');
const withPasswordAndCode = {
  limits: guesses,
  benefit,
  body: z.strictObject({ currentPassword, code }),
  errors: ['wrong_password', 'invalid_code', 'not_found', 'rate_limited'],
} as const;
const recoveryCodes = z.object({
  recoveryCodes: described(
    z.array(z.string()),
    `${limits.RECOVERY_CODES} codes for a login without the app, once each. They are not shown again.`,
  ),
});

export const twoFactorCalls = {
  getTwoFactor: {
    summary: 'Read whether the own logins require a code',
    description: 'Also answers how many recovery codes are left, so that the admin can replace them in time.',
    benefit,
    response: twoFactor,
  },
  startTwoFactor: {
    summary: 'Start to set up two-factor authentication',
    description:
      'Requires the current password. Answers a new secret for an authenticator app (TOTP, RFC 6238: SHA-1, 6 digits, ' +
      '30 seconds). Logins require no code before it is confirmed. Another start replaces the secret.',
    limits: guesses,
    benefit,
    body: z.strictObject({ currentPassword }),
    response: z.object({
      secret: described(z.string(), 'In Base32, for apps into which it is typed.'),
      url: described(z.string(), 'The `otpauth:` URL, for a QR code.'),
    }),
    errors: ['wrong_password', 'two_factor_on', 'rate_limited'],
  },
  confirmTwoFactor: {
    summary: 'Turn on two-factor authentication',
    description:
      'Requires a code of the app, as proof that it has the secret. Ends every other session of the account and mails ' +
      'the owner.',
    limits: guesses,
    benefit,
    body: z.strictObject({ code: codeOfApp }),
    response: recoveryCodes,
    errors: ['invalid_code', 'two_factor_on', 'not_found', 'rate_limited'],
  },
  renewRecoveryCodes: {
    summary: 'Replace the recovery codes',
    description: 'Requires the current password and a code. Earlier recovery codes become invalid.',
    ...withPasswordAndCode,
    response: recoveryCodes,
  },
  stepUp: {
    summary: 'Give the session a recent code',
    description:
      'Requires a code. Calls that were answered with `step_up_required` can then be repeated. A login with a code ' +
      'gives its session one too.',
    limits: `${guesses} A code is recent for ${durationOf(limits.STEP_UP_MS)}.`,
    benefit: 'a screen that was left open does not give away the data of customers',
    body: z.strictObject({ code }),
    response: z.object({ expiresAt: described(timestamp, 'Until when the code is recent.') }),
    errors: ['invalid_code', 'not_found', 'rate_limited'],
  },
  endTwoFactor: {
    summary: 'Turn off two-factor authentication',
    description: 'Requires the current password and a code. Mails the owner.',
    ...withPasswordAndCode,
    response: message,
  },
} as const satisfies SchemasOf<typeof twoFactorEndpoints>;
