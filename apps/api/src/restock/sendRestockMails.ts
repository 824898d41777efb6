import { and, asc, count, eq, gt } from 'drizzle-orm';
import { onSale } from '../catalogue/queries.ts';
import { products, restockRequests } from '../db/schema.ts';
import { prepareLinks } from '../mail/links.ts';
import { type Job, repeat } from '../repeat.ts';
import type { Services } from '../services.ts';
import { createToken, hashToken } from '../token.ts';
import { backInStockMail } from './mails.ts';
import { isWaiting } from './queries.ts';

const MINUTE = 60_000;
/** How long mailed people can buy before the next ones are mailed, if pieces are left. */
const HEAD_START_MS = 60 * MINUTE;

/** Looks each minute for products that are back in stock. */
export const startRestockMails = (services: Services): Pick<Job, 'stop'> =>
  repeat('restock mails', MINUTE, services.log, () => sendRestockMails(services));

/**
 * Mails people who wait for products that are back in stock, once each, in the order of their requests: as many as
 * there are pieces, and the next ones an hour later, if pieces are left. Any number of processes may run it
 * concurrently.
 */
export async function sendRestockMails(services: Services): Promise<void> {
  const back = await services.db.autocommit((tx) =>
    tx
      .selectDistinct({ id: products.id })
      .from(restockRequests)
      .innerJoin(products, eq(products.id, restockRequests.productId))
      .where(and(isWaiting, gt(products.quantity, 0), onSale)),
  );
  for (const { id } of back) await mailNext(services, id);
}

async function mailNext(services: Services, productId: string): Promise<void> {
  const { db, mailer, config, now } = services;
  const time = now();
  await db.transaction(async (tx) => {
    // Locked, so that a concurrent process counts the mails sent here.
    const [product] = await tx
      .select()
      .from(products)
      .where(and(eq(products.id, productId), onSale))
      .for('no key update');
    if (!product || product.quantity === 0) return;
    const [recent] = await tx
      .select({ mails: count() })
      .from(restockRequests)
      .where(
        and(
          eq(restockRequests.productId, productId),
          gt(restockRequests.sentAt, new Date(time.getTime() - HEAD_START_MS)),
        ),
      );
    const free = product.quantity - (recent?.mails ?? 0);
    if (free <= 0) return;
    const next = await tx
      .select()
      .from(restockRequests)
      .where(and(eq(restockRequests.productId, productId), isWaiting))
      .orderBy(asc(restockRequests.createdAt), asc(restockRequests.id))
      .limit(free)
      .for('update');
    if (next.length === 0) return;
    const linkTo = await prepareLinks(tx, services);
    for (const { id, email } of next) {
      const token = createToken();
      await tx
        .update(restockRequests)
        .set({ sentAt: time, tokenHash: hashToken(token) })
        .where(eq(restockRequests.id, id));
      await mailer.enqueue(tx, backInStockMail(config, linkTo, email, product, token));
    }
  });
}
