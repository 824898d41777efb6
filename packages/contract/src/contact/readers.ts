import { optionalMessage } from '../reading/messages.ts';

export const contactReaders = {
  sendContactMessage: optionalMessage('Thank you for your message.'),
  subscribeToNewsletter: optionalMessage('Thank you for subscribing!'),
};
