import { asc, isNotNull } from 'drizzle-orm';
import { BYTE_ORDER_MARK, csvRecord } from '../admin/csv.ts';
import { lagosTime } from '../admin/lagosDay.ts';
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
    BYTE_ORDER_MARK + csvRecord(['email', 'confirmed (Lagos)', 'unsubscribe']),
    ...subscribers.map(({ email, confirmedAt }) =>
      csvRecord([email, confirmedAt ? lagosTime(confirmedAt) : '', linkTo('unsubscribe', email)]),
    ),
  ].join('');
}
