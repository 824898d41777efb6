import type { SQLWrapper } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { PublicAnswers } from './cache/publicAnswers.ts';
import type { Config } from './config.ts';
import type { Database, Tx } from './db/database.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { Storage } from './storage/storage.ts';

export type OutgoingMail = {
  to: string;
  /** The id of what it is about, where `withdraw` may take it back. */
  aboutId?: string;
  /** The e-mail of the person who wrote it, where answers go. Without, the shop wrote it, and its headers say so. */
  writtenBy?: string;
  /** Where its recipient unsubscribes, on a page and by a POST alone (RFC 8058): every mail to subscribers has it. */
  unsubscribeUrl?: string;
  subject: string;
  text: string;
  html: string;
  /** When what it says is void: it is not sent afterwards, and before others until then. */
  expiresAt?: Date;
};

/** The outbox: a mail is written in the transaction that gives reason for it, and delivered after the commit. */
export interface Mailer {
  enqueue(tx: Tx, mail: OutgoingMail): Promise<void>;
  /** The statement of `enqueue`, for `writeTogether`. */
  enqueueTogether(tx: Tx, mail: OutgoingMail): SQLWrapper;
  /** Withdraws the mails about a subject that are not sent yet. @returns false when there were none */
  withdraw(tx: Tx, aboutId: string): Promise<boolean>;
  /** Has the outbox looked at soon, rather than at its next round. */
  nudge(): void;
}

/** What handlers and jobs may use; made once at start, by hand in tests. */
export type Services = {
  config: Config;
  db: Database;
  mailer: Mailer;
  payments: PaymentProvider;
  /** What the payment provider's calls and webhooks are signed with: see payments/signature.ts. */
  paymentKey: string;
  /** Kept answers that are the same for every visitor. */
  publicAnswers: PublicAnswers;
  /** Uploaded pictures. */
  storage: Storage;
  log: Logger;
  /** The current time; tests move it. */
  now: () => Date;
};
