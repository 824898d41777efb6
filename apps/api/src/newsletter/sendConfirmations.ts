import { asc, eq, isNotNull } from 'drizzle-orm';
import { newsletterSubscribers } from '../db/schema.ts';
import { prepareLinks } from '../mail/links.ts';
import type { Services } from '../services.ts';
import { confirmationMail } from './mails.ts';

/** How many mails are written in one transaction. */
const BATCH = 50;

/** Queues the confirmation mails that are due. Any number of processes may run it concurrently. */
export async function sendConfirmations(services: Services): Promise<void> {
  await services.db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(newsletterSubscribers)
      .where(isNotNull(newsletterSubscribers.mailDueAt))
      .orderBy(asc(newsletterSubscribers.mailDueAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (due.length === 0) return;
    const linkTo = await prepareLinks(tx, services);
    for (const { email } of due) {
      await services.mailer.enqueue(tx, confirmationMail(linkTo, email));
      await tx
        .update(newsletterSubscribers)
        .set({ mailDueAt: null, mailedAt: services.now() })
        .where(eq(newsletterSubscribers.email, email));
    }
  });
}
