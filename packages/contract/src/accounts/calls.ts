import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import type { SchemasOf } from '../call.ts';
import * as field from '../fields.ts';
import { message, note } from '../shared/messages.ts';
import { page } from '../shared/queries.ts';
import { id } from '../shared/scalars.ts';
import type { accountEndpoints } from './endpoints.ts';
import { profilePagination, user, userCredentials } from './entities.ts';

/** Proves at the next login that the account signed in on this device before; it is not a credential. */
const deviceToken = additive(z.optional(z.string().check(z.maxLength(200))));
const credentialsAnswer = z.object({ message: note, user_credentials: userCredentials, deviceToken });

export const accountCalls = {
  signup: {
    summary: 'Open an account; a 4-digit code goes to the e-mail address.',
    body: z.strictObject({ email: field.email, password: field.newPassword }),
    status: 201,
    response: message,
    errors: ['email_taken', 'weak_password'],
  },
  login: {
    summary: 'Sign in with e-mail and password.',
    body: z.strictObject({ email: field.loginEmail, password: field.password, deviceToken }),
    response: credentialsAnswer,
    errors: ['invalid_credentials', 'email_unverified', 'account_blocked'],
  },
  logout: { summary: 'Revoke the bearer token.', benefit: 'logging out ends the token', response: message },
  logoutEverywhere: {
    summary: 'Revoke every token of the account, this one too, and forget its devices.',
    benefit: 'a shopper can log out on all devices',
    response: message,
  },
  completeProfile: {
    summary: "Set the session user's own names and gender.",
    params: z.object({ id }),
    body: z.strictObject({ firstName: field.firstName, lastName: field.lastName, gender: field.gender }),
    response: z.object({ message: note, data: user }),
    errors: ['forbidden'],
  },
  verifyEmail: {
    summary: 'Spend a sign-up code: the e-mail is verified and the user signed in.',
    body: z.strictObject({ email: field.email, otp: field.otp, deviceToken }),
    response: credentialsAnswer,
    errors: ['invalid_code', 'link_required', 'account_blocked'],
  },
  verifyEmailAccount: {
    summary: 'A sign-up code is spent as by /verify-email. A reset code is only checked: not spent, nobody signed in.',
    body: z.strictObject({ email: field.email, otp: field.otp, deviceToken }),
    response: z.object({
      message: note,
      user_credentials: z.optional(userCredentials),
      deviceToken,
    }),
    errors: ['invalid_code', 'link_required', 'account_blocked'],
  },
  requestOtp: {
    summary: 'Send a new sign-up code. The answer is the same for an unknown e-mail.',
    body: z.strictObject({ email: field.email }),
    response: message,
  },
  forgotPassword: {
    summary:
      'Send a password reset code, or a link where codes are refused. The answer is the same for an unknown e-mail.',
    body: z.strictObject({ email: field.registeredEmail }),
    response: message,
  },
  resetPassword: {
    summary: "Spend a reset code or a mailed link's token, set a new password and revoke every session of the account.",
    body: z.strictObject({ email: field.email, otp: field.resetCode, password: field.newPassword }),
    response: message,
    errors: ['invalid_code', 'link_required', 'weak_password'],
  },
  getProfile: {
    summary: "The session's user, and how many orders and pages of orders there are.",
    query: z.object({ page }),
    response: z.object({ user: user, pagination: profilePagination }),
  },
} as const satisfies SchemasOf<typeof accountEndpoints>;
