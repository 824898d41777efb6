import { CallError, type Cart, type CartItem, limits, type PriceAnswer } from '@abs/contract';
import { totalOf } from '../shared/sums.ts';

/** A cart as a shopper was shown it: what they agree to pay when they order. Naira. */
export type ShownCart = {
  items: readonly CartItem[];
  deliveryFee: number;
  /** What an order costs, delivery included; null where a price is not known. */
  total: PriceAnswer;
  /** Whether the backend compares the expected total itself; where it does not, the cart is read again first. */
  takesExpectedTotal: boolean;
};

type Change<Value = number> = { was: Value; now: Value };

/** What became of one line between being shown and being ordered. */
export type CartLineChange = {
  productId: string;
  name: string;
  /** Naira a piece; null when it is the same. */
  price: Change<PriceAnswer> | null;
  /** Pieces: from 0 for a line that was added elsewhere, to 0 for one that was removed; null when it is the same. */
  quantity: Change | null;
  /** How many there are when that is fewer than the line asks for, which blocks the order; null when there are enough. */
  left: number | null;
};

export type CartChanges = {
  lines: readonly CartLineChange[];
  /** Naira; null when it is the same. */
  deliveryFee: Change | null;
  total: Change<PriceAnswer>;
  /** Whether the cart can be ordered as it is now. */
  isOrderable: boolean;
};

const changeOf = <Value>(was: Value, now: Value): Change<Value> | null => (was === now ? null : { was, now });

/** A cart as the server answers it, ready to be shown; what the server does not say is added up here. */
export function shownCartOf({ items, deliveryFee = limits.DEFAULT_DELIVERY_FEE, total }: Cart): ShownCart {
  return {
    items,
    deliveryFee,
    total: total ?? totalOf(items, deliveryFee),
    takesExpectedTotal: total !== undefined,
  };
}

/** The cart that came with a refusal, because the order would not be what the shopper saw; null with any other error. */
export function refusedCart(error: unknown): ShownCart | null {
  return error instanceof CallError && error.cart ? shownCartOf(error.cart) : null;
}

/** What differs between two looks at a cart, in the order of the lines as they are now, removed ones last. */
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

/** Whether the shopper has to confirm again: prices, quantities or stock differ. */
export function hasChanges({ lines, deliveryFee, total }: CartChanges): boolean {
  return lines.length > 0 || deliveryFee !== null || total.was !== total.now;
}

/** Whether an order has exactly the lines of a cart. Products go by id where the order says it, else by name. */
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
