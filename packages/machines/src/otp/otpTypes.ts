import type { CallResponse, UserCredentials } from '@abs/contract';

/** What the code is for: a new account, a login with an unverified e-mail, a forgotten password. */
export type OtpFlow = 'signup' | 'login' | 'reset';

export type OtpInput = {
  flow: OtpFlow;
  /** Null when not known, as after opening /otp by hand: then the person enters it. */
  email: string | null;
  /**
   * When another code may be sent, in milliseconds since the epoch. Leave out when a code was sent just now; pass what
   * was stored when the screen is reloaded; pass null when no code is known to have been sent.
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

/** The outcome: signed in with credentials, or a reset code which is good and not spent yet. */
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
  /** The e-mail being typed where none was known. */
  typedEmail: string;
  emailError: string | null;
  code: string;
  /** Why this very code was refused; it is not sent again until it changes. */
  codeError: string | null;
  /** What else went wrong: offline, too many tries, no code sent. The same code may be sent again. */
  message: string | null;
  /** When another code may be sent. The app keeps it, so that a reload finds it again. */
  resendAt: number | null;
  now: () => number;
  verified: OtpOutput | null;
};

export type VerifyAnswer = CallResponse<'verifyEmail'>;
export type CheckAnswer = CallResponse<'verifyEmailAccount'>;
export type SendAnswer = CallResponse<'requestOtp'>;
export type CodeSent = { email: string; otp: string };
