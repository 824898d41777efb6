import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { userSearchText } from '../accounts/mapper.ts';
import { normalizeSearchWords } from '../catalogue/searchText.ts';
import type { Tx } from '../db/database.ts';
import { contactMessages, orderLines, orders, payments, users } from '../db/schema.ts';
import { orderSearchText, paymentSearchText } from '../orders/orderText.ts';
import type { Services } from '../services.ts';

const BATCH = 500;

type Searched = PgTable & { id: PgColumn; searchText: PgColumn };
type Text = { id: string; text: string };

/**
 * Writes the search texts of rows that have none: old rows, from before search texts existed, and rows that a process
 * of an older version adds while it is being replaced. Not a migration, because the texts are folded in TypeScript.
 */
export async function fillSearchTexts(services: Pick<Services, 'db'>): Promise<void> {
  await fill(services, users, async (tx, ids) => {
    const rows = await tx.select().from(users).where(inArray(users.id, ids));
    return rows.map((row) => ({ id: row.id, text: userSearchText(row) }));
  });

  await fill(services, orders, async (tx, ids) => {
    const rows = await tx
      .select({ order: orders, customer: users })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .where(inArray(orders.id, ids));
    const lines = await tx
      .select({ orderId: orderLines.orderId, name: orderLines.name })
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids))
      .orderBy(asc(orderLines.orderId), asc(orderLines.position));
    const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
    return rows.map(({ order, customer }) => ({
      id: order.id,
      text: orderSearchText(order, customer, linesOf.get(order.id) ?? []),
    }));
  });

  await fill(services, payments, async (tx, ids) => {
    const rows = await tx
      .select({ id: payments.id, number: orders.number, customer: users })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .innerJoin(users, eq(users.id, payments.userId))
      .where(inArray(payments.id, ids));
    return rows.map(({ id, number, customer }) => ({ id, text: paymentSearchText(number, customer) }));
  });

  await fill(services, contactMessages, async (tx, ids) => {
    const rows = await tx.select().from(contactMessages).where(inArray(contactMessages.id, ids));
    return rows.map((row) => ({ id: row.id, text: normalizeSearchWords(row.name, row.email, row.message) }));
  });
}

/** Uses small transactions, so that others do not wait long. */
async function fill(
  { db }: Pick<Services, 'db'>,
  table: Searched,
  textsOf: (tx: Tx, ids: string[]) => Promise<Text[]>,
): Promise<void> {
  const isMissing = eq(table.searchText, '');
  let after: string | undefined;
  do {
    after = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: table.id })
        .from(table)
        .where(and(isMissing, after === undefined ? undefined : gt(table.id, after)))
        .orderBy(asc(table.id))
        .limit(BATCH);
      const ids = rows.map(({ id }) => id as string);
      const texts = ids.length === 0 ? [] : await textsOf(tx, ids);
      if (texts.length > 0) {
        const values = sql.join(
          texts.map(({ id, text }) => sql`(${id}::uuid, ${text}::text)`),
          sql`, `,
        );
        // Only if it is still missing: a change of a name may have written it meanwhile.
        await tx.execute(sql`
          update ${table} set search_text = filled.text from (values ${values}) as filled (id, text)
          where ${table.id} = filled.id and ${isMissing}`);
      }
      return ids.length === BATCH ? ids.at(-1) : undefined;
    });
  } while (after !== undefined);
}
