import type { Order, OrderItem } from '@abs/contract/entities';
import type { orderLines, orders } from '../db/schema.ts';
import type { AllFields } from '../http/allFields.ts';
import { toNaira } from '../money.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;

/** An order as the API returns it. Its lines show the products as ordered, even if they have changed since. */
export function toOrder(order: OrderRow, lines: readonly OrderLineRow[]): Required<Order> {
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    paymentStatus: order.paymentStatus,
    subtotal: toNaira(order.subtotalKobo),
    deliveryFee: toNaira(order.deliveryFeeKobo),
    totalPrice: toNaira(order.totalKobo),
    deliveryAddress: order.deliveryAddress,
    phoneNumber: order.phoneNumber,
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.status === 'PENDING' ? order.expiresAt.toISOString() : null,
    heldUntil: order.status === 'PENDING' ? order.heldUntil.toISOString() : null,
    refundDue: toNaira(order.refundDueKobo),
    refunded: toNaira(order.refundedKobo),
    orderItems: lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      price: toNaira(line.priceKobo),
      product: {
        id: line.productId,
        name: line.name,
        size: line.size,
        color: line.color,
        colorHex: line.colorHex ?? undefined,
        sku: line.sku ?? undefined,
        salesCoverPicture: line.cover.src,
        cover: line.cover,
      } satisfies AllFields<OrderItem['product']>,
    })),
  };
}
