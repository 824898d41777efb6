import { CallError, type Cart, type CartItem, limits, type PriceAnswer } from '@abs/contract';
import { totalOf } from '../shared/sums.ts';

/** A cart as the shopper saw it, with the amounts that they agree to pay. Naira. */
export type ShownCart = {
  items: readonly CartItem[];
  deliveryFee: number;
  /** The price of the order, delivery included; null if a price is not known. */
  total: PriceAnswer;
  /** Whether the backend compares the expected total. Otherwise the shop reads the cart again before the order. */
  takesExpectedTotal: boolean;
};

type Change<Value = number> = { was: Value; now: Value };

/** How a cart line changed between display and order. */
export type CartLineChange = {
  productId: string;
  name: string;
  /** Naira per piece; null if unchanged. */
  price: Change<PriceAnswer> | null;
  /** Pieces; null if unchanged. `was` is 0 for a line that was added elsewhere, `now` is 0 for a removed line. */
  quantity: Change | null;
  /** The stock if it is too low for the line, which blocks the order; otherwise null. */
  left: number | null;
};

export type CartChanges = {
  lines: readonly CartLineChange[];
  /** Naira; null if unchanged. */
  deliveryFee: Change | null;
  total: Change<PriceAnswer>;
  /** Whether the cart can be ordered as it is now. */
  isOrderable: boolean;
};

const changeOf = <Value>(was: Value, now: Value): Change<Value> | null => (was === now ? null : { was, now });

/** The server's cart, ready to be shown. Fills in a missing delivery fee and total. */
export function shownCartOf({ items, deliveryFee = limits.DEFAULT_DELIVERY_FEE, total }: Cart): ShownCart {
  return {
    items,
    deliveryFee,
    total: total ?? totalOf(items, deliveryFee),
    takesExpectedTotal: total !== undefined,
  };
}

/** The cart in the refusal of an order that differs from the shown cart; null for any other error. */
export function refusedCart(error: unknown): ShownCart | null {
  return error instanceof CallError && error.cart ? shownCartOf(error.cart) : null;
}

/** The differences between two versions of a cart, in the current order of lines, removed lines last. */
export function compareCarts(shown: ShownCart, current: ShownCart): CartChanges {
  const before = new Map(shown.items.map((item) => [item.productId, item]));
  const kept = current.items.map((item): CartLineChange => {
    const { productId, product, quantity } = item;
    const old = before.get(productId);
    before.delete(productId);
    const stock = product.quantity ?? quantity;
    return {
      productId,
      name: product.name,
      price: old ? changeOf(old.product.price, product.price) : null,
      quantity: changeOf(old?.quantity ?? 0, quantity),
      left: stock < quantity ? stock : null,
    };
  });
  const removed = [...before.values()].map(
    ({ productId, product, quantity }): CartLineChange => ({
      productId,
      name: product.name,
      price: null,
      quantity: { was: quantity, now: 0 },
      left: null,
    }),
  );
  return {
    lines: [...kept, ...removed].filter(({ price, quantity, left }) => price || quantity || left !== null),
    deliveryFee: changeOf(shown.deliveryFee, current.deliveryFee),
    total: { was: shown.total, now: current.total },
    isOrderable: current.items.length > 0 && current.total !== null && kept.every(({ left }) => left === null),
  };
}

/** Whether the shopper has to confirm again: a line, the delivery fee or the total differs. */
export function hasChanges({ lines, deliveryFee, total }: CartChanges): boolean {
  return lines.length > 0 || deliveryFee !== null || total.was !== total.now;
}

/** Whether an order has exactly the lines of a cart. Compares products by id if the order has it, otherwise by name. */
export function isOrderOf(
  orderItems: readonly { quantity: number; product: { id?: string | undefined; name: string } }[],
  items: readonly CartItem[],
): boolean {
  const wanted = [...items];
  for (const { quantity, product } of orderItems) {
    const at = wanted.findIndex(
      (item) =>
        item.quantity === quantity &&
        (product.id === undefined ? item.product.name === product.name : item.productId === product.id),
    );
    if (at < 0) return false;
    wanted.splice(at, 1);
  }
  return wanted.length === 0;
}
