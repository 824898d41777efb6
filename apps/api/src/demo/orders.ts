import { randomBytes } from 'node:crypto';
import type { OrderEventKind } from '@abs/contract';
import { limits } from '@abs/contract';
import { asc, isNotNull } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { orderEvents, orderLines, orders, payments, products } from '../db/schema.ts';
import type { OrderRow } from '../orders/mapper.ts';
import { nextOrderNumbers, orderSearchText, paymentSearchText } from '../orders/orderText.ts';
import type { Services } from '../services.ts';
import type { DemoPeople } from './people.ts';
import { DAY, HOUR, MINUTE, pick, type Random } from './random.ts';
import { seedSandbox } from './sandbox.ts';
import { type Story, storiesOf } from './stories.ts';

type Line = Omit<typeof orderLines.$inferInsert, 'orderId'>;
type Event = { kind: OrderEventKind; at: Date; byUserId: string | null };

/** A past order as stored, with its events. */
export type PastOrder = { story: Story; order: OrderRow; lines: Line[]; events: Event[] };

/** Paid orders younger than this are not cleared yet. */
const CLEARED_AFTER = 1.5 * DAY;

/** The events of an order, oldest first. */
function eventsOf({ user, age, status, cancelledBy }: Story, now: Date, adminId: string, random: Random): Event[] {
  const placedAt = new Date(now.getTime() - Math.round(age));
  const after = (ms: number) => new Date(placedAt.getTime() + Math.round(ms));
  const events: Event[] = [{ kind: 'placed', at: placedAt, byUserId: user.id }];
  const paid = () => events.push({ kind: 'paid', at: after(4 * MINUTE), byUserId: null });
  if (status === 'SUCCESS') {
    paid();
    const clearedAt = after((6 + 24 * random()) * HOUR);
    if (age > CLEARED_AFTER) events.push({ kind: 'cleared', at: clearedAt, byUserId: adminId });
  }
  if (cancelledBy === 'time') {
    events.push({ kind: 'expired', at: after(limits.ORDER_LIFETIME_MS + MINUTE), byUserId: null });
  }
  if (cancelledBy === 'customer') events.push({ kind: 'cancelled', at: after(3 * MINUTE), byUserId: user.id });
  if (cancelledBy === 'shop') {
    paid();
    events.push({ kind: 'cancelled', at: after(5 * HOUR), byUserId: adminId });
  }
  return events;
}

/** Adds past orders of the customers. The stock in the catalogue is what is left after them. */
export async function seedOrders(
  tx: Tx,
  services: Services,
  { customers, admin }: DemoPeople,
  now: Date,
  random: Random,
): Promise<PastOrder[]> {
  const catalogue = await tx.select().from(products).where(isNotNull(products.slug)).orderBy(asc(products.position));
  if (catalogue.length === 0) return [];
  const stories = storiesOf(customers, now, random);
  const numbers = await nextOrderNumbers(tx, stories.length);

  const drafts = stories.map((story, index) => {
    const chosen = new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(random, catalogue)));
    const lines = [...chosen].flatMap((product, position): Line[] => {
      const { id: productId, priceKobo, name, size, color, colorHex, sku, pictures } = product;
      const [cover] = pictures;
      const quantity = random() < 0.8 ? 1 : 2;
      return cover ? [{ productId, position, quantity, priceKobo, name, size, color, colorHex, sku, cover }] : [];
    });
    const events = eventsOf(story, now, admin.id, random);
    // Money that was paid for a cancelled order is due for refund.
    if (story.attempts.includes('refundDue')) {
      const last = events.at(-1)?.at ?? now;
      events.push({ kind: 'refundDue', at: new Date(last.getTime() + MINUTE), byUserId: null });
    }
    return { story, lines, events, number: numbers[index] ?? '' };
  });

  // The stories are sorted from old to new, so numbers rise with time.
  const written = await tx
    .insert(orders)
    .values(drafts.map((draft, index) => orderOf(draft, services.config.deliveryFeeKobo, index)))
    .returning();
  const past = drafts.flatMap((draft, index) => (written[index] ? [{ ...draft, order: written[index] }] : []));

  await tx
    .insert(orderLines)
    .values(past.flatMap(({ lines, order }) => lines.map((line) => ({ ...line, orderId: order.id }))));
  await tx
    .insert(orderEvents)
    .values(
      past
        .flatMap(({ order, events }) =>
          events.map(({ kind, at, byUserId }) => ({ orderId: order.id, kind, byUserId, createdAt: at })),
        )
        .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
    );
  const attempts = past.flatMap((one) => attemptsOf(one, now));
  await tx.insert(payments).values(attempts);
  if (!services.config.paystackSecretKey) await seedSandbox(tx, services, attempts);
  return past;
}

type Draft = { story: Story; lines: Line[]; events: Event[]; number: string };

function orderOf({ story, lines, events, number }: Draft, deliveryFeeKobo: number, index: number) {
  const { user, status, attempts } = story;
  const at = (...kinds: OrderEventKind[]) => events.find(({ kind }) => kinds.includes(kind))?.at ?? null;
  const createdAt = at('placed') ?? new Date(0);
  const expiresAt = new Date(createdAt.getTime() + limits.ORDER_LIFETIME_MS);
  const subtotalKobo = lines.reduce((sum, line) => sum + line.priceKobo * line.quantity, 0);
  const phoneNumber = `0803555${String(1000 + index * 37).slice(-4)}`;
  return {
    number,
    userId: user.id,
    status,
    paymentStatus:
      status === 'SUCCESS'
        ? ('paid' as const)
        : attempts.includes('refundDue')
          ? ('refundDue' as const)
          : ('unpaid' as const),
    subtotalKobo,
    deliveryFeeKobo,
    totalKobo: subtotalKobo + deliveryFeeKobo,
    deliveryAddress: user.deliveryAddress ?? 'Lagos',
    phoneNumber,
    createdAt,
    expiresAt,
    // Keeps the pending orders of the demo for a day.
    heldUntil: expiresAt,
    paidAt: at('paid'),
    cancelledAt: at('cancelled', 'expired'),
    clearedAt: at('cleared'),
    searchText: orderSearchText({ number, phoneNumber }, user, lines),
  };
}

function attemptsOf({ story: { user, attempts }, order }: Pick<PastOrder, 'story' | 'order'>, now: Date) {
  return attempts.map((status, index) => {
    // An open attempt began just now, because an old one would be closed immediately.
    const begun = new Date(
      status === 'pending' ? now.getTime() - MINUTE : order.createdAt.getTime() + (1 + index) * MINUTE,
    );
    return {
      reference: `abs-${randomBytes(12).toString('hex')}`,
      orderId: order.id,
      userId: user.id,
      amountKobo: order.totalKobo,
      status,
      createdAt: begun,
      settledAt: status === 'pending' ? null : new Date(begun.getTime() + MINUTE),
      searchText: paymentSearchText(order.number, user),
      email: user.email,
      orderNumber: order.number,
    };
  });
}
