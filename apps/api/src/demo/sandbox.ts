import { randomBytes } from 'node:crypto';
import type { Tx } from '../db/database.ts';
import { sandboxTransactions } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { PaymentStatus } from './stories.ts';

type Attempt = {
  reference: string;
  status: PaymentStatus;
  amountKobo: number;
  createdAt: Date;
  email: string;
  orderNumber: string;
};

const statusOf = {
  initializing: 'pending',
  pending: 'pending',
  paid: 'success',
  refundDue: 'success',
  refunded: 'success',
  failed: 'failed',
  abandoned: 'abandoned',
} as const;

/** Adds the shop's payment attempts to the sandbox, which would otherwise not know them. */
export async function seedSandbox(tx: Tx, services: Services, attempts: readonly Attempt[]): Promise<void> {
  await tx.insert(sandboxTransactions).values(
    attempts.map(({ reference, status, amountKobo, createdAt, email, orderNumber }) => {
      const known = statusOf[status];
      return {
        reference,
        accessCode: randomBytes(12).toString('hex'),
        email,
        amountKobo,
        currency: 'NGN',
        callbackUrl: `${services.config.publicUrl}/payment/callback`,
        metadata: { orderNumber },
        status: known,
        gatewayResponse: known === 'pending' ? null : known === 'success' ? 'Successful' : 'Declined',
        createdAt,
        paidAt: known === 'success' ? createdAt : null,
      };
    }),
  );
}
