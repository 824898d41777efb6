import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { mails } from '../db/schema.ts';
import { type Job, repeat } from '../repeat.ts';
import type { Mailer, OutgoingMail, Services } from '../services.ts';
import { reachable } from './mailbox.ts';
import { reportUndelivered } from './undelivered.ts';

/** Delivers mails. `send` rejects if the mail should be tried again. */
export type Transport = {
  /** True if only the outbox keeps the mail. Its text then stays there after sending. */
  keepsInOutbox: boolean;
  send(mail: OutgoingMail): Promise<void>;
  /** Closes the connections that are kept open. */
  close?(): void;
};

export type Outbox = {
  /**
   * Starts to send due mails, as many as there are free places.
   * @returns how many mails
   */
  sendDue(): Promise<number>;
  /** Resolves when no mail is being sent. */
  idle(): Promise<void>;
  /** Sends all due mails. */
  deliver(): Promise<void>;
};

type MailRow = typeof mails.$inferSelect;

/**
 * How many mails are sent concurrently. The last place is reserved for mails that expire, so that slow mails do not
 * delay them.
 */
export const PLACES = 6;
/**
 * Longer than a mail server may be silent (transport.ts), and renewed while sending, so that only a crashed process
 * loses its mail to another.
 */
const LEASE_MS = 120_000;
const RENEWAL_MS = 30_000;
/** How long a stopping process waits for the mail server. Unfinished mails are sent again after their lease ends. */
const STOP_MS = 3_000;
/** RFC 5321, 4.5.4.1: four to five days at least. */
const GIVE_UP_MS = 5 * 24 * 60 * 60_000;

/** Doubles from 5 seconds up to an hour. */
const backoff = (attempts: number) => Math.min(5_000 * 2 ** Math.max(0, attempts - 1), 3_600_000);

/** The mail server's error in one line that fits a table. */
const describe = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300);

/** The part of the outbox that domain code uses. `onEnqueue` may be called before the transaction commits. */
export function createMailer(services: Pick<Services, 'now'>, onEnqueue: () => void): Mailer {
  return {
    async enqueue(tx, mail) {
      // About an order of a customer who has deleted the account, such as a late payment.
      if (!reachable(mail.to)) return;
      await mailWrite(tx, mail, services.now());
      onEnqueue();
    },
    enqueueTogether(tx, mail) {
      onEnqueue();
      return mailWrite(tx, mail, services.now());
    },
    async withdraw(tx, aboutId) {
      const withdrawn = await tx
        .delete(mails)
        .where(and(eq(mails.aboutId, aboutId), isNull(mails.sentAt), isNull(mails.leasedUntil), eq(mails.attempts, 0)))
        .returning({ id: mails.id });
      return withdrawn.length > 0;
    },
    nudge: onEnqueue,
  };
}

const mailWrite = (tx: Tx, mail: OutgoingMail, now: Date) => {
  const { to, aboutId, writtenBy, unsubscribeUrl, subject, text, html, expiresAt } = mail;
  const times = { expiresAt, createdAt: now, nextAttemptAt: now };
  const content = { subject, text, html };
  return tx.insert(mails).values({ recipient: to, aboutId, replyTo: writtenBy, unsubscribeUrl, ...content, ...times });
};

/** Plans the next attempt, or gives the mail up once it is days old. */
async function markFailed(tx: Tx, services: Services, mail: MailRow, lastError: string): Promise<void> {
  const { log, now } = services;
  const attempts = mail.attempts + 1;
  const isOver = now().getTime() - mail.createdAt.getTime() >= GIVE_UP_MS;
  const note = { mailId: mail.id, attempts, reason: lastError };
  if (isOver) log.error(note, 'A mail could not be delivered and was given up');
  else log.warn(note, 'A mail could not be delivered and will be tried again');
  const nextAttemptAt = new Date(now().getTime() + backoff(attempts));
  await tx
    .update(mails)
    .set({ attempts, leasedUntil: null, lastError, nextAttemptAt, failedAt: isOver ? now() : null })
    .where(eq(mails.id, mail.id));
  if (isOver) await reportUndelivered(tx, services, { ...mail, lastError });
}

/**
 * Records the result of a mail. Retries if the database is unavailable for a moment, because a sent mail must not be
 * sent again.
 */
async function record(db: Services['db'], work: (tx: Tx) => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await db.transaction(work);
      return;
    } catch (error) {
      if (tries === 6) throw error;
      await sleep(500 * 2 ** tries);
    }
  }
}

/**
 * The part that delivers. A mail is leased before it is sent, so that several processes share the work, and marked
 * afterwards. If the process crashes between sending and marking, the mail is sent twice rather than never.
 */
export function createOutbox(services: Services, transport: Transport, renewalMs = RENEWAL_MS): Outbox {
  const { db, log, now } = services;
  const sending = new Set<Promise<void>>();

  const leaseEnd = () => new Date(now().getTime() + LEASE_MS);
  const isFree = () => or(isNull(mails.leasedUntil), lte(mails.leasedUntil, now()));
  const isWaiting = () => and(isNull(mails.sentAt), isNull(mails.failedAt), isFree());

  async function find(tx: Tx, which: SQL, limit: number): Promise<string[]> {
    if (limit <= 0) return [];
    const due = await tx
      .select({ id: mails.id })
      .from(mails)
      .where(and(isWaiting(), lte(mails.nextAttemptAt, now()), which))
      .orderBy(asc(mails.nextAttemptAt))
      .limit(limit)
      .for('update', { skipLocked: true });
    return due.map(({ id }) => id);
  }

  const claim = (free: number) =>
    db.transaction(async (tx) => {
      // An expired code would only confuse its recipient, and its text is not needed any more.
      await tx.delete(mails).where(and(isWaiting(), lte(mails.expiresAt, now())));
      const urgent = await find(tx, isNotNull(mails.expiresAt), free);
      const others = await find(tx, isNull(mails.expiresAt), free - urgent.length - 1);
      const ids = [...urgent, ...others];
      if (ids.length === 0) return [];
      return tx.update(mails).set({ leasedUntil: leaseEnd() }).where(inArray(mails.id, ids)).returning();
    });

  async function send(mail: MailRow): Promise<void> {
    const isThis = eq(mails.id, mail.id);
    const renewal = setInterval(() => {
      db.autocommit((tx) => tx.update(mails).set({ leasedUntil: leaseEnd() }).where(isThis)).catch((error: unknown) =>
        log.warn({ err: error, mailId: mail.id }, 'The lease of a mail could not be renewed'),
      );
    }, renewalMs).unref();
    try {
      const { recipient, replyTo, unsubscribeUrl, subject, text, html } = mail;
      const failure = await transport
        .send({
          to: recipient,
          ...(replyTo && { writtenBy: replyTo }),
          ...(unsubscribeUrl && { unsubscribeUrl }),
          subject,
          text,
          html,
        })
        .then(() => null, describe);
      await record(db, (tx) => (failure === null ? markSent(tx, mail) : markFailed(tx, services, mail, failure)));
    } finally {
      clearInterval(renewal);
    }
  }

  function markSent(tx: Tx, { id, attempts }: MailRow) {
    // Codes and links must not stay readable in the database after they are sent.
    const wiped = transport.keepsInOutbox ? {} : { subject: '', text: '', html: '', unsubscribeUrl: null };
    return tx
      .update(mails)
      .set({ sentAt: now(), attempts: attempts + 1, leasedUntil: null, lastError: null, ...wiped })
      .where(eq(mails.id, id));
  }

  async function sendDue(): Promise<number> {
    const free = PLACES - sending.size;
    if (free === 0) return 0;
    const claimed = await claim(free);
    for (const mail of claimed) {
      const sent = send(mail)
        .catch((error: unknown) =>
          log.error({ err: error, mailId: mail.id }, 'The end of a mail could not be recorded'),
        )
        .finally(() => {
          sending.delete(sent);
          // Now a place is free for the next mail.
          services.mailer.nudge();
        });
      sending.add(sent);
    }
    return claimed.length;
  }

  return {
    sendDue,
    async idle() {
      while (sending.size > 0) await Promise.all(sending);
    },
    async deliver() {
      for (;;) {
        const wasIdle = sending.size === 0;
        const started = await sendDue();
        if (wasIdle && started === 0) return;
        if (sending.size > 0) await Promise.race(sending);
      }
    },
  };
}

/** Runs `prepare` and then the outbox, every second and soon after a nudge. Without an outbox, mails wait. */
export function startOutbox(services: Services, outbox: Outbox | null, prepare: () => Promise<void>): Job {
  const job = repeat('outbox', 1_000, services.log, async () => {
    await prepare();
    await outbox?.sendDue();
  });
  return {
    nudge: job.nudge,
    async stop() {
      await job.stop();
      await Promise.race([outbox?.idle(), sleep(STOP_MS)]);
    },
  };
}
