import type { CallResponse, UserCredentials } from '@abs/contract';

/** The purpose of the code: a new account, a login with an unverified e-mail, a forgotten password. */
export type OtpFlow = 'signup' | 'login' | 'reset';

export type OtpInput = {
  flow: OtpFlow;
  /** Null when not known, as after opening /otp by hand: then the person enters it. */
  email: string | null;
  /**
   * When another code may be sent, in milliseconds since the epoch. Leave it out if a code was sent just now. Pass the
   * stored time after a reload, or null if no code is known to have been sent.
   */
  resendAt?: number | null;
  /** The present time in milliseconds since the epoch. @default Date.now */
  now?: () => number;
};

export type OtpEvent =
  | { type: 'email.submitted'; email: string }
  /** The e-mail is not the right one: ask for another. */
  | { type: 'email.rejected' }
  | { type: 'code.changed'; code: string }
  | { type: 'code.submitted'; code?: string }
  | { type: 'resend.requested' };

/** The outcome: credentials of a login, or a reset code that is valid and not used yet. */
export type OtpOutput =
  | { flow: 'signup' | 'login'; email: string; credentials: UserCredentials }
  | { flow: 'reset'; email: string; code: string };

export type OtpEmitted =
  | ({ type: 'otp.verified' } & OtpOutput)
  | { type: 'otp.refused'; message: string }
  | { type: 'otp.resent'; message: string }
  | { type: 'resend.failed'; message: string };

export type OtpContext = {
  flow: OtpFlow;
  email: string | null;
  /** The typed e-mail, if none was known. */
  typedEmail: string;
  emailError: string | null;
  code: string;
  /** Why this code was refused. It is not sent again until it changes. */
  codeError: string | null;
  /** Any other error: offline, too many tries, no code sent. The same code may be sent again. */
  message: string | null;
  /** When another code may be sent. The app stores it for a reload. */
  resendAt: number | null;
  now: () => number;
  verified: OtpOutput | null;
};

export type VerifyAnswer = CallResponse<'verifyEmail'>;
export type CheckAnswer = CallResponse<'verifyEmailAccount'>;
export type SendAnswer = CallResponse<'requestOtp'>;
export type CodeSent = { email: string; otp: string };
