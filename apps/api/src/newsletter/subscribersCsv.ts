import { asc, isNotNull } from 'drizzle-orm';
import { csvRecord } from '../admin/csv.ts';
import type { Tx } from '../db/database.ts';
import { newsletterSubscribers } from '../db/schema.ts';
import { prepareLinks } from '../mail/links.ts';
import type { Services } from '../services.ts';

/** The confirmed subscribers as CSV, the oldest first, each with a link to unsubscribe. */
export async function subscribersCsv(tx: Tx, services: Pick<Services, 'config'>): Promise<string> {
  const linkTo = await prepareLinks(tx, services);
  const subscribers = await tx
    .select()
    .from(newsletterSubscribers)
    .where(isNotNull(newsletterSubscribers.confirmedAt))
    .orderBy(asc(newsletterSubscribers.confirmedAt), asc(newsletterSubscribers.email));
  return [
    csvRecord(['email', 'confirmed', 'unsubscribe']),
    ...subscribers.map(({ email, confirmedAt }) =>
      csvRecord([email, confirmedAt?.toISOString() ?? '', linkTo('unsubscribe', email)]),
    ),
  ].join('');
}
