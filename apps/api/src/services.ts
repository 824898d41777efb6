import type { SQLWrapper } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { PublicAnswers } from './cache/publicAnswers.ts';
import type { Config } from './config.ts';
import type { Database, Tx } from './db/database.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { Storage } from './storage/storage.ts';

export type OutgoingMail = {
  to: string;
  /** The id of its subject, if `withdraw` may delete the mail. */
  aboutId?: string;
  /** The author's e-mail, which gets replies. Undefined: the shop wrote it, and its headers mark it as automatic. */
  writtenBy?: string;
  /** Where the recipient unsubscribes, on a page or with one POST (RFC 8058). Every mail to subscribers has it. */
  unsubscribeUrl?: string;
  subject: string;
  text: string;
  html: string;
  /** When its content expires. Until then it is sent before mails without this; afterwards it is not sent. */
  expiresAt?: Date;
};

/** The outbox: a mail is stored in the transaction that causes it, and delivered after the commit. */
export interface Mailer {
  enqueue(tx: Tx, mail: OutgoingMail): Promise<void>;
  /** The statement of `enqueue`, for `writeTogether`. */
  enqueueTogether(tx: Tx, mail: OutgoingMail): SQLWrapper;
  /** Withdraws the mails about a subject that are not sent yet. @returns false when there were none */
  withdraw(tx: Tx, aboutId: string): Promise<boolean>;
  /** Runs the outbox soon instead of at its next turn. */
  nudge(): void;
}

/** Everything that handlers and jobs may use. Created once at start; tests create their own. */
export type Services = {
  config: Config;
  db: Database;
  mailer: Mailer;
  payments: PaymentProvider;
  /** Signs the payment provider's calls and webhooks: see payments/signature.ts. */
  paymentKey: string;
  /** Kept answers that are the same for every visitor. */
  publicAnswers: PublicAnswers;
  /** Uploaded pictures. */
  storage: Storage;
  log: Logger;
  /** The current time; tests move it. */
  now: () => Date;
};
