import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import { mailbox, parseMailbox } from './mailbox.ts';
import { PLACES, type Transport } from './outbox.ts';

/** SMTP when SMTP_URL is set; else the outbox is the mailbox; null when mails must wait for a mail server. */
export function createTransport(config: Config): Transport | null {
  if (config.smtpUrl) return smtp(config.smtpUrl, config.mailFrom);
  if (config.devMailbox) return { keepsInOutbox: true, send: async () => {} };
  return null;
}

function smtp(url: string, from: string): Transport {
  const sender = parseMailbox(from);
  if (!sender) throw new Error(`Not a sender of mails: ${from}`);
  const server = nodemailer.createTransport(url, {
    // Connections stay open between mails, and none hangs for nodemailer's ten minutes.
    pool: true,
    maxConnections: PLACES,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  } as Parameters<typeof nodemailer.createTransport>[1]);
  return {
    keepsInOutbox: false,
    async send({ to, replyTo, subject, text, html }) {
      await server.sendMail({
        from: { ...sender },
        to: mailbox(to),
        ...(replyTo && { replyTo: mailbox(replyTo) }),
        subject,
        text,
        html,
      });
    },
    close: () => server.close(),
  };
}
