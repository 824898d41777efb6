import type { LinkTo } from '../mail/links.ts';
import { renderMail } from '../mail/template.ts';
import type { OutgoingMail } from '../services.ts';
import { CONFIRMATION_DAYS } from './subscribers.ts';

/** Asks a new subscriber to confirm. */
export function confirmationMail(linkTo: LinkTo, to: string): OutgoingMail {
  return {
    to,
    subject: 'Confirm your subscription to the ABS newsletter',
    unsubscribeUrl: linkTo('unsubscribe', to),
    ...renderMail({
      title: 'Confirm your subscription',
      paragraphs: [
        'Someone, probably you, would like to get the ABS newsletter at this address.',
        `Confirm within ${CONFIRMATION_DAYS} days to get it. If it wasn’t you, ignore this email: we won’t send the newsletter, and we’ll delete your address.`,
      ],
      action: { label: 'Confirm', url: linkTo('confirm', to) },
    }),
  };
}

/** Welcomes a new subscriber. */
export function subscribedMail(linkTo: LinkTo, to: string): OutgoingMail {
  const unsubscribeUrl = linkTo('unsubscribe', to);
  return {
    to,
    subject: 'You’re subscribed to the ABS newsletter',
    unsubscribeUrl,
    ...renderMail({
      title: 'You’re subscribed',
      paragraphs: ['Thank you for subscribing. We’ll send you news of the shop and nothing else.'],
      unsubscribeUrl,
    }),
  };
}
