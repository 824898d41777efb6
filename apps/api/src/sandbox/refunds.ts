import { eq, sql } from 'drizzle-orm';
import { sandboxTransactions } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { transactionData } from './protocol.ts';
import { findTransaction, type SandboxTransaction } from './transactions.ts';
import { postEvent } from './webhooks.ts';

const refundStatuses = ['pending', 'processing', 'processed', 'failed'] as const;
const disputeSteps = ['create', 'remind', 'resolve'] as const;
const resolutions = ['declined', 'merchant-accepted'] as const;

const DAY_MS = 24 * 60 * 60_000;

type Sent = { event: string; delivered: boolean };

/**
 * Reports a refund to the shop: `{ reference, amount?, status?, id? }`, amount in kobo. By default, it is a processed
 * refund of the remaining amount. To report a later status of the same refund, send the same `id`.
 * @returns an error message when it is impossible
 */
export async function sendRefund(services: Services, request: unknown): Promise<Sent | string> {
  const { reference, amount, status = 'processed', id } = fieldsOf(request);
  const transaction = await paidTransaction(services, reference);
  if (typeof transaction === 'string') return transaction;
  const known = refundStatuses.find((one) => one === status);
  if (!known) return `status must be one of ${refundStatuses.join(', ')}`;
  const left = transaction.amountKobo - transaction.refundedKobo;
  const sum = amount ?? left;
  if (!Number.isSafeInteger(sum) || (sum as number) <= 0 || (sum as number) > left) {
    return `amount must be from 1 to ${left} kobo`;
  }
  if (known === 'processed') {
    await services.db.transaction((tx) =>
      tx
        .update(sandboxTransactions)
        .set({ refundedKobo: sql`${sandboxTransactions.refundedKobo} + ${sum}` })
        .where(eq(sandboxTransactions.id, transaction.id)),
    );
  }
  return deliver(services, `refund.${known}`, {
    id: typeof id === 'number' || typeof id === 'string' ? id : services.now().getTime(),
    status: known,
    transaction_reference: transaction.reference,
    refund_reference: known === 'processed' ? `bank-${services.now().getTime()}` : null,
    amount: String(sum),
    currency: transaction.currency,
    customer: { email: transaction.email },
    domain: 'test',
  });
}

/**
 * Reports a dispute to the shop: `{ reference, step, resolution? }`.
 * @returns an error message when it is impossible
 */
export async function sendDispute(services: Services, request: unknown): Promise<Sent | string> {
  const { reference, step, resolution } = fieldsOf(request);
  const transaction = await paidTransaction(services, reference);
  if (typeof transaction === 'string') return transaction;
  const known = disputeSteps.find((one) => one === step);
  if (!known) return `step must be one of ${disputeSteps.join(', ')}`;
  if (known === 'resolve' && !resolutions.some((one) => one === resolution)) {
    return `resolution must be one of ${resolutions.join(', ')}`;
  }
  const now = services.now();
  return deliver(services, `charge.dispute.${known}`, {
    id: transaction.id,
    refund_amount: transaction.amountKobo - transaction.refundedKobo,
    currency: transaction.currency,
    status: known === 'resolve' ? 'resolved' : 'awaiting-merchant-feedback',
    resolution: known === 'resolve' ? resolution : null,
    transaction: transactionData(transaction, now),
    transaction_reference: null,
    category: 'chargeback',
    dueAt: new Date(now.getTime() + 2 * DAY_MS).toISOString(),
    created_at: now.toISOString(),
    domain: 'test',
  });
}

const fieldsOf = (request: unknown): Record<string, unknown> =>
  typeof request === 'object' && request !== null ? (request as Record<string, unknown>) : {};

async function paidTransaction({ db }: Services, reference: unknown): Promise<SandboxTransaction | string> {
  if (typeof reference !== 'string') return 'reference is required';
  const found = await db.autocommit((tx) => findTransaction(tx, { reference }));
  if (!found) return 'Transaction reference not found.';
  return found.status === 'success' ? found : 'This transaction was not paid.';
}

async function deliver(services: Services, event: string, data: unknown): Promise<Sent> {
  try {
    return { event, delivered: await postEvent(services, event, data) };
  } catch (error) {
    services.log.warn({ err: error, event }, 'A sandbox webhook could not be delivered');
    return { event, delivered: false };
  }
}
