import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import type { SchemasOf } from '../call.ts';
import { callLimits, loginSlowdowns } from '../callLimits.ts';
import * as field from '../fields.ts';
import { passwordDiffers } from '../forms.ts';
import * as limits from '../limits.ts';
import { described } from '../named.ts';
import { message, note } from '../shared/messages.ts';
import { page } from '../shared/queries.ts';
import { idOf, nullable } from '../shared/scalars.ts';
import { twoFactorCode } from '../twoFactor/fields.ts';
import { durationOf, rateOf } from '../words.ts';
import type { accountEndpoints } from './endpoints.ts';
import { accountSession, profilePagination, user, userCredentials } from './entities.ts';
import type { settingsEndpoints } from './settingsEndpoints.ts';
import { accountSettings } from './values.ts';

const email = described(field.email, 'The e-mail address of the account.');
const newPassword = described(field.newPassword, 'Any characters. One that is easy to guess is refused.');
const otp = described(
  field.otp,
  `The code of ${limits.OTP_LENGTH} digits from the mail. Spaces and hyphens in it are ignored.`,
);
const deviceToken = additive(
  described(
    z.optional(z.string().check(z.maxLength(200))),
    'Proves at the next login that the account signed in on this device before, so that guesses by others do not ' +
      'delay it. It is not a credential.',
  ),
);
const currentPassword = described(field.password, 'The password that the account has now.');
const changePasswordBody = z
  .strictObject({
    currentPassword,
    password: newPassword,
  })
  .check(passwordDiffers());
const token = described(z.string().check(z.minLength(1), z.maxLength(64)), 'The token of the link in a mail.');
const emailChangeLinks = `the links are valid for ${durationOf(limits.EMAIL_CHANGE_LIFETIME_MS)}, or until another request.`;
const emailChange = 'a shopper can change the email address';
const pendingEmail = additive(
  described(nullable(z.string()), 'The requested new e-mail address, until it is confirmed at both; otherwise null.'),
);
const settings = additive(
  described(z.array(z.enum(accountSettings)), 'What the account settings offer besides names and gender.'),
);
const credentialsAnswer = z.object({ message: note, user_credentials: userCredentials, deviceToken });

const mailedCodes =
  `a code again after ${durationOf(limits.OTP_RESEND_MS)}; ${rateOf(callLimits.codesByMailbox)} to one mailbox; ` +
  `${rateOf(callLimits.codesByIp)} from one IP address.`;
const enteredCodes =
  `a code is valid for ${durationOf(limits.OTP_LIFETIME_MS)} and ${limits.OTP_TRIES_MAX} wrong tries; ` +
  `${rateOf(callLimits.guessesByIp)} wrong codes from one IP address. After many wrong codes in a month, the account ` +
  'needs a link instead (`link_required`).';

export const accountCalls = {
  signup: {
    summary: 'Open an account',
    description:
      `Mails a code of ${limits.OTP_LENGTH} digits to the address. Nobody can log in before it is entered with ` +
      '`verifyEmail`. The same e-mail and password again, before that, mail another code.',
    limits: `${rateOf(callLimits.signupByIp)} from one IP address; ${rateOf(callLimits.codesByMailbox)} to one mailbox.`,
    body: z.strictObject({ email, password: newPassword }),
    status: 201,
    response: message,
    errors: ['email_taken', 'weak_password', 'rate_limited'],
  },
  login: {
    summary: 'Log in with e-mail and password',
    description:
      'Answers a new bearer token. A wrong password and an e-mail without an account get the same answer, after the ' +
      'same time.',
    limits:
      `after ${loginSlowdowns.byAccount.free} wrong passwords in ${durationOf(loginSlowdowns.byAccount.windowMs)}, the ` +
      `next attempt on the account waits ${durationOf(loginSlowdowns.byAccount.firstMs)}, then twice as long each time, ` +
      `up to ${durationOf(loginSlowdowns.byAccount.longestMs)}; after ${loginSlowdowns.byIp.free} wrong passwords, ` +
      'attempts from the IP address wait too. Known devices have a budget of their own.',
    body: z.strictObject({
      email: described(field.loginEmail, 'The e-mail address of the account.'),
      password: described(field.password, 'The password of the account.'),
      code: additive(
        described(
          z.optional(twoFactorCode),
          'A code of the authenticator app or a recovery code, if the account requires one.',
        ),
      ),
      deviceToken,
    }),
    response: credentialsAnswer,
    errors: [
      'invalid_credentials',
      'two_factor_required',
      'invalid_code',
      'email_unverified',
      'account_blocked',
      'rate_limited',
    ],
  },
  logout: {
    summary: 'End the session',
    description: 'Revokes the bearer token of this request. Other sessions of the account stay.',
    benefit: 'logging out ends the token',
    response: message,
  },
  logoutEverywhere: {
    summary: 'End all sessions of the account',
    description: 'Revokes every bearer token of the account, this one too, and forgets its devices.',
    benefit: 'a shopper can log out on all devices',
    response: message,
  },
  completeProfile: {
    summary: 'Set the own names and gender',
    description: 'The id must be that of the logged-in user. Repeating it replaces the values.',
    params: idOf('logged-in user'),
    body: z.strictObject({
      firstName: described(field.firstName, 'The first name.'),
      lastName: described(field.lastName, 'The last name.'),
      gender: described(field.gender, 'The gender.'),
    }),
    response: z.object({ message: note, data: user }),
    errors: ['forbidden'],
  },
  verifyEmail: {
    summary: 'Enter a sign-up code',
    description: 'Spends the code: the e-mail is verified, and the answer has a bearer token.',
    limits: enteredCodes,
    body: z.strictObject({ email, otp, deviceToken }),
    response: credentialsAnswer,
    errors: ['invalid_code', 'link_required', 'account_blocked', 'rate_limited'],
  },
  verifyEmailAccount: {
    summary: 'Enter a sign-up code or check a reset code',
    description:
      'Spends a sign-up code, as `verifyEmail` does. Only checks a reset code, which `resetPassword` then spends: the ' +
      'answer has no credentials.',
    limits: enteredCodes,
    body: z.strictObject({ email, otp, deviceToken }),
    response: z.object({
      message: note,
      user_credentials: z.optional(userCredentials),
      deviceToken,
    }),
    errors: ['invalid_code', 'link_required', 'account_blocked', 'rate_limited'],
  },
  requestOtp: {
    summary: 'Mail another sign-up code',
    description:
      'The new code replaces earlier ones. The answer is the same for an e-mail without an unverified account.',
    limits: mailedCodes,
    body: z.strictObject({ email }),
    response: message,
    errors: ['rate_limited'],
  },
  forgotPassword: {
    summary: 'Mail a code to reset the password',
    description:
      'Mails a link instead to admins, and to accounts for which codes are refused after many wrong ones. The answer is ' +
      'the same for an e-mail without an account.',
    limits: mailedCodes,
    body: z.strictObject({ email: described(field.registeredEmail, 'The e-mail address of the account.') }),
    response: message,
    errors: ['rate_limited'],
  },
  resetPassword: {
    summary: 'Set a new password',
    description:
      'Spends a reset code or the token of a mailed link, and ends every session of the account. It does not sign the ' +
      'user in.',
    limits: `${enteredCodes} A link is valid for ${durationOf(limits.RESET_LINK_LIFETIME_MS)}.`,
    body: z.strictObject({
      email,
      otp: described(field.resetCode, `The code of ${limits.OTP_LENGTH} digits, or the token of the link.`),
      password: newPassword,
    }),
    response: message,
    errors: ['invalid_code', 'link_required', 'weak_password', 'rate_limited'],
  },
  changePassword: {
    summary: 'Change the own password',
    description:
      'Requires the current password. Ends every other session of the account, spends its codes and links, and mails ' +
      'the owner. The bearer token of this request stays valid.',
    limits: 'a wrong current password counts as a wrong password at `login`.',
    benefit: 'a shopper can change the password while logged in',
    body: changePasswordBody,
    response: message,
    errors: ['wrong_password', 'weak_password', 'rate_limited'],
  },
  requestEmailChange: {
    summary: 'Request a change of the own e-mail address',
    description:
      'Requires the current password. Mails a link to the current and to the new address; the change is made when both ' +
      'are confirmed. Another request replaces it. If the new address has an account, its owner gets a mail without a ' +
      'link, and the answer is the same.',
    limits:
      `${rateOf(callLimits.emailChangesByUser)} by one user; ${rateOf(callLimits.emailChangeMailsByMailbox)} to one new ` +
      `mailbox; ${emailChangeLinks} A wrong current password counts as a wrong password at \`login\`.`,
    benefit: emailChange,
    body: z.strictObject({ email: described(field.email, 'The new e-mail address.'), currentPassword }),
    response: message,
    errors: ['wrong_password', 'rate_limited'],
  },
  confirmEmailChange: {
    summary: 'Confirm a change of an e-mail address',
    description:
      'Takes the token of one of the two mailed links. The second of them makes the change: the user logs in with the ' +
      'new address, and the old one gets a mail. Sessions stay. Repeating it changes nothing.',
    limits: emailChangeLinks,
    benefit: emailChange,
    body: z.strictObject({ token }),
    response: z.object({
      email: described(z.string(), 'The new e-mail address.'),
      changed: described(z.boolean(), 'False while the other address is not confirmed.'),
    }),
    errors: ['invalid_code', 'email_taken'],
  },
  cancelEmailChange: {
    summary: 'Cancel a change of an e-mail address',
    description: 'Takes the token of one of the two mailed links, of which neither works afterwards.',
    limits: emailChangeLinks,
    benefit: emailChange,
    body: z.strictObject({ token }),
    response: message,
    errors: ['invalid_code'],
  },
  getSessions: {
    summary: 'List the own sessions',
    description: 'The devices on which the user is logged in, the last used first, at most 100.',
    benefit: 'a shopper sees on which devices the account is logged in',
    response: z.object({ sessions: z.array(accountSession) }),
  },
  endSession: {
    summary: 'End one of the own sessions',
    description: 'Revokes its bearer token. Repeating it answers `not_found`.',
    benefit: 'a shopper can log out a single device',
    params: idOf('session'),
    response: message,
    errors: ['not_found'],
  },
  exportData: {
    summary: 'Download the own data',
    description:
      'Everything that the shop stores about the logged-in user, as one HTML file for people, which also has it as JSON, ' +
      'in the element with the id `data`. Passwords and tokens are left out.',
    limits: `${rateOf(callLimits.dataExportsByUser)} by one user.`,
    benefit: 'a shopper can download all data of the account',
    response: z.string(),
    errors: ['rate_limited'],
  },
  deleteAccount: {
    summary: 'Delete the own account',
    description:
      'Requires the current password. Ends every session and deletes what identifies the customer. Orders stay without ' +
      'name, address and phone number. Refused while an order is unpaid, unsent, disputed or due for refund ' +
      '(`order_under_way`), and for admins (`forbidden`).',
    limits: 'a wrong current password counts as a wrong password at `login`.',
    benefit: 'a shopper can delete the account',
    body: z.strictObject({ currentPassword }),
    response: message,
    errors: ['wrong_password', 'order_under_way', 'forbidden', 'rate_limited'],
  },
  getProfile: {
    summary: 'Read the logged-in user',
    description: 'Also answers how many orders of any status the user has, and how many pages they fill.',
    query: z.object({ page }),
    response: z.object({ user: user, pagination: profilePagination, settings, pendingEmail }),
  },
} as const satisfies SchemasOf<typeof accountEndpoints & typeof settingsEndpoints>;
