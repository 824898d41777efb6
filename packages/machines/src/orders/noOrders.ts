import type { Order } from '@abs/contract';

export type OrdersContext = {
  /** The pending ones, as the server sorts them: newest first. Their number is the badge's. */
  orders: readonly Order[];
  /** The order whose cancellation is being confirmed or under way. */
  orderId: string | null;
  message: string | null;
  /** Whether somebody was signed in when the machine started. */
  isSignedIn: boolean;
};

/** No orders, as before somebody signs in. */
export const NO_ORDERS = { orders: [], orderId: null, message: null } satisfies Partial<OrdersContext>;
