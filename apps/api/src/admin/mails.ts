import { nameOf, type UserRow } from '../accounts/mapper.ts';
import type { contactMessages } from '../db/schema.ts';
import { isolated, renderMail } from '../mail/template.ts';
import type { OutgoingMail } from '../services.ts';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' });

const lines = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * A reply to a message of the contact form, followed by that message. It has the shop's sender, like all mails, but the
 * customer's reply to it goes to the admin who wrote it.
 */
export function replyMail(
  message: Pick<typeof contactMessages.$inferSelect, 'name' | 'email' | 'message' | 'createdAt'>,
  text: string,
  author: Pick<UserRow, 'firstName' | 'lastName' | 'email'>,
): OutgoingMail {
  return {
    to: message.email,
    writtenBy: author.email,
    subject: 'Re: your message to ABS',
    ...renderMail({
      title: 'Re: your message to ABS',
      paragraphs: [
        isolated`Hello ${message.name},`,
        ...lines(text),
        isolated`${nameOf(author)}, ABS`,
        `You wrote on ${date.format(message.createdAt)}:`,
        ...lines(message.message).map((line) => `> ${line}`),
      ],
    }),
  };
}
