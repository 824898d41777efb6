import { limits } from '@abs/contract';
import { isolated, renderMail } from '../mail/template.ts';
import type { OutgoingMail } from '../services.ts';

type Content = Omit<OutgoingMail, 'to'>;
type Shop = { publicUrl: string };

const hours = limits.EMAIL_CHANGE_LIFETIME_MS / 3_600_000;

const pageUrl = (shop: Shop, token: string): string => {
  const url = new URL('/account/email', shop.publicUrl);
  // In the fragment, so that the token reaches no server or log.
  url.hash = token;
  return url.href;
};

/** To the current address: the owner confirms the change, or learns that another person knows the password. */
export function currentAddressMail(shop: Shop, newEmail: string, token: string): Content {
  return {
    subject: 'Confirm the new email address of your ABS account',
    ...renderMail({
      title: 'Change your email address?',
      paragraphs: [
        isolated`Somebody who knows the password of your ABS account would like to change its email address to ${newEmail}.`,
        `If it was you, open this link and confirm. We also sent a link to the new address. Your email address changes once you have confirmed both, within ${hours} hours.`,
        'If it was not you, open the link and cancel the change, then choose a new password.',
      ],
      action: { label: 'Confirm or cancel', url: pageUrl(shop, token) },
    }),
  };
}

/** To the new address. It does not name the account, because the address may be misspelled. */
export function newAddressMail(shop: Shop, token: string): Content {
  return {
    subject: 'Confirm your email address at ABS',
    ...renderMail({
      title: 'Confirm your email address',
      paragraphs: [
        'Somebody, probably you, would like to use this email address for an ABS account.',
        `If it was you, open this link and confirm. We also sent a link to the current address of the account. The email address changes once you have confirmed both, within ${hours} hours.`,
        'If it was not you, you can ignore this email.',
      ],
      action: { label: 'Confirm or cancel', url: pageUrl(shop, token) },
    }),
  };
}

/** To a new address that has an account: its owner learns why nothing happens, and nobody else does. */
export function takenAddressMail(): Content {
  return {
    subject: 'Your email address already has an ABS account',
    ...renderMail({
      title: 'Your email address already has an account',
      paragraphs: [
        'Somebody, probably you, would like to use this email address for another ABS account. It already has an account, so it cannot be used for a second one.',
        'If it was you, log in with this email address, or reset the password if you have forgotten it. If it was not you, you can ignore this email: nothing has changed.',
      ],
    }),
  };
}

/** To the old address, in case another person did it. */
export function emailChangedMail(newEmail: string): Content {
  return {
    subject: 'The email address of your ABS account was changed',
    ...renderMail({
      title: 'Your email address was changed',
      paragraphs: [
        isolated`The email address of your ABS account is now ${newEmail}. Log in with it from now on. We send no more emails about your account to this address.`,
        'If that was not you, contact us now.',
      ],
    }),
  };
}
