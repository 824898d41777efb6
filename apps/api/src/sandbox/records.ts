import { count, desc, eq, sum } from 'drizzle-orm';
import type { Hono, MiddlewareHandler } from 'hono';
import type { Tx } from '../db/database.ts';
import { sandboxTransactions } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { koboOf, refused, transactionData } from './protocol.ts';
import { sendRefund } from './refunds.ts';
import { findTransaction, type SandboxTransaction } from './transactions.ts';

const MOST_PER_PAGE = 100;

type Status = SandboxTransaction['status'];
const statuses: readonly Status[] = ['success', 'failed', 'abandoned'];

/** A parameter as a whole number of at least 1. */
function positive(text: string | undefined, usual: number): number {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : usual;
}

async function totals(tx: Tx, status: Status | undefined) {
  const [all] = await tx
    .select({ total: count(), volume: sum(sandboxTransactions.amountKobo).mapWith(Number) })
    .from(sandboxTransactions)
    .where(status && eq(sandboxTransactions.status, status));
  return { total: all?.total ?? 0, volume: all?.volume ?? 0 };
}

/** A transaction by its id or its reference. */
async function findByEither(tx: Tx, name: unknown): Promise<SandboxTransaction | null> {
  if (typeof name !== 'number' && typeof name !== 'string') return null;
  const id = Number(name);
  if (!Number.isInteger(id) || id > 2 ** 31 - 1) return findTransaction(tx, { reference: String(name) });
  const [found] = await tx.select().from(sandboxTransactions).where(eq(sandboxTransactions.id, id));
  return found ?? null;
}

/**
 * The calls that other software of a merchant makes: list, fetch and totals of transactions, and refunds
 * (https://paystack.com/docs/api/transaction, https://paystack.com/docs/api/refund).
 * @param keyed refuses requests without the key
 */
export function mountRecords(app: Hono, services: Services, base: string, keyed: MiddlewareHandler): void {
  const { db, now } = services;

  app.get(`${base}/transaction`, keyed, async (context) => {
    const status = statuses.find((one) => one === context.req.query('status'));
    const perPage = Math.min(positive(context.req.query('perPage'), 50), MOST_PER_PAGE);
    const page = positive(context.req.query('page'), 1);
    const skipped = (page - 1) * perPage;
    const [rows, { total, volume }] = await db.autocommit(async (tx) => [
      await tx
        .select()
        .from(sandboxTransactions)
        .where(status && eq(sandboxTransactions.status, status))
        .orderBy(desc(sandboxTransactions.id))
        .limit(perPage)
        .offset(skipped),
      await totals(tx, status),
    ]);
    return context.json({
      status: true,
      message: 'Transactions retrieved',
      data: rows.map((row) => transactionData(row, now())),
      meta: { total, total_volume: volume, skipped, perPage, page, pageCount: Math.ceil(total / perPage) },
    });
  });

  app.get(`${base}/transaction/totals`, keyed, async (context) => {
    const { total, volume } = await db.autocommit((tx) => totals(tx, 'success'));
    return context.json({
      status: true,
      message: 'Transaction totals',
      data: {
        total_transactions: total,
        total_volume: volume,
        total_volume_by_currency: [{ currency: 'NGN', amount: volume }],
      },
    });
  });

  app.get(`${base}/transaction/:id`, keyed, async (context) => {
    const found = await db.autocommit((tx) => findByEither(tx, context.req.param('id')));
    if (!found) return context.json(refused('Transaction not found', 'transaction_not_found'), 404);
    return context.json({ status: true, message: 'Transaction retrieved', data: transactionData(found, now()) });
  });

  app.post(`${base}/refund`, keyed, async (context) => {
    const body: unknown = await context.req.json().catch(() => null);
    const { transaction, amount } = (body ?? {}) as Record<string, unknown>;
    const found = await db.autocommit((tx) => findByEither(tx, transaction));
    if (!found) return context.json(refused('Transaction not found', 'transaction_not_found'), 404);
    const kobo = amount === undefined ? found.amountKobo - found.refundedKobo : koboOf(amount);
    const id = now().getTime();
    const sent = await sendRefund(services, { reference: found.reference, amount: kobo ?? 0, id });
    if (typeof sent === 'string') return context.json(refused(sent), 400);
    return context.json({
      status: true,
      message: 'Refund has been queued for processing',
      data: {
        id,
        status: 'pending',
        amount: kobo,
        currency: found.currency,
        domain: 'test',
        transaction: transactionData(found, now()),
      },
    });
  });
}
