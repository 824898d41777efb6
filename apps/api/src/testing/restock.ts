import { restockRequests } from '../db/schema.ts';
import type { OutgoingMail } from '../services.ts';
import { createToken, hashToken } from '../token.ts';
import type { TestApp } from './testApp.ts';

/** The token of the link in a mail about restock. */
export function restockTokenIn(mail: OutgoingMail | undefined): string {
  const token = /\/restock\/(?:confirm|cancel)#([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`No link about restock in: ${mail?.text}`);
  return token;
}

/** Adds confirmed requests of these addresses for a product, in this order. */
export async function addRestockRequests(app: TestApp, productId: string, emails: readonly string[]): Promise<void> {
  const now = app.clock.now();
  const rows = emails.map((email, index) => ({
    productId,
    email,
    tokenHash: hashToken(createToken()),
    createdAt: new Date(now.getTime() + index),
    confirmedAt: now,
  }));
  await app.db.autocommit((tx) => tx.insert(restockRequests).values(rows));
}

/** Recipients of all back-in-stock mails, in the order of their creation. */
export async function backInStockRecipients({ db }: TestApp): Promise<string[]> {
  const sent = await db.autocommit((tx) =>
    tx.query.mails.findMany({ orderBy: (mail, { asc }) => asc(mail.createdAt) }),
  );
  return sent.filter(({ subject }) => subject.startsWith('Back in stock')).map(({ recipient }) => recipient);
}
