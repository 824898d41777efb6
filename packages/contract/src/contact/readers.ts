import { messageIfAny, optionalMessage } from '../reading/messages.ts';
import { additive, object, oneOf } from '../reading/reader.ts';

export const contactReaders = {
  sendContactMessage: optionalMessage('Thank you for your message.'),
  subscribeToNewsletter: object<{ message: string; confirmBy?: 'mail' | undefined }>({
    message: messageIfAny('Thank you for subscribing!'),
    confirmBy: additive(oneOf(['mail'])),
  }),
};
