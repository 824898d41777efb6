import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { mails } from '../db/schema.ts';
import { type Job, repeat } from '../jobs/repeat.ts';
import type { Mailer, OutgoingMail, Services } from '../services.ts';

/** Hands a mail over for good; rejects when it should be tried again. */
export type Transport = {
  /** True when nothing but the outbox itself keeps the mail: then its text stays in it. */
  keepsInOutbox: boolean;
  send(mail: OutgoingMail): Promise<void>;
  /** Gives up connections that are kept open. */
  close?(): void;
};

export type Outbox = {
  /** Delivers all that is due now. */
  deliver(): Promise<void>;
};

const BATCH = 20;
const MAX_ATTEMPTS = 15;
/** Doubles from 5 seconds up to an hour; the claim itself counts as the first wait, in case the process dies. */
const backoff = sql`least(interval '5 seconds' * power(2, ${mails.attempts}), interval '1 hour')`;

/** The side of the outbox that domain code sees. `onEnqueue` may be called before the transaction commits. */
export function createMailer(services: Pick<Services, 'now'>, onEnqueue: () => void): Mailer {
  return {
    async enqueue(tx, mail) {
      const now = services.now();
      const { to, aboutId, replyTo, subject, text, html } = mail;
      await tx
        .insert(mails)
        .values({ recipient: to, aboutId, replyTo, subject, text, html, createdAt: now, nextAttemptAt: now });
      onEnqueue();
    },
    async withdraw(tx, aboutId) {
      const withdrawn = await tx
        .delete(mails)
        .where(and(eq(mails.aboutId, aboutId), isNull(mails.sentAt), eq(mails.attempts, 0)))
        .returning({ id: mails.id });
      return withdrawn.length > 0;
    },
    nudge: onEnqueue,
  };
}

/**
 * The side that delivers. A mail is claimed before it is sent, so that several processes share the work, and marked
 * afterwards: after a crash in between it is sent twice rather than never.
 */
export function createOutbox(services: Services, transport: Transport): Outbox {
  const { db, log, now } = services;

  const claim = () =>
    db.transaction(async (tx) => {
      const due = await tx
        .select({ id: mails.id })
        .from(mails)
        .where(and(isNull(mails.sentAt), lte(mails.nextAttemptAt, now()), lt(mails.attempts, MAX_ATTEMPTS)))
        .orderBy(asc(mails.nextAttemptAt))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      if (due.length === 0) return [];
      const ids = due.map(({ id }) => id);
      return tx
        .update(mails)
        .set({
          attempts: sql`${mails.attempts} + 1`,
          nextAttemptAt: sql`${now().toISOString()}::timestamptz + ${backoff}`,
        })
        .where(inArray(mails.id, ids))
        .returning();
    });

  const send = async (mail: typeof mails.$inferSelect) => {
    try {
      const { recipient, replyTo, subject, text, html } = mail;
      await transport.send({ to: recipient, ...(replyTo && { replyTo }), subject, text, html });
    } catch (error) {
      log.warn({ err: error, mailId: mail.id, attempt: mail.attempts }, 'A mail could not be delivered');
      return;
    }
    // Codes must not stay readable in the database once they have left it.
    const wiped = transport.keepsInOutbox ? {} : { subject: '', text: '', html: '' };
    await db.read((tx) =>
      tx
        .update(mails)
        .set({ sentAt: now(), ...wiped })
        .where(eq(mails.id, mail.id)),
    );
  };

  return {
    async deliver() {
      for (;;) {
        const claimed = await claim();
        await Promise.all(claimed.map(send));
        if (claimed.length < BATCH) return;
      }
    },
  };
}

/** Runs `prepare` and then the outbox, each second and soon after a nudge; with no outbox, mails wait. */
export function startOutbox(services: Services, outbox: Outbox | null, prepare: () => Promise<void>): Job {
  return repeat('outbox', 1_000, services.log, async () => {
    await prepare();
    await outbox?.deliver();
  });
}
