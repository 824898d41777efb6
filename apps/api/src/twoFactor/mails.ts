import { renderMail } from '../mail/template.ts';
import type { OutgoingMail } from '../services.ts';

type Content = Omit<OutgoingMail, 'to'>;

/** What to do if somebody else has changed or used the account. */
const notYou = 'If that was not you, reset your password now and contact the owner of the shop.';

/** Informs an admin that logins require a code now, or no longer. */
export function twoFactorChangedMail(change: 'on' | 'off'): Content {
  const title = `Two-factor authentication is ${change}`;
  return {
    subject: `${title} for your ABS account`,
    ...renderMail({
      title,
      paragraphs: [
        change === 'on'
          ? 'Logging in to your ABS account now requires a code from your authenticator app. You were logged out on all other devices.'
          : 'Logging in to your ABS account now requires only your password.',
        notYou,
      ],
    }),
  };
}

/** Informs an admin that a recovery code was used up. @param left how many remain */
export function recoveryCodeUsedMail(left: number): Content {
  return {
    subject: 'A recovery code was used for your ABS account',
    ...renderMail({
      title: 'A recovery code was used',
      paragraphs: [
        `Somebody has just used one of your recovery codes. ${left === 1 ? '1 code is' : `${left} codes are`} left. You can replace them on your profile.`,
        notYou,
      ],
    }),
  };
}

/** Warns an admin whose password may be known to somebody else. */
export function wrongTwoFactorCodesMail(): Content {
  return {
    subject: 'Somebody may know the password of your ABS account',
    ...renderMail({
      title: 'Many wrong codes after the right password',
      paragraphs: [
        'Your password was entered for your ABS account, followed by several wrong codes. The account was not opened.',
        'If that was not you, somebody knows your password. Reset it now, and do not use it anywhere else.',
      ],
    }),
  };
}
