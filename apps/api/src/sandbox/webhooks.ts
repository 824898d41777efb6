import { API_BASE_PATH, endpoints } from '@abs/contract';
import { asc, eq, lte } from 'drizzle-orm';
import { sandboxTransactions } from '../db/schema.ts';
import { ownOrigin } from '../payments/ownOrigin.ts';
import { sign } from '../payments/signature.ts';
import type { Services } from '../services.ts';
import { controlOf } from './control.ts';
import { transactionData } from './protocol.ts';
import type { SandboxTransaction } from './transactions.ts';

/** Failed or interrupted deliveries are retried after this, and given up when Paystack would. */
const RETRY_MS = 5_000;
const GIVE_UP_MS = 72 * 60 * 60_000;
const TIMEOUT_MS = 10_000;

/** Claims due webhooks by moving their due time, so that other processes skip them and a crash repeats them. */
function claimDue(services: Services): Promise<SandboxTransaction[]> {
  const now = services.now();
  return services.db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(sandboxTransactions)
      .where(lte(sandboxTransactions.webhookDueAt, now))
      .orderBy(asc(sandboxTransactions.id))
      .limit(20)
      .for('update', { skipLocked: true });
    const again = new Date(now.getTime() + RETRY_MS);
    for (const { id } of due) {
      await tx.update(sandboxTransactions).set({ webhookDueAt: again }).where(eq(sandboxTransactions.id, id));
    }
    return due;
  });
}

/** Posts one signed `charge.success`. @returns true when no retry is needed. */
async function post(services: Services, transaction: SandboxTransaction): Promise<boolean> {
  const { webhook } = controlOf(services);
  const data = transactionData(transaction, services.now());
  const amount = webhook === 'wrong-amount' ? data.amount - 100 : data.amount;
  return postEvent(services, 'charge.success', { ...data, amount });
}

/** Posts a signed event. @returns true when no retry is needed: the shop accepted it, or had to refuse a forged one */
export async function postEvent(services: Services, event: string, data: unknown): Promise<boolean> {
  const { webhook } = controlOf(services);
  const body = JSON.stringify({ event, data });
  const key = webhook === 'forged' ? 'sk_test_forged' : services.paymentKey;
  const response = await fetch(`${ownOrigin(services.config)}${API_BASE_PATH}${endpoints.receivePaymentEvent.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-paystack-signature': sign(body, key) },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.ok || webhook === 'forged';
}

async function deliver(services: Services, transaction: SandboxTransaction): Promise<void> {
  const times = controlOf(services).webhook === 'repeat' ? 3 : 1;
  const age = services.now().getTime() - transaction.createdAt.getTime();
  let done = age > GIVE_UP_MS;
  try {
    for (let i = 0; i < times; i++) done = (await post(services, transaction)) || done;
  } catch (error) {
    services.log.warn({ err: error, reference: transaction.reference }, 'A sandbox webhook could not be delivered');
  }
  if (!done) return;
  await services.db.transaction((tx) =>
    tx.update(sandboxTransactions).set({ webhookDueAt: null }).where(eq(sandboxTransactions.id, transaction.id)),
  );
}

/** Delivers webhooks that are due, including those left by a crash or an earlier failure. */
export async function deliverDueWebhooks(services: Services): Promise<void> {
  const due = await claimDue(services);
  if (controlOf(services).webhook === 'reorder') due.reverse();
  for (const transaction of due) await deliver(services, transaction);
}

/** Delivers the webhook of a charge when it is due, without making the customer wait for it. */
export function scheduleWebhooks(services: Services, dueAt: Date | null): void {
  if (!dueAt) return;
  setTimeout(
    () => {
      deliverDueWebhooks(services).catch((error: unknown) => {
        services.log.warn({ err: error }, 'Sandbox webhooks could not be delivered');
      });
    },
    Math.max(0, dueAt.getTime() - services.now().getTime()),
  ).unref();
}
