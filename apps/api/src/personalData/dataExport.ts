import { inArray } from 'drizzle-orm';
import { recordSecurityEvent } from '../accounts/securityEvents.ts';
import { lagosDay } from '../admin/lagosDay.ts';
import type { Tx } from '../db/database.ts';
import { orders } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { enforce, limitOf } from '../limits/rateLimit.ts';
import { loadOrders } from '../orders/queries.ts';
import type { Services } from '../services.ts';
import { pageEnd, pageStart, toArticle } from './dataExportPage.ts';
import { type ExportedOrder, loadPersonalData, type PersonalData, paymentsOf } from './loadPersonalData.ts';

/** Orders that are read and held in memory at a time. */
const BATCH = 100;

/** The user's data as one file: a page for people, and the same as JSON. */
export const exportData: Handler<'exportData'> = async (_input, { services, user, ip }) => {
  const { db } = services;
  const now = services.now();
  await db.autocommit(async (tx) => {
    await enforce(tx, now, limitOf.dataExportsByUser(user.id));
    await recordSecurityEvent(tx, { kind: 'dataExported', userId: user.id, email: user.email, ip }, now);
  });
  const { orderIds, ...data } = await loadPersonalData(services, user);
  return { fileName: `abs-data-${lagosDay(now)}.html`, pieces: filePieces(db, data, orderIds) };
};

/** Reads the orders twice, once for the page and once for the JSON, so that they need not fit into memory. */
async function* filePieces(
  db: Services['db'],
  data: PersonalData,
  orderIds: readonly string[],
): AsyncGenerator<string> {
  yield await pageStart(data, orderIds.length);
  for await (const batch of batchesOf(db, orderIds)) {
    yield (await Promise.all(batch.map(toArticle))).join('');
  }
  yield await pageEnd(data);

  yield `<script type="application/json" id="data">${jsonInHtml(data).slice(0, -1)},"orders":[`;
  let separator = '';
  for await (const batch of batchesOf(db, orderIds)) {
    yield separator + batch.map(jsonInHtml).join(',');
    separator = ',';
  }
  yield ']}</script></body></html>\n';
}

async function* batchesOf(db: Services['db'], orderIds: readonly string[]): AsyncGenerator<ExportedOrder[]> {
  for (let start = 0; start < orderIds.length; start += BATCH) {
    const ids = orderIds.slice(start, start + BATCH);
    yield await db.autocommit((tx) => loadBatch(tx, ids));
  }
}

async function loadBatch(tx: Tx, ids: readonly string[]): Promise<ExportedOrder[]> {
  const payments = await paymentsOf(tx, ids);
  const loaded = await loadOrders(tx, inArray(orders.id, [...ids]));
  return loaded.map((order) => ({ ...order, payments: payments.get(order.id) ?? [] }));
}

/** JSON that cannot end its script element: a text in it may contain `</script>`. */
const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
