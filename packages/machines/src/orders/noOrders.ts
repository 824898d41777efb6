import type { Order } from '@abs/contract';

export type OrdersContext = {
  /** The pending orders as the server sorts them, newest first. The badge shows their number. */
  orders: readonly Order[];
  /** The order whose cancellation is being confirmed or under way. */
  orderId: string | null;
  message: string | null;
  /** Whether a user was signed in when the machine started. */
  isSignedIn: boolean;
};

/** No orders, as before a login. */
export const NO_ORDERS = { orders: [], orderId: null, message: null } satisfies Partial<OrdersContext>;
