import { optionalMessage } from '../reading/messages.ts';

export const restockReaders = {
  requestRestockMail: optionalMessage('Check your inbox to confirm your email address.'),
  requestOwnRestockMail: optionalMessage('We’ll email you when it’s back.'),
  confirmRestockMail: optionalMessage('We’ll email you when it’s back.'),
  cancelRestockMails: optionalMessage('You won’t get any more of these emails.'),
};
