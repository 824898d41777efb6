import type { Order } from '@abs/contract/entities';
import { and, asc, desc, eq, inArray, like, or } from 'drizzle-orm';
import { toUser } from '../accounts/mapper.ts';
import { findPendingEmail, findUser } from '../accounts/queries.ts';
import { findSessions } from '../accounts/sessions.ts';
import { findAddresses } from '../addresses/queries.ts';
import { ApiError } from '../apiError.ts';
import { cartItems } from '../cart/queries.ts';
import type { Tx } from '../db/database.ts';
import {
  cartLines,
  contactMessages,
  knownPlaces,
  messageReplies,
  newsletterSubscribers,
  orders,
  payments,
  products,
  restockRequests,
  securityEvents,
} from '../db/schema.ts';
import type { SessionUser } from '../http/handler.ts';
import { toNaira } from '../money.ts';
import { refusals } from '../refusals.ts';
import type { Services } from '../services.ts';
import { findTwoFactor } from '../twoFactor/checkCode.ts';
import { countRecoveryCodes } from '../twoFactor/recoveryCodes.ts';
import { toWishlistItem } from '../wishlist/mapper.ts';
import { findItems, shareTokenOf } from '../wishlist/queries.ts';

/** What the shop stores about a user, besides the orders, of which there can be many. */
export type PersonalData = Omit<Awaited<ReturnType<typeof loadPersonalData>>, 'orderIds'>;

/** The payments for some orders, by order, oldest first. */
export async function paymentsOf(tx: Tx, orderIds: readonly string[]) {
  const rows = await tx
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const toPayment = ({
    reference,
    displayKobo,
    currency,
    receivedCurrency,
    status,
    createdAt,
    settledAt,
  }: (typeof rows)[number]) => ({
    reference,
    amount: toNaira(displayKobo),
    currency: receivedCurrency ?? currency,
    status,
    createdAt,
    settledAt,
  });
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map([...byOrder].map(([orderId, group]) => [orderId, group.map(toPayment)]));
}

type Payment = NonNullable<ReturnType<Awaited<ReturnType<typeof paymentsOf>>['get']>>[number];
export type ExportedOrder = Order & { payments: Payment[] };

/**
 * Everything that the shop stores about a user, without passwords and tokens. What people left as guests belongs to the
 * owner of the e-mail address, which the account has verified.
 */
export async function loadPersonalData(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id, email, tokenHash }: SessionUser,
) {
  const exportedAt = now();
  const wishlist = (await findItems(db, id)).map(toWishlistItem);
  return db.autocommit(async (tx) => {
    const row = await findUser(tx, id);
    if (!row) throw new ApiError(...refusals.loginNeeded);
    const { status, emailVerifiedAt, lastSeenAt, deliveryAddress } = row;
    return {
      exportedAt,
      account: {
        ...toUser(row),
        status,
        emailVerifiedAt,
        lastSeenAt,
        deliveryAddress,
        pendingEmail: await findPendingEmail(tx, id, exportedAt),
        twoFactor: await twoFactorOf(tx, id),
      },
      orderIds: await orderIdsOf(tx, id),
      cart: await cartItems(tx, eq(cartLines.userId, id)),
      addresses: (await findAddresses(tx, id)).map(({ deliveryAddress, phoneNumber, isDefault }) => ({
        deliveryAddress,
        phoneNumber,
        isDefault,
      })),
      wishlist: { items: wishlist, isShared: (await shareTokenOf(tx, id)) !== null },
      restockRequests: await restockRequestsOf(tx, id, email),
      newsletter: await subscriptionOf(tx, email),
      messages: await messagesOf(tx, email),
      sessions: (await findSessions(tx, id, exportedAt)).map((session) => ({
        device: session.device,
        createdAt: session.createdAt,
        lastUsedAt: session.lastUsedAt,
        expiresAt: session.expiresAt,
        isCurrent: session.tokenHash === tokenHash,
      })),
      knownAddresses: await knownAddressesOf(tx, id),
      securityEvents: await securityEventsOf(tx, id),
    };
  });
}

/** Null while two-factor authentication is off. */
async function twoFactorOf(tx: Tx, userId: string) {
  const enabledAt = (await findTwoFactor(tx, userId))?.enabledAt;
  return enabledAt ? { enabledAt, recoveryCodesLeft: await countRecoveryCodes(tx, userId) } : null;
}

async function orderIdsOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id));
  return rows.map(({ id }) => id);
}

const restockRequestsOf = (tx: Tx, userId: string, email: string) =>
  tx
    .select({
      product: { id: products.id, name: products.name, size: products.size, color: products.color },
      email: restockRequests.email,
      createdAt: restockRequests.createdAt,
      confirmedAt: restockRequests.confirmedAt,
      sentAt: restockRequests.sentAt,
      cancelledAt: restockRequests.cancelledAt,
    })
    .from(restockRequests)
    .innerJoin(products, eq(products.id, restockRequests.productId))
    .where(or(eq(restockRequests.userId, userId), eq(restockRequests.email, email)))
    .orderBy(desc(restockRequests.createdAt), desc(restockRequests.id));

/** Null if the address is not subscribed to the newsletter. */
async function subscriptionOf(tx: Tx, email: string) {
  const { createdAt, confirmedAt } = newsletterSubscribers;
  const [row] = await tx
    .select({ createdAt, confirmedAt })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return row ?? null;
}

async function messagesOf(tx: Tx, email: string) {
  const sent = await tx
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.email, email))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id));
  const replies = await tx
    .select()
    .from(messageReplies)
    .where(
      inArray(
        messageReplies.messageId,
        sent.map(({ id }) => id),
      ),
    )
    .orderBy(asc(messageReplies.createdAt), asc(messageReplies.id));
  const byMessage = Map.groupBy(replies, ({ messageId }) => messageId);
  return sent.map(({ id, name, message, createdAt }) => ({
    name,
    message,
    createdAt,
    replies: (byMessage.get(id) ?? []).map(({ text, createdAt }) => ({ text, createdAt })),
  }));
}

/** The IP addresses of recent logins. Known devices are left out: all that is stored of them is a hash. */
async function knownAddressesOf(tx: Tx, userId: string) {
  const PREFIX = 'address:';
  const rows = await tx
    .select()
    .from(knownPlaces)
    .where(and(eq(knownPlaces.userId, userId), like(knownPlaces.place, `${PREFIX}%`)))
    .orderBy(desc(knownPlaces.lastSignInAt));
  return rows.map(({ place, lastSignInAt }) => ({ address: place.slice(PREFIX.length), lastSignInAt }));
}

const securityEventsOf = (tx: Tx, userId: string) =>
  tx
    .select({
      kind: securityEvents.kind,
      address: securityEvents.address,
      count: securityEvents.count,
      at: securityEvents.lastAt,
    })
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.lastAt), desc(securityEvents.id));
