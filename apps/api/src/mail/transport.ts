import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import { mailbox, parseMailbox } from './mailbox.ts';
import { PLACES, type Transport } from './outbox.ts';

/**
 * SMTP if SMTP_URL is set, otherwise the development mailbox in the outbox; null if mails must wait for a mail server.
 */
export function createTransport(config: Config): Transport | null {
  if (config.smtpUrl) return smtp(config.smtpUrl, config);
  if (config.devMailbox) return { keepsInOutbox: true, send: async () => {} };
  return null;
}

/**
 * Prevents automatic replies (RFC 3834). Exchange and Outlook use a header of their own, whose value `All` would also
 * suppress delivery reports.
 */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

function smtp(url: string, { mailFrom, unsubscribeEmail }: Config): Transport {
  const sender = parseMailbox(mailFrom);
  if (!sender) throw new Error(`Not a sender of mails: ${mailFrom}`);
  const unsubscribeAddress = mailbox(unsubscribeEmail ?? sender.address).address;
  const server = nodemailer.createTransport({
    url,
    // Connections stay open between mails. Short timeouts replace nodemailer's, which are up to ten minutes.
    pool: true,
    maxConnections: PLACES,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    keepsInOutbox: false,
    async send({ to, writtenBy, unsubscribeUrl, subject, text, html }) {
      await server.sendMail({
        from: { ...sender },
        to: mailbox(to),
        ...(writtenBy && { replyTo: mailbox(writtenBy) }),
        subject,
        text,
        html,
        headers: {
          ...(!writtenBy && automatic),
          ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl, unsubscribeAddress)),
        },
      });
    },
    close: () => server.close(),
  };
}

/** Headers with which mail clients show an unsubscribe button: RFC 2369, and RFC 8058 for one click without a page. */
const unsubscribeHeaders = (url: string, address: string) => ({
  'List-Unsubscribe': `<${url}>, <mailto:${address}?subject=unsubscribe>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
