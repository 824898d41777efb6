import { limits } from '@abs/contract';
import { renderMail } from '../mail/template.ts';
import type { OutgoingMail } from '../services.ts';
import type { Purpose } from './codes.ts';

type Content = Omit<OutgoingMail, 'to'>;

const minutes = limits.OTP_LIFETIME_MS / 60_000;

/** The mail that carries a one-time code. The subject shows it too: phones then offer it without opening the mail. */
export function codeMail(purpose: Purpose, code: string): Content {
  const verifying = purpose === 'verifyEmail';
  return {
    subject: `${code} is your ABS ${verifying ? 'verification' : 'password reset'} code`,
    ...renderMail({
      title: verifying ? 'Verify your email' : 'Reset your password',
      paragraphs: [
        verifying
          ? 'Enter this code to finish setting up your ABS account.'
          : 'Enter this code to choose a new password for your ABS account.',
        `It works once, for ${minutes} minutes. If you did not ask for it, you can ignore this mail.`,
      ],
      code,
    }),
  };
}

/** Tells the owner that the password was changed, in case it was somebody else. */
export function passwordChangedMail(): Content {
  return {
    subject: 'Your ABS password was changed',
    ...renderMail({
      title: 'Your password was changed',
      paragraphs: [
        'The password of your ABS account has just been changed, and you were signed out everywhere.',
        'If that was not you, reset your password now and contact us.',
      ],
    }),
  };
}
