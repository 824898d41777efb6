import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { sandboxTransactions } from '../db/schema.ts';
import type { CardOutcome } from './cards.ts';
import type { Control } from './control.ts';

export type SandboxTransaction = typeof sandboxTransactions.$inferSelect;

export type Opening = Pick<
  SandboxTransaction,
  'reference' | 'email' | 'amountKobo' | 'currency' | 'callbackUrl' | 'metadata'
>;

/** After this, an unfinished transaction counts as abandoned. */
const ABANDONED_AFTER_MS = 30 * 60_000;
/** Webhooks delayed to a multiple of this are sent together, so that their order can be reversed. */
const REORDER_MS = 2_000;

/** Opens a transaction. @returns null when the reference was used before. */
export async function openTransaction(tx: Tx, opening: Opening, now: Date): Promise<SandboxTransaction | null> {
  const accessCode = randomBytes(12).toString('hex');
  const [opened] = await tx
    .insert(sandboxTransactions)
    .values({ ...opening, accessCode, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return opened ?? null;
}

export async function findTransaction(
  tx: Tx,
  by: { reference: string } | { accessCode: string },
): Promise<SandboxTransaction | null> {
  const where =
    'reference' in by
      ? eq(sandboxTransactions.reference, by.reference)
      : eq(sandboxTransactions.accessCode, by.accessCode);
  const [found] = await tx.select().from(sandboxTransactions).where(where);
  return found ?? null;
}

/** The state of a transaction for the customer and for verify. */
export type TransactionState = 'open' | 'waiting' | 'declined' | 'paid' | 'abandoned';

export function stateOf(transaction: SandboxTransaction, now: Date): TransactionState {
  if (transaction.status === 'success') return 'paid';
  if (transaction.status === 'abandoned') return 'abandoned';
  if (transaction.status === 'failed') return 'declined';
  if (now.getTime() - transaction.createdAt.getTime() > ABANDONED_AFTER_MS) return 'abandoned';
  return transaction.gatewayResponse === null ? 'open' : 'waiting';
}

function webhookDue(control: Control, now: Date): Date | null {
  const at = now.getTime();
  switch (control.webhook) {
    case 'drop':
      return null;
    case 'delay':
      return new Date(at + control.delayMs);
    case 'reorder':
      return new Date((Math.floor(at / REORDER_MS) + 1) * REORDER_MS);
    default:
      return now;
  }
}

/**
 * Charges a card once: a transaction that is paid, waiting or abandoned is not changed, however often the form is sent.
 * A declined one can be tried again.
 */
export async function charge(
  tx: Tx,
  accessCode: string,
  outcome: CardOutcome,
  control: Control,
  now: Date,
): Promise<SandboxTransaction | null> {
  const locked = await lock(tx, accessCode);
  if (!locked || !['open', 'declined'].includes(stateOf(locked, now))) return locked;
  const changes = {
    success: {
      status: 'success' as const,
      gatewayResponse: 'Successful',
      paidAt: now,
      webhookDueAt: webhookDue(control, now),
    },
    declined: { status: 'failed' as const, gatewayResponse: 'Declined' },
    insufficient: { status: 'failed' as const, gatewayResponse: 'Insufficient Funds' },
    timeout: { status: 'pending' as const, gatewayResponse: 'Bank did not answer' },
  }[outcome];
  return update(tx, accessCode, changes);
}

/** Cancels a transaction for the customer; only possible while it is open or declined. */
export async function abandon(tx: Tx, accessCode: string, now: Date): Promise<SandboxTransaction | null> {
  const locked = await lock(tx, accessCode);
  if (!locked || !['open', 'declined'].includes(stateOf(locked, now))) return locked;
  return update(tx, accessCode, { status: 'abandoned', gatewayResponse: 'The customer cancelled' });
}

async function lock(tx: Tx, accessCode: string): Promise<SandboxTransaction | null> {
  const [locked] = await tx
    .select()
    .from(sandboxTransactions)
    .where(eq(sandboxTransactions.accessCode, accessCode))
    .for('update');
  return locked ?? null;
}

async function update(
  tx: Tx,
  accessCode: string,
  changes: Partial<SandboxTransaction>,
): Promise<SandboxTransaction | null> {
  const [updated] = await tx
    .update(sandboxTransactions)
    .set(changes)
    .where(eq(sandboxTransactions.accessCode, accessCode))
    .returning();
  return updated ?? null;
}
