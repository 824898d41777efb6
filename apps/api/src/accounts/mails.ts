import { limits } from '@abs/contract';
import { renderMail } from '../mail/template.ts';
import type { OutgoingMail } from '../services.ts';
import type { Purpose } from './storedCode.ts';

type Content = Omit<OutgoingMail, 'to'>;

const minutes = limits.OTP_LIFETIME_MS / 60_000;
const linkMinutes = limits.RESET_LINK_LIFETIME_MS / 60_000;

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
        `It works once, for ${minutes} minutes. If you did not request it, you can ignore this email.`,
      ],
      code,
    }),
  };
}

/** The mail with a link for choosing a new password. For an unverified account, the link also proves the address. */
export function linkMail(purpose: Purpose, url: string): Content {
  const verifying = purpose === 'verifyEmail';
  const title = verifying ? 'Confirm your email' : 'Reset your password';
  return {
    subject: `${title} at ABS`,
    ...renderMail({
      title,
      paragraphs: [
        verifying
          ? 'Open this link to confirm your email address and to choose the password of your ABS account.'
          : 'Open this link to choose a new password for your ABS account.',
        `It works once, for ${linkMinutes} minutes. If you did not request it, you can ignore this email.`,
      ],
      action: { label: 'Choose a password', url },
    }),
  };
}

/** Warns the owner that wrong codes were entered for the account. */
export function wrongCodesMail(): Content {
  return {
    subject: 'Wrong codes were entered for your ABS account',
    ...renderMail({
      title: 'Wrong codes were entered for your account',
      paragraphs: [
        'Somebody has entered several wrong codes for your ABS account. Your password has not been changed.',
        'If that was you, request a new code and try again. If it was not, you do not need to do anything: after a few more ' +
          'wrong codes, your account accepts only a link that we send to this address.',
        'Never share a code or a link from our emails with anybody, not even with us.',
      ],
    }),
  };
}

/** Warns the admins that codes are off for all accounts, because too many wrong ones were entered. */
export function guessingMail(): Content {
  return {
    subject: 'Somebody may be guessing codes at ABS',
    ...renderMail({
      title: 'Many wrong codes',
      paragraphs: [
        'Many wrong codes were entered in the shop. Somebody may be guessing the codes of other people.',
        'For now, no account accepts a code. Customers who sign up or reset a password get a link instead, which ' +
          'cannot be guessed. You do not need to do anything; codes will work again later.',
      ],
    }),
  };
}

/**
 * Informs the owner that the password was changed, in case another person did it.
 * @param loggedOut where the sessions were ended
 */
export function passwordChangedMail(loggedOut: 'everywhere' | 'on all other devices'): Content {
  return {
    subject: 'Your ABS password was changed',
    ...renderMail({
      title: 'Your password was changed',
      paragraphs: [
        `The password of your ABS account has just been changed, and you were logged out ${loggedOut}.`,
        'If that was not you, reset your password now and contact us.',
      ],
    }),
  };
}

/** Tells the former owner that the account is deleted. */
export function accountDeletedMail(): Content {
  return {
    subject: 'Your ABS account is deleted',
    ...renderMail({
      title: 'Your account is deleted',
      paragraphs: [
        'Your ABS account has just been deleted, with your name, addresses, messages and wishlist.',
        'If that was not you, contact us now. You can open a new account with this email address at any time.',
      ],
    }),
  };
}
