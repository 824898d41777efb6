import { randomBytes } from 'node:crypto';
import type { OrderStatus } from '@abs/contract';
import { limits } from '@abs/contract';
import { asc, isNotNull } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { orderLines, orders, payments, products, sandboxTransactions } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { DemoUser } from './people.ts';
import { DAY, HOUR, MINUTE, pick, type Random } from './random.ts';

type PaymentStatus = (typeof payments.$inferSelect)['status'];
/** One order of the past: how old, how it ended, and its attempts to pay, the last one last. */
type Story = { user: DemoUser; age: number; status: OrderStatus; attempts: PaymentStatus[] };

/** Ada's: enough paid ones for two pages, and something in every tab. */
function adasStories(user: DemoUser): Story[] {
  return [
    ...[61, 52, 38, 26, 17, 11, 4].map(
      (days, index): Story => ({
        user,
        age: days * DAY,
        status: 'SUCCESS',
        attempts: index === 2 ? ['failed', 'paid'] : ['paid'],
      }),
    ),
    { user, age: 33 * DAY, status: 'CANCELLED', attempts: ['abandoned'] },
    { user, age: 20 * DAY, status: 'CANCELLED', attempts: ['refundDue'] },
    { user, age: 9 * HOUR, status: 'PENDING', attempts: ['failed', 'abandoned'] },
    { user, age: 40 * MINUTE, status: 'PENDING', attempts: ['pending'] },
  ];
}

/** Everybody else's, over the last 60 days; more of them lately, since the shop is growing. */
function othersStories(others: readonly DemoUser[], now: Date, random: Random): Story[] {
  const stories: Story[] = [];
  for (let i = 0; i < 46; i++) {
    const age = (1 + 58 * random() ** 1.35) * DAY;
    const members = others.filter((user) => now.getTime() - user.createdAt.getTime() > age);
    if (members.length === 0) continue;
    const roll = random();
    const user = pick(random, members);
    if (roll < 0.8)
      stories.push({ user, age, status: 'SUCCESS', attempts: roll < 0.1 ? ['failed', 'paid'] : ['paid'] });
    else stories.push({ user, age, status: 'CANCELLED', attempts: roll < 0.9 ? ['abandoned'] : ['failed'] });
  }
  const active = others.filter((user) => user.status === 'active');
  for (const hours of [3, 7, 15]) {
    stories.push({
      user: pick(random, active),
      age: hours * HOUR,
      status: 'PENDING',
      attempts: hours === 7 ? ['failed'] : [],
    });
  }
  return stories;
}

/** Gives the customers a past. Stock is what the catalogue says is left after all this. */
export async function seedOrders(tx: Tx, services: Services, customers: DemoUser[], now: Date, random: Random) {
  const [ada, ...others] = customers;
  const catalogue = await tx.select().from(products).where(isNotNull(products.slug)).orderBy(asc(products.position));
  if (!ada || catalogue.length === 0) return;
  const stories = [...adasStories(ada), ...othersStories(others, now, random)].sort((a, b) => b.age - a.age);

  const drafts = stories.map((story) => {
    const createdAt = new Date(now.getTime() - Math.round(story.age));
    const chosen = new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(random, catalogue)));
    const lines = [...chosen].map((product) => ({ product, quantity: random() < 0.8 ? 1 : 2 }));
    const subtotalKobo = lines.reduce((sum, { product, quantity }) => sum + product.priceKobo * quantity, 0);
    return { ...story, createdAt, lines, subtotalKobo, settledAt: new Date(createdAt.getTime() + 4 * MINUTE) };
  });

  // One after the other, so that numbers rise with time.
  const written = await tx
    .insert(orders)
    .values(
      drafts.map(({ user, status, attempts, createdAt, settledAt, subtotalKobo }, index) => ({
        userId: user.id,
        status,
        paymentStatus:
          status === 'SUCCESS'
            ? ('paid' as const)
            : attempts.includes('refundDue')
              ? ('refundDue' as const)
              : ('unpaid' as const),
        subtotalKobo,
        deliveryFeeKobo: services.config.deliveryFeeKobo,
        totalKobo: subtotalKobo + services.config.deliveryFeeKobo,
        deliveryAddress: user.deliveryAddress ?? 'Lagos',
        phoneNumber: `0803555${String(1000 + index * 37).slice(-4)}`,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + limits.ORDER_LIFETIME_MS),
        paidAt: status === 'SUCCESS' ? settledAt : null,
        cancelledAt: status === 'CANCELLED' ? settledAt : null,
      })),
    )
    .returning({ id: orders.id, number: orders.number, totalKobo: orders.totalKobo });
  const past = drafts.flatMap((draft, index) => (written[index] ? [{ ...draft, order: written[index] }] : []));

  await tx.insert(orderLines).values(
    past.flatMap(({ lines, order }) =>
      lines.flatMap(({ product, quantity }, position) => {
        const { id: productId, priceKobo, name, size, color, pictures } = product;
        const [cover] = pictures;
        return cover ? [{ orderId: order.id, productId, position, quantity, priceKobo, name, size, color, cover }] : [];
      }),
    ),
  );
  const attempts = past.flatMap(({ user, order, attempts, createdAt }) =>
    attempts.map((status, index) => {
      // An attempt that is still open began just now: an old one would be closed at once.
      const begun =
        status === 'pending' ? new Date(now.getTime() - MINUTE) : new Date(createdAt.getTime() + (1 + index) * MINUTE);
      return {
        reference: `abs-${randomBytes(12).toString('hex')}`,
        orderId: order.id,
        userId: user.id,
        amountKobo: order.totalKobo,
        status,
        createdAt: begun,
        settledAt: status === 'pending' ? null : new Date(begun.getTime() + MINUTE),
        email: user.email,
        orderNumber: order.number,
      };
    }),
  );
  await tx.insert(payments).values(attempts);
  if (!services.config.paystackSecretKey) await seedSandbox(tx, services, attempts);
}

type Attempt = {
  reference: string;
  status: PaymentStatus;
  amountKobo: number;
  createdAt: Date;
  email: string;
  orderNumber: string;
};

/** The sandbox must know the attempts as the shop does, or it would deny them when asked. */
async function seedSandbox(tx: Tx, services: Services, attempts: readonly Attempt[]): Promise<void> {
  const statusOf = {
    initializing: 'pending',
    pending: 'pending',
    paid: 'success',
    refundDue: 'success',
    failed: 'failed',
    abandoned: 'abandoned',
  } as const;
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
