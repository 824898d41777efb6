import type { CartItem, Picture, User } from '@abs/contract';
import { formatDate, formatNaira, fullName } from '@abs/ui';
import { initialsOf } from '@abs/ui/components/Avatar';
import type { Filling, PictureFilling } from './filling.ts';

/** Amounts in naira; null if a price is unknown. */
export type SeenCart = {
  items: readonly CartItem[];
  subtotal: number | null;
  deliveryFee: number;
  total: number | null;
};

function pictureFilling(picture: Picture | string): PictureFilling {
  if (typeof picture === 'string') return { ground: null, files: [null, null, picture] };
  return { ground: picture.ground, files: [picture.srcset, picture.webp ?? null, picture.src] };
}

function lineFilling({ product, quantity }: CartItem): Filling {
  const { name, price, size, sizes = [], color, colorHex } = product;
  const isChoice = sizes.some((option) => option.size !== size);
  return {
    name,
    picture: pictureFilling(product.cover ?? product.salesCoverPicture),
    price: formatNaira(price && price * quantity),
    unitPrice: price !== null && quantity > 1 ? `${formatNaira(price)} each` : null,
    sizeChoice: isChoice ? size : null,
    size: isChoice ? null : size,
    dot: colorHex ? { ground: colorHex, files: [] } : null,
    color: color.trim() || 'No color available',
    quantity: `${quantity}`,
  };
}

/** The contents of CartLastSeen; null for an empty cart. */
export function cartFilling({ items, subtotal, deliveryFee, total }: SeenCart): Filling | null {
  if (items.length === 0) return null;
  return {
    count: `${items.length}`,
    unit: items.length === 1 ? ' item' : ' items',
    line: items.map(lineFilling),
    subtotal: formatNaira(subtotal),
    deliveryFee: formatNaira(deliveryFee),
    total: formatNaira(total),
  };
}

/** The contents of ProfileLastSeen. */
export function profileFilling(user: User, totalOrders: number): Filling {
  return {
    name: fullName(user) || 'Your profile',
    initials: initialsOf([user.firstName, user.lastName]),
    email: user.email,
    gender: user.gender ?? 'Not given',
    created: user.createdAt ? formatDate(user.createdAt) : 'Not known',
    totalOrders: `${totalOrders}`,
  };
}
